import Foundation

/// Signs that what was handed in as one submission is a whole class, as learning platforms export
/// it: nobody's work must be judged as everybody's.
///
/// By names alone; nothing is read. What a platform writes into them is proof, and so are folders
/// beside each other with files of the same name. Folders with any Swift files are a doubt, which
/// only somebody who named this one thing can be asked to settle.
package enum Crowd {
  /// How much has to be seen.
  enum Evidence {
    /// For one of many: it must not stop the others for what may be one student's two folders.
    case proof
    /// For what somebody named by itself.
    case doubt
  }

  /// Whose work it seems to be: names of folders, files or people, sorted; nil if one person's.
  static func people(
    in tree: FileTree, module: String, by evidence: Evidence
  ) -> [String]? {
    var root: [String] = []
    for _ in 0...SourceChoice.maxWrapping {
      let level = Level(of: tree, at: root, module: module)
      if let people = level.people(by: evidence) { return people.sorted() }
      guard let inner = tree.onlyFolder(in: root) else { return nil }
      root.append(inner)
    }
    return nil
  }

  /// What to say of it, and what to do; a sentence about "it".
  static func sentence(about people: [String]) -> String {
    "It looks like the work of several (\(listed(people))): it was not judged as one. Put each "
      + "one's files into a folder of their own and grade the folder around them; if it is one "
      + "submission all the same, grade it by itself with --one."
  }

  /// The first names of many.
  package static func listed(_ people: [String]) -> String {
    let shown = people.prefix(3).map(Intake.shown).joined(separator: ", ")
    return shown + (people.count > 3 ? " and \(people.count - 3) more" : "")
  }
}

/// What lies beside each other in one folder of a tree.
private struct Level {
  /// The names in the folder.
  private let names: Set<String>
  /// The folders that hold Swift files, with the names of these.
  private let folders: [String: Set<String>]
  private let archives: [String]
  /// The folder that is looked into for the answer; empty if that lies here, nil if there is none.
  private let answer: String?

  init(of tree: FileTree, at root: [String], module: String) {
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
    let place = SourceChoice.places(module).first { place in
      tree.entries.contains { $0.isSource && Array($0.path.parent) == root + place }
    }
    answer = place.map { $0.first ?? "" }
  }

  func people(by evidence: Crowd.Evidence) -> [String]? {
    let exported = Set(names.compactMap(Platform.person))
    if exported.count > 1 { return Array(exported) }
    let others = folders.filter { $0.key != answer }
    if evidence == .doubt || answer == nil, let alike = Self.alike(others) { return alike }
    guard answer == nil else { return nil }
    if archives.count > 1, folders.isEmpty { return archives }
    let units = Array(folders.keys) + archives
    return evidence == .doubt && units.count > 1 ? units : nil
  }

  /// Folders of which two hold files of the same name.
  private static func alike(_ folders: [String: Set<String>]) -> [String]? {
    var owners: [String: Set<String>] = [:]
    for (folder, files) in folders {
      for file in files { owners[file, default: []].insert(folder) }
    }
    let shared = owners.values.filter { $0.count > 1 }
    return shared.isEmpty ? nil : Array(shared.reduce(into: Set()) { $0.formUnion($1) })
  }
}
