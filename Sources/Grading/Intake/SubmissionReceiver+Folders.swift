import CourseModel
import Foundation

/// The content of a folder that a user wants graded.
enum FolderNature: Equatable, Sendable {
  /// A platform's export with the files of these people in one folder.
  case mixed(people: [String])
  case submission
  case submissions
  /// Either one submission, with this answer, or a folder of submissions, with the other names.
  case either(answer: String, others: [String])
}

extension SubmissionReceiver {
  /// Whether the folder at `url` is one submission: it has Swift files in a usual place, folders or
  /// archives with the exercises' names, or is a bare git repository, and contains nothing that could
  /// be another student's.
  ///
  /// A student who hands in a folder named `Sources` must not hide the rest of the class.
  ///
  /// - Throws: When the machine cannot read it.
  func nature(of url: URL) throws(GradingError) -> FolderNature {
    let entries = try FolderListing(of: url).entries.filter { !$0.name.hasPrefix(".") }
    let people = Set(
      entries.filter { !$0.isFolder }.compactMap { Platform.person(in: $0.name) })
    if people.count > 1 { return .mixed(people: people.sorted()) }
    let named = entries.filter { isNamed($0, for: modules) }.map(\.name)
    guard
      let answer = try answer(in: url, entries)
        ?? named.first.map({ Answer(name: $0, parts: []) })
    else { return .submissions }
    let isPackage = entries.contains { $0.name == "Package.swift" && !$0.isFolder }
    var own = isPackage ? answer.parts.union(Self.partsOfPackage) : answer.parts
    own.formUnion(named)
    // Beside an answer, a folder for another exercise of the course is the same student's.
    let neighbours = task.neighbours.map(\.module)
    own.formUnion(entries.filter { isNamed($0, for: neighbours) }.map(\.name))
    if !given.isEmpty { own.insert(GivenModule.folderName) }
    var others: [String] = []
    for entry in entries where !own.contains(entry.name) {
      if try mayBeOthers(entry, in: url, ofPackage: isPackage) { others.append(entry.name) }
    }
    return others.isEmpty ? .submission : .either(answer: answer.name, others: others)
  }

  /// The part of a folder that makes it one submission.
  private struct Answer {
    /// The name in sentences.
    let name: String
    /// The names in the folder that belong to it.
    let parts: Set<String>
  }

  private func answer(
    in url: URL, _ entries: [FolderListing.Entry]
  ) throws(GradingError) -> Answer? {
    if Self.isBareRepository(url) {
      return Answer(name: "a git repository's HEAD", parts: Self.partsOfRepository)
    }
    for place in modules.flatMap(SourceChoice.places) {
      let folder = place.reduce(url) { $0.appending(path: $1) }
      let files = place.isEmpty ? entries : (try? FolderListing(of: folder).entries) ?? []
      let sources = files.filter { !$0.isFolder && SourceChoice.isSource($0.name) }.map(\.name)
      guard let first = sources.first else { continue }
      return Answer(
        name: (place + [first]).joined(separator: "/"),
        parts: place.first.map { [$0] } ?? Set(sources))
    }
    return nil
  }

  /// The modules of all exercises that are graded together.
  private var modules: [String] { [module] + task.others.map(\.module) }

  /// Whether an entry is a folder or an archive with the name of one of these exercises, which is no
  /// student's.
  private func isNamed(_ entry: FolderListing.Entry, for modules: [String]) -> Bool {
    (entry.isFolder || Unpacker.canUnpack(entry.name))
      && modules.map(SourceChoice.key).contains(MultipleAuthors.key(entry.name))
  }

  /// Whether a folder with this name is part of a package, but not an answer.
  static func isPartOfPackage(_ name: String) -> Bool {
    partsOfPackage.contains(name) || name.hasSuffix("Tests")
  }

  /// Folders of a package or a workspace beside the sources, which are not answers.
  private static let partsOfPackage: Set<String> = ["Tests", "MiniCocoa"]

  /// The folders of a git repository (gitrepository-layout(5)).
  private static let partsOfRepository: Set<String> = [
    "branches", "hooks", "info", "lfs", "logs", "modules", "objects", "refs", "worktrees",
  ]

  /// Whether an entry among submissions belongs to no student: it is hidden, or left behind by a
  /// system.
  static func isNobodys(_ entry: FolderListing.Entry) -> Bool {
    entry.name.hasPrefix(".")
      || (entry.isFolder ? leftovers : EntryPath.leftovers).contains(entry.name)
  }

  /// Folders that systems leave behind.
  private static let leftovers: Set<String> = ["__MACOSX", "DerivedData", "$RECYCLE.BIN"]

  /// Whether the entry could be another submission. Beside a package's manifest, it must contain
  /// Swift files or an archive. Elsewhere, any folder could be that of a student who handed in
  /// something unusable.
  private func mayBeOthers(
    _ entry: FolderListing.Entry, in url: URL, ofPackage isPackage: Bool
  ) throws(GradingError) -> Bool {
    guard entry.isFolder else { return Unpacker.canUnpack(entry.name) || isSwift(entry) }
    guard !Self.leftovers.contains(entry.name) else { return false }
    guard isPackage, entry.isText else { return true }
    guard case .tree(let tree) = try FileTree.reading(url.appending(path: entry.name)) else {
      return true
    }
    return tree.entries.contains { $0.isSource || Unpacker.canUnpack($0.path.name) }
  }

  private func isSwift(_ entry: FolderListing.Entry) -> Bool { SourceChoice.isSource(entry.name) }
}
