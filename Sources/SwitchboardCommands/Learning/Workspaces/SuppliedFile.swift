import CourseModel
import Foundation

/// One file that a course supplies to a workspace.
struct SuppliedFile {
  enum Kind {
    /// A file for the learner to change.
    case stub
    /// Reading material, including given modules, and the package's manifest: ours, unless the
    /// learner has changed it.
    case page
    /// A file of every new workspace; older versions of Switchboard never rewrote it.
    case start
  }

  let kind: Kind
  /// The path in the workspace.
  let path: String
  let content: Data
  /// The exercise to which it belongs.
  let exercise: String?

  /// The digest under which a workspace remembers the content.
  var digest: String { Self.digest(of: content) }

  static func digest(of content: Data) -> String {
    var digest = Digest()
    digest.add(content)
    return digest.finish()
  }

  static func sources(of exercise: String) -> String { "Exercises/\(exercise)/Sources" }

  /// Returns the folder of all given modules of an exercise.
  static func modules(of exercise: String) -> String {
    "Exercises/\(exercise)/\(GivenModule.folderName)"
  }

  /// Returns the folder of a given module.
  static func folder(of module: String, in exercise: String) -> String {
    "\(modules(of: exercise))/\(module)"
  }

  static func module(_ module: GivenModule, of exercise: String) -> [SuppliedFile] {
    module.files.map { file in
      SuppliedFile(
        kind: .page, path: "\(folder(of: module.name, in: exercise))/\(file.name)",
        content: file.content, exercise: exercise)
    }
  }

  static func stub(_ files: [SourceFile], of exercise: String) -> [SuppliedFile] {
    files.map { file in
      SuppliedFile(
        kind: .stub, path: "\(sources(of: exercise))/\(file.name)", content: file.content,
        exercise: exercise)
    }
  }

  static func page(_ path: String, _ text: String, of exercise: String? = nil) -> SuppliedFile {
    SuppliedFile(kind: .page, path: path, content: Data(text.utf8), exercise: exercise)
  }
}

// MARK: - Decisions

extension SuppliedFile {
  /// The reason for supplying files.
  enum Purpose {
    /// Adds missing files, and leaves the learner's unchanged.
    case completing
    /// Also replaces files that the learner has not changed by the course's present ones.
    case updating
  }

  /// The decision for a file.
  enum Decision: Equatable {
    /// The file is up to date.
    case alreadyThere
    case write
    /// The file is the learner's, and there is nothing new to report.
    case ignore
    /// The file counts as the learner's from now on, as if made from this one.
    case adopt
    /// The file is the learner's, and the course has a new version to report.
    case leave(Workspace.Left.Reason)
  }

  /// Decides by the digests of the present file and of the one given before. A workspace of an
  /// older version has no record of given files; then the file counts as the learner's.
  ///
  /// - Parameter isKnown: Whether there is a record of the files given for this exercise.
  func decision(current: String?, given: String?, isKnown: Bool, purpose: Purpose) -> Decision {
    let digest = digest
    if current == digest { return .alreadyThere }
    guard let current else {
      return decisionOnMissing(given: given, isKnown: isKnown, purpose: purpose)
    }
    if given == current { return purpose == .completing && kind == .stub ? .ignore : .write }
    if given == digest { return .ignore }
    switch (kind, given) {
    case (.start, nil): return .adopt
    case (.page, nil): return .write  // as all versions without digests did
    case (.stub, _) where purpose == .completing: return .ignore
    case (.stub, nil): return .leave(isKnown ? .taken : .unknown)
    case (_, .some): return .leave(.changed)
    }
  }

  private func decisionOnMissing(given: String?, isKnown: Bool, purpose: Purpose) -> Decision {
    guard purpose == .updating, kind == .stub else { return .write }
    if given == digest { return .ignore }
    return given == nil && isKnown ? .write : .leave(.deleted)
  }
}
