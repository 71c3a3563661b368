import CourseModel
import Foundation

/// One file that a workspace gets from its course.
struct Gift {
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

  static func module(_ module: GivenModule, of exercise: String) -> [Gift] {
    module.files.map { file in
      Gift(
        kind: .page, path: "\(folder(of: module.name, in: exercise))/\(file.name)",
        content: file.content, exercise: exercise)
    }
  }

  static func stub(_ files: [SourceFile], of exercise: String) -> [Gift] {
    files.map { file in
      Gift(
        kind: .stub, path: "\(sources(of: exercise))/\(file.name)", content: file.content,
        exercise: exercise)
    }
  }

  static func page(_ path: String, _ text: String, of exercise: String? = nil) -> Gift {
    Gift(kind: .page, path: path, content: Data(text.utf8), exercise: exercise)
  }
}

// MARK: - What to do with it

extension Gift {
  /// What somebody wants who brings gifts.
  enum Aim {
    /// All files that should be there, and none of the learner's touched.
    case completing
    /// Moreover, those as the course has them now that the learner has not changed.
    case updating
  }

  /// What becomes of a gift.
  enum Fate: Equatable {
    /// It is there as it should be.
    case alreadyThere
    case write
    /// The file is the learner's, and there is nothing new that they should know of.
    case ignore
    /// The file counts as the learner's from now on, as if made from this gift.
    case adopt
    /// The file is the learner's, and they should know that the course has something new.
    case leave(Workspace.Left.Reason)
  }

  /// Decides by digests: of what is there, and of what was given before. A workspace made by an
  /// older Switchboard does not know what was given; then the file is the learner's.
  ///
  /// - Parameter isKnown: Whether it is known what was given for this exercise at all.
  func fate(current: String?, given: String?, isKnown: Bool, aim: Aim) -> Fate {
    let digest = digest
    if current == digest { return .alreadyThere }
    guard let current else { return fateOfMissing(given: given, isKnown: isKnown, aim: aim) }
    if given == current { return aim == .completing && kind == .stub ? .ignore : .write }
    if given == digest { return .ignore }
    switch (kind, given) {
    case (.start, nil): return .adopt
    case (.page, nil): return .write  // as every Switchboard has done that kept no digests
    case (.stub, _) where aim == .completing: return .ignore
    case (.stub, nil): return .leave(isKnown ? .taken : .unknown)
    case (_, .some): return .leave(.changed)
    }
  }

  private func fateOfMissing(given: String?, isKnown: Bool, aim: Aim) -> Fate {
    guard aim == .updating, kind == .stub else { return .write }
    if given == digest { return .ignore }
    return given == nil && isKnown ? .write : .leave(.deleted)
  }
}
