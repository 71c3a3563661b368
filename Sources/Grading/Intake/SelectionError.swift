import Messages

/// The reason why the given paths name no submissions, with advice on what to type instead.
package enum SelectionError: Error, Equatable, CustomStringConvertible {
  /// The paths contain nothing.
  case nothing([String])
  case missing(String)
  /// The path existed a moment ago.
  case vanished(String)
  /// A file that cannot be a submission.
  case unfit(String)
  /// Files of several people in one folder, in the form that learning platforms export.
  case mixed(String, people: [String])
  /// No name in it has the form of the platform that the user named.
  case foreign(String, Platform)
  /// A file in it assigns owners to the work, and may not be trustworthy.
  case doubtful(String, ExportDoubt)
  /// It is, or may be, a class, and cannot be opened, for this reason: a sentence about "it".
  case unopened(String, String, isFolder: Bool)
  /// An archive that is no class, and more than one student may hand in.
  case tooLarge(String)
  /// It could be one submission, with this answer, or a folder of submissions with these names.
  case ambiguous(String, answer: String, others: [String])
  /// The user called it one submission, and it looks like a whole class.
  ///
  /// - isInner: Whether it is the only entry of the folder that the user named.
  case severalAuthors(String, people: [String], isInner: Bool)

  package var description: String {
    switch self {
    case .nothing(let paths):
      "there is nothing in \(paths.joined(separator: ", ")); name submissions"
    case .missing(let path): "there is no \(path)"
    case .vanished(let path): "\(path) has just vanished"
    case .unfit(let path): "\(path) cannot be graded; name a \(SubmissionReceiver.accepted)"
    case .mixed(let path, let people):
      "\(path) holds files of several people beside each other (\(Message.listed(people))), as "
        + "learning platforms export them, beside others; say which platform with --from, or put "
        + "each one's files into a folder of their own, then name the folder around them, or say "
        + "--one if it is one submission"
    case .foreign(let path, let platform):
      "\(path) has no file with a name like those that \(platform.title) exports; name the file or "
        + "folder as it was downloaded, or another platform with --from "
        + "(\(Platform.allCases.map(\.rawValue).joined(separator: ", ")))"
    case .doubtful(let path, let doubt):
      "\(path) holds a \(doubt.file), which says whose \(Message.listed(doubt.names)) "
        + "\(doubt.names.count == 1 ? "is" : "are"); but \(doubt.platform.title) gives no such names, "
        + "so anybody may have written it, and nothing was graded. Say --from folders to grade each by "
        + "its own name, or take the file out"
    case .unopened(let path, let reason, let isFolder):
      "\(path) cannot be opened as a class, and nothing was graded. \(reason) "
        + (isFolder
          ? "Say --from folders to grade each by its own name, or --one if it is one submission"
          : "Download it again, or unpack it and name the folder; say --one if it is one submission")
    case .tooLarge(let path):
      "\(path) is larger than the \(UnpackingLimits.submission.bytes >> 20) MB that one student may "
        + "hand in, and no class that a platform has exported; unpack it and name the folder"
    case .ambiguous(let path, let answer, let others):
      "\(path) could be one submission (\(answer)) or a folder of them "
        + "(\(Message.listed(others))); say which: --one or --batch"
    case .severalAuthors(let path, let people, let isInner):
      "\(path) looks like the work of several (\(Message.listed(people))), not like one "
        + "submission; \(Self.cure(isInner: isInner)), or 'grade --one "
        + "\(path)' if it is one"
    }
  }

  private static func cure(isInner: Bool) -> String {
    isInner
      ? "name it itself to grade each of them" : "say --batch to grade each of them"
  }
}
