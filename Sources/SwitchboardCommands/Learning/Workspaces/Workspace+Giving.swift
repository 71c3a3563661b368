import CourseModel
import Foundation
import Messages

extension Workspace {
  /// A file that an update or `make` left unchanged, though the course has a new version.
  struct Left: Sendable, Equatable {
    enum Reason: String, Sendable {
      /// The learner has changed it since it was given.
      case changed
      /// The learner has deleted it.
      case deleted
      /// The file is new in the course, and the learner has one with the same name.
      case taken
      /// The workspace has no record of given files, because an older version of Switchboard made
      /// it.
      case unknown
      /// The course no longer has it, and the learner has changed it.
      case withdrawn
    }

    let path: String
    let reason: Reason
  }

  /// The changes that supplied files made to a workspace; paths are relative to it.
  struct Delivery {
    /// New exercises.
    var added: [String] = []
    /// New files, except those of new exercises.
    var new: [String] = []
    /// Files of an older course that the learner had not changed.
    var replaced: [String] = []
    /// Files that the course no longer has, and that the learner had not changed.
    var removed: [String] = []
    var left: [Left] = []
  }

  /// Delivers all files that this course gives, and records them.
  func receive(
    _ exercises: [Exercise], of course: Course, miniCocoa: URL, _ purpose: SuppliedFile.Purpose
  ) throws(WorkspaceError) -> (Delivery, hasNewCocoa: Bool) {
    let record = recordOfGiven
    var given = record ?? [:]
    var delivery = Delivery()
    for exercise in exercises {
      let isNew = !isThere(SuppliedFile.sources(of: exercise.name))
      if !isThere("Exercises/\(exercise.name)") { delivery.added.append(exercise.name) }
      let supplied = try Self.supplied(of: exercise)
      let place = SuppliedFile.sources(of: exercise.name) + "/"
      let recorded = (record ?? [:]).keys.filter { $0.hasPrefix(place) }
      for file in supplied {
        let isKnown = isNew || !recorded.isEmpty
        try take(file, isKnown: isKnown, isNew ? .completing : purpose, &given, &delivery)
      }
      guard purpose == .updating else { continue }
      let modules = SuppliedFile.modules(of: exercise.name) + "/"
      let ofModules = (record ?? [:]).keys.filter { $0.hasPrefix(modules) }
      for path in (recorded + ofModules).sorted()
      where !supplied.contains(where: { $0.path == path }) {
        try withdraw(path, of: exercise.name, &given, &delivery)
      }
    }
    for file in try Self.supplied(of: course, exercises) {
      try take(file, isKnown: record != nil, purpose, &given, &delivery)
    }
    let hasNewCocoa = try copyMiniCocoa(from: miniCocoa)
    try save(given: given)
    return (delivery, hasNewCocoa)
  }

  private func take(
    _ file: SuppliedFile, isKnown: Bool, _ purpose: SuppliedFile.Purpose,
    _ given: inout [String: String],
    _ delivery: inout Delivery
  ) throws(WorkspaceError) {
    let current = contentIfThere(file.path).map(SuppliedFile.digest)
    switch file.decision(
      current: current, given: given[file.path], isKnown: isKnown, purpose: purpose)
    {
    case .ignore: return
    case .leave(let reason):
      delivery.left.append(Left(path: file.path, reason: reason))
      guard reason == .unknown else { return }
    case .write:
      try write(file.content, to: file.path)
      if current != nil {
        delivery.replaced.append(file.path)
      } else if !delivery.added.contains(where: { $0 == file.exercise }) {
        delivery.new.append(file.path)
      }
    case .alreadyThere, .adopt: break
    }
    given[file.path] = file.digest
  }

  /// Removes a file that the course no longer gives, unless the learner has changed it.
  private func withdraw(
    _ path: String, of exercise: String, _ given: inout [String: String],
    _ delivery: inout Delivery
  ) throws(WorkspaceError) {
    guard let digest = given.removeValue(forKey: path) else { return }
    guard let current = contentIfThere(path).map(SuppliedFile.digest) else { return }
    if current == digest {
      let sources = SuppliedFile.sources(of: exercise)
      let root = path.hasPrefix(sources + "/") ? sources : "Exercises/\(exercise)"
      try remove(path, emptyingUpTo: root)
      delivery.removed.append(path)
    } else {
      delivery.left.append(Left(path: path, reason: .withdrawn))
    }
  }

  // MARK: - Supplied files

  private static func supplied(of exercise: Exercise) throws(WorkspaceError) -> [SuppliedFile] {
    let hints =
      exercise.hints.isEmpty ? "" : "\n\n(Stuck? `switchboard hint` shows one hint at a time.)\n"
    let task = SuppliedFile.page(
      "Exercises/\(exercise.name)/README.md", exercise.task + hints, of: exercise.name)
    let modules = try reading(exercise) { one throws(CourseError) in try one.modules() }
    return SuppliedFile.stub(try stub(of: exercise), of: exercise.name) + [task]
      + modules.flatMap { SuppliedFile.module($0, of: exercise.name) }
  }

  private static func supplied(of course: Course, _ exercises: [Exercise]) throws(WorkspaceError)
    -> [SuppliedFile]
  {
    [
      .page("Package.swift", try manifest(of: exercises, in: course)),
      SuppliedFile(
        kind: .start, path: "README.md", content: Data(readme(of: course).utf8), exercise: nil),
      SuppliedFile(
        kind: .start, path: ".gitignore", content: Data(".build/\n.switchboard/\n".utf8),
        exercise: nil),
    ]
  }

  /// Copies MiniCocoa's Swift files, with their folders, and removes all others, so that no file of
  /// an older version remains. Returns false if nothing changed.
  private func copyMiniCocoa(from folder: URL) throws(WorkspaceError) -> Bool {
    let place = "MiniCocoa"
    var hasChanged = false
    var old = Set(Self.paths(of: self.folder.appending(path: place)))
    for path in Self.paths(of: folder) where path.hasSuffix(".swift") {
      guard let content = try? Data(contentsOf: folder.appending(path: path)) else {
        throw .file(
          path: folder.appending(path: path).path,
          reason: Message("cannot be read; install switchboard again"))
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

  /// Returns the files in a folder and its subfolders, sorted.
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
