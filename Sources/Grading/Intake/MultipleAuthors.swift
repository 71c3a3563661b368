import Foundation
import Messages

/// Signs that a single submission is in fact a whole class in the form that learning platforms
/// export. We must not judge one student's work as that of all.
///
/// Looks at names only and reads no file. A platform's file names are proof, and so are folders
/// beside each other with files of the same name. Folders with any other Swift files raise a doubt.
/// We settle it by asking, so only for a path that the user named by itself.
enum MultipleAuthors {
  /// The evidence that is needed.
  enum Evidence {
    /// For one of many submissions: two folders of one student must not stop the others.
    case proof
    /// For a path that the user named by itself.
    case doubt
  }

  /// The apparent owners: names of folders, files or people, sorted; nil if it seems to be one
  /// person's. A name of an exercise is no owner's.
  static func people(
    in tree: FileTree, for task: ExpectedSources, by evidence: Evidence
  ) -> [String]? {
    let exercises = Set(
      ([task] + task.others + task.neighbours).map { SourceChoice.key($0.module) })
    var root: [String] = []
    for _ in 0...SourceChoice.maxWrapping {
      let level = Level(of: tree, at: root, for: task)
      if let people = level.people(by: evidence)?.filter({ !isExercise($0, among: exercises) }),
        people.count > 1, !areOnes(people, among: exercises)
      {
        return people.sorted()
      }
      guard let inner = tree.onlyFolder(in: root) else { return nil }
      root.append(inner)
    }
    return nil
  }

  /// Whether it is an exercise's name, perhaps with a version: `Picker v2`, `Picker (1).zip`,
  /// `old_Picker`.
  private static func isExercise(_ name: String, among exercises: Set<String>) -> Bool {
    let key = key(name)
    guard let exercise = exercises.filter(key.contains).max(by: { $0.count < $1.count }) else {
      return false
    }
    return key.replacing(exercise, with: "", maxReplacements: 1).wholeMatch(
      of: /[ _-]*(v?\d+|\(\d+\)|old|new|alt|neu|copy|kopie|final|backup|bak|orig(inal)?)?[ _-]*/)
      != nil
  }

  /// A folder's or an archive's name in the form of an exercise's.
  static func key(_ name: String) -> String {
    SourceChoice.key(String(name.prefix { $0 != "." }))
  }

  /// Whether each name has an exercise's in it, and all else in them is the same, as in
  /// `lee_Picker.zip` and `lee_Lamp.zip`: one person has handed in an archive for each.
  static func areOnes(_ names: [String], among exercises: Set<String>) -> Bool {
    let owners = Set(
      names.map { name in
        let key = key(name)
        let exercise = exercises.filter(key.contains).max { $0.count < $1.count }
        return exercise.map { key.replacing($0, with: "", maxReplacements: 1) }
      })
    return owners.count == 1 && owners != [nil]
  }

  /// A sentence about "it" that says what it seems to be, and what to do.
  static func sentence(about people: [String]) -> Message {
    Message(
      """
      It looks like the work of several (\(.listed(people), "names")): it was not judged as one. \
      Put each one's files into a folder of their own and grade the folder around them; if it is \
      one submission all the same, grade it by itself with --one.
      """)
  }
}

/// The entries beside each other in one folder of a tree.
private struct Level {
  private let names: Set<String>
  /// The folders with Swift files, and the names of these files.
  private let folders: [String: Set<String>]
  private let archives: [String]
  /// The folder in which we would look for the answer. Empty if the answer is at this level, nil if
  /// there is none.
  private let answer: String?
  /// The names of files in the stubs of all exercises.
  private let stubs: Set<String>

  init(of tree: FileTree, at root: [String], for task: ExpectedSources) {
    var names: Set<String> = []
    var folders: [String: Set<String>] = [:]
    var archives: [String] = []
    for entry in tree.entries where entry.path.names.starts(with: root) {
      guard let name = entry.path.names.dropFirst(root.count).first else { continue }
      names.insert(name)
      let isHere = entry.path.names.count == root.count + 1
      if isHere, !entry.kind.isFolder, Unpacker.canUnpack(name) { archives.append(name) }
      if !isHere, entry.isSource { folders[name, default: []].insert(entry.path.name.lowercased()) }
    }
    self.names = names
    self.folders = folders.filter { !SubmissionReceiver.isPartOfPackage($0.key) }
    self.archives = archives
    let place = SourceChoice.places(task.module).first { place in
      tree.entries.contains { $0.isSource && Array($0.path.parent) == root + place }
    }
    answer = place.map { $0.first ?? "" }
    let tasks = [task] + task.others + task.neighbours
    stubs = Set(tasks.flatMap(\.stub).map { $0.name.lowercased() })
  }

  func people(by evidence: MultipleAuthors.Evidence) -> [String]? {
    let exported = Set(names.compactMap(Platform.person))
    if exported.count > 1 { return Array(exported) }
    let others = folders.filter { $0.key != answer }
    if evidence == .doubt || answer == nil, let alike = alike(others) { return alike }
    guard answer == nil else { return nil }
    if archives.count > 1, folders.isEmpty { return archives }
    let units = Array(folders.keys) + archives
    return evidence == .doubt && units.count > 1 ? units : nil
  }

  /// All folders that share a file name with another one; nil if there are none. Folders with
  /// different files of stubs have answers to different exercises, and may share a helper's name.
  private func alike(_ folders: [String: Set<String>]) -> [String]? {
    var owners: [String: Set<String>] = [:]
    for (folder, files) in folders {
      for file in files { owners[file, default: []].insert(folder) }
    }
    let shared = owners.values.filter { owners in
      let parts = owners.map { (folders[$0] ?? []).intersection(stubs) }
      let all = parts.reduce(into: Set<String>()) { $0.formUnion($1) }
      let isOfDifferent =
        !parts.contains(where: \.isEmpty) && all.count == parts.reduce(0) { $0 + $1.count }
      return owners.count > 1 && !isOfDifferent
    }
    return shared.isEmpty ? nil : Array(shared.reduce(into: Set()) { $0.formUnion($1) })
  }
}
