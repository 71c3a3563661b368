import CourseModel
import Foundation

/// One file that a course supplies to a workspace.
struct SuppliedFile {
  enum Kind {
    /// A file that the learner is to change.
    case stub
    /// What to read, given modules too, and the package's manifest: ours, unless the learner has
    /// changed it.
    case page
    /// What every workspace begins with; older Switchboards never wrote it again.
    case start
  }

  let kind: Kind
  /// Below the workspace.
  let path: String
  let content: Data
  /// The exercise that it is of.
  let exercise: String?

  /// What a workspace remembers of the content it was given.
  var digest: String { Self.digest(of: content) }

  static func digest(of content: Data) -> String {
    var digest = Digest()
    digest.add(content)
    return digest.finish()
  }

  static func sources(of exercise: String) -> String { "Exercises/\(exercise)/Sources" }

  /// The folder that holds all given modules of an exercise.
  static func modules(of exercise: String) -> String {
    "Exercises/\(exercise)/\(GivenModule.folderName)"
  }

  /// The folder of a given module.
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

// MARK: - What to do with it

extension SuppliedFile {
  /// What files are supplied for.
  enum Purpose {
    /// All files that should be there, and none of the learner's touched.
    case completing
    /// Moreover, those as the course has them now that the learner has not changed.
    case updating
  }

  /// What is to be done with it.
  enum Decision: Equatable {
    /// It is there as it should be.
    case alreadyThere
    case write
    /// The file is the learner's, and there is nothing new that they should know of.
    case ignore
    /// The file counts as the learner's from now on, as if made from this one.
    case adopt
    /// The file is the learner's, and they should know that the course has something new.
    case leave(Workspace.Left.Reason)
  }

  /// Decides by digests: of what is there, and of what was given before. A workspace made by an
  /// older Switchboard does not know what was given; then the file is the learner's.
  ///
  /// - Parameter isKnown: Whether it is known what was given for this exercise at all.
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
    case (.page, nil): return .write  // as every Switchboard has done that kept no digests
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
