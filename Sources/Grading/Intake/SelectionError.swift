import Messages

/// The reason why the given paths name no submissions, with advice on what to type instead.
package enum SelectionError: SpokenError, Equatable {
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
  case unopened(String, Message, isFolder: Bool)
  /// An archive that is no class, and more than one student may hand in.
  case tooLarge(String)
  /// It could be one submission, with this answer, or a folder of submissions with these names.
  case ambiguous(String, answer: String, others: [String])
  /// The user called it one submission, and it looks like a whole class.
  ///
  /// - isInner: Whether it is the only entry of the folder that the user named.
  case severalAuthors(String, people: [String], isInner: Bool)

  package var message: Message {
    switch self {
    case .nothing(let paths):
      Message("there is nothing in \(paths.joined(separator: ", "), "paths"); name submissions")
    case .missing(let path): Message("there is no file or folder '\(path, "path")'")
    case .vanished(let path): Message("'\(path, "path")' has just vanished")
    case .unfit(let path):
      Message("\(path, "path") cannot be graded; name a \(SubmissionReceiver.accepted, "forms")")
    case .mixed(let path, let people):
      Message(
        """
        \(path, "path") holds files of several people beside each other \
        (\(.listed(people), "people")), as learning platforms export them, beside others; say which \
        platform with --from, or put each one's files into a separate folder, then name the folder \
        around them, or say --one if it is one submission
        """)
    case .foreign(let path, let platform):
      Message(
        """
        \(path, "path") has no file with a name like those that \(platform.title, "platform") \
        exports; name the file or folder as it was downloaded, or another platform with --from \
        (\(Platform.allCases.map(\.rawValue).joined(separator: ", "), "platforms"))
        """)
    case .doubtful(let path, let doubt):
      Message(
        one: """
          \(path, "path") holds a \(doubt.file, "file"), which says whose \
          \(.listed(doubt.names), "names") is; but \(doubt.platform.title, "platform") gives no such \
          names, so anybody may have written it, and nothing was graded. Say --from folders to grade \
          each by its own name, or take the file out
          """,
        other: """
          {path} holds a {file}, which says whose {names} are; but {platform} gives no such names, so \
          anybody may have written it, and nothing was graded. Say --from folders to grade each by \
          its own name, or take the file out
          """, count: doubt.names.count)
    case .unopened(let path, let reason, isFolder: true):
      Message(
        """
        \(path, "path") cannot be opened as a class, and nothing was graded. \(reason, "reason") Say \
        --from folders to grade each by its own name, or --one if it is one submission
        """)
    case .unopened(let path, let reason, isFolder: false):
      Message(
        """
        \(path, "path") cannot be opened as a class, and nothing was graded. \(reason, "reason") \
        Download it again, or unpack it and name the folder; say --one if it is one submission
        """)
    case .tooLarge(let path):
      Message(
        """
        \(path, "path") is larger than the \(UnpackingLimits.submission.bytes >> 20, "megabytes") MB \
        that one student may hand in, and no class that a platform has exported; unpack it and name \
        the folder
        """)
    case .ambiguous(let path, let answer, let others):
      Message(
        """
        \(path, "path") could be one submission (\(answer, "answer")) or a folder of them \
        (\(.listed(others), "others")); say which: --one or --batch
        """)
    case .severalAuthors(let path, let people, isInner: true):
      Message(
        """
        \(path, "path") looks like the work of several (\(.listed(people), "people")), not like one \
        submission; name it itself to grade each of them, or 'grade --one {path}' if it is one
        """)
    case .severalAuthors(let path, let people, isInner: false):
      Message(
        """
        \(path, "path") looks like the work of several (\(.listed(people), "people")), not like one \
        submission; say --batch to grade each of them, or 'grade --one {path}' if it is one
        """)
    }
  }
}
