import CourseModel
import Foundation

extension Workspace {
  /// A file that an update or `make` has left as it is, though the course has something new.
  package struct Left: Sendable, Equatable {
    /// Why.
    package enum Reason: String, Sendable {
      /// The learner has changed it since it was given.
      case changed
      /// The learner has deleted it.
      case deleted
      /// The file is new in the course, and the learner has one of that name.
      case taken
      /// The workspace does not know what it was given: an older Switchboard made it.
      case unknown
      /// The course does not have it any more, and the learner has changed it.
      case withdrawn
    }

    /// Below the workspace.
    package let path: String
    package let reason: Reason
  }

  /// What gifts have done to a workspace; paths are below it.
  struct Delivery {
    /// Exercises that were not there before.
    var added: [String] = []
    /// Files that were not there before, but for those of the added exercises.
    var new: [String] = []
    /// Files of an older course that the learner had not changed.
    var replaced: [String] = []
    /// Files that the course does not have any more, and that the learner had not changed.
    var removed: [String] = []
    var left: [Left] = []
  }

  /// Brings all that this course gives, and remembers what was given.
  func receive(
    _ exercises: [Exercise], of course: Course, miniCocoa: URL, _ aim: Gift.Aim
  ) throws(WorkspaceError) -> (Delivery, hasNewCocoa: Bool) {
    let record = recordOfGiven
    var given = record ?? [:]
    var delivery = Delivery()
    for exercise in exercises {
      let isNew = !isThere(Gift.sources(of: exercise.name))
      if !isThere("Exercises/\(exercise.name)") { delivery.added.append(exercise.name) }
      let gifts = try Self.gifts(of: exercise)
      let place = Gift.sources(of: exercise.name) + "/"
      let recorded = (record ?? [:]).keys.filter { $0.hasPrefix(place) }
      for gift in gifts {
        let isKnown = isNew || !recorded.isEmpty
        try take(gift, isKnown: isKnown, isNew ? .completing : aim, &given, &delivery)
      }
      guard aim == .updating else { continue }
      for path in recorded.sorted() where !gifts.contains(where: { $0.path == path }) {
        try withdraw(path, of: exercise.name, &given, &delivery)
      }
    }
    for gift in try Self.gifts(of: course, exercises) {
      try take(gift, isKnown: record != nil, aim, &given, &delivery)
    }
    let hasNewCocoa = try copyMiniCocoa(from: miniCocoa)
    try save(given: given)
    return (delivery, hasNewCocoa)
  }

  private func take(
    _ gift: Gift, isKnown: Bool, _ aim: Gift.Aim, _ given: inout [String: String],
    _ delivery: inout Delivery
  ) throws(WorkspaceError) {
    let current = contentIfThere(gift.path).map(Gift.digest)
    switch gift.fate(current: current, given: given[gift.path], isKnown: isKnown, aim: aim) {
    case .ignore: return
    case .leave(let reason):
      delivery.left.append(Left(path: gift.path, reason: reason))
      guard reason == .unknown else { return }
    case .write:
      try write(gift.content, to: gift.path)
      if current != nil {
        delivery.replaced.append(gift.path)
      } else if !delivery.added.contains(where: { $0 == gift.exercise }) {
        delivery.new.append(gift.path)
      }
    case .alreadyThere, .adopt: break
    }
    given[gift.path] = gift.digest
  }

  /// Takes back a file that the course no longer gives, unless the learner has changed it.
  private func withdraw(
    _ path: String, of exercise: String, _ given: inout [String: String],
    _ delivery: inout Delivery
  ) throws(WorkspaceError) {
    guard let digest = given.removeValue(forKey: path) else { return }
    guard let current = contentIfThere(path).map(Gift.digest) else { return }
    if current == digest {
      try remove(path, emptyingUpTo: Gift.sources(of: exercise))
      delivery.removed.append(path)
    } else {
      delivery.left.append(Left(path: path, reason: .withdrawn))
    }
  }

  // MARK: - Gifts

  private static func gifts(of exercise: Exercise) throws(WorkspaceError) -> [Gift] {
    let hints =
      exercise.hints.isEmpty ? "" : "\n\n(Stuck? `switchboard hint` shows one hint at a time.)\n"
    let task = Gift.page(
      "Exercises/\(exercise.name)/README.md", exercise.task + hints, of: exercise.name)
    return Gift.stub(try stub(of: exercise), of: exercise.name) + (try modules(of: exercise)) + [task]
  }

  /// What its learners import and do not change: what they did to it goes with the next update.
  private static func modules(of exercise: Exercise) throws(WorkspaceError) -> [Gift] {
    let modules: [GivenModule]
    do throws(CourseError) { modules = try exercise.givenModules() } catch {
      throw .file(path: exercise.folder.path, reason: error.description)
    }
    return modules.flatMap { module in
      module.files.map { file in
        Gift(
          kind: .page, path: "Exercises/\(exercise.name)/Modules/\(module.name)/\(file.name)",
          content: file.content, exercise: exercise.name)
      }
    }
  }

  private static func gifts(
    of course: Course, _ exercises: [Exercise]
  ) throws(WorkspaceError) -> [Gift] {
    [
      .page("Package.swift", try manifest(of: exercises, in: course)),
      Gift(kind: .start, path: "README.md", content: Data(readme(of: course).utf8), exercise: nil),
      Gift(
        kind: .start, path: ".gitignore", content: Data(".build/\n.switchboard/\n".utf8),
        exercise: nil),
    ]
  }

  /// Makes the folder MiniCocoa the Swift files of that one, in their folders, and nothing else: no
  /// file of an older version stays behind. False if it was that already.
  private func copyMiniCocoa(from folder: URL) throws(WorkspaceError) -> Bool {
    let place = "MiniCocoa"
    var hasChanged = false
    var old = Set(Self.paths(of: self.folder.appending(path: place)))
    for path in Self.paths(of: folder) where path.hasSuffix(".swift") {
      guard let content = try? Data(contentsOf: folder.appending(path: path)) else {
        throw .file(
          path: folder.appending(path: path).path,
          reason: "cannot be read; install switchboard again")
      }
      old.remove(path)
      if contentIfThere("\(place)/\(path)") == content { continue }
      try write(content, to: "\(place)/\(path)")
      hasChanged = true
    }
    for path in old.sorted() {
      try remove("\(place)/\(path)", emptyingUpTo: place)
      hasChanged = true
    }
    return hasChanged
  }

  /// The files below a folder, sorted.
  private static func paths(of folder: URL) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().filter { path in
      var isFolder: ObjCBool = false
      let there = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      return there && !isFolder.boolValue
    }
  }
}
