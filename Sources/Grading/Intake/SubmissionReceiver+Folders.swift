import CourseModel
import Foundation

/// What a folder is that somebody wants graded.
package enum FolderNature: Equatable, Sendable {
  /// What a platform has exported of several people, by these names, all in one folder.
  case mixed(people: [String])
  /// One submission.
  case submission
  /// A folder of submissions.
  case submissions
  /// It could be either: one submission, by this answer in it, or a folder of them, by these names
  /// beside that answer.
  case either(answer: String, others: [String])
}

extension SubmissionReceiver {
  /// Whether the folder at `url` is one submission: it holds Swift files where they may be, or is a
  /// git repository without a work tree, and holds nothing that could be somebody else's.
  ///
  /// Whoever hands in a folder called `Sources` must not become the only one of a class.
  ///
  /// - Throws: when the machine cannot read it.
  package func nature(of url: URL) throws(GradingError) -> FolderNature {
    let entries = try FolderListing(of: url).entries.filter { !$0.name.hasPrefix(".") }
    let people = Set(
      entries.filter { !$0.isFolder }.compactMap { Platform.person(in: $0.name) })
    if people.count > 1 { return .mixed(people: people.sorted()) }
    guard let answer = try answer(in: url, entries) else { return .submissions }
    let isPackage = entries.contains { $0.name == "Package.swift" && !$0.isFolder }
    var own = isPackage ? answer.parts.union(Self.partsOfPackage) : answer.parts
    if !given.isEmpty { own.insert(GivenModule.folderName) }
    var others: [String] = []
    for entry in entries where !own.contains(entry.name) {
      if try mayBeOthers(entry, in: url, ofPackage: isPackage) { others.append(entry.name) }
    }
    return others.isEmpty ? .submission : .either(answer: answer.name, others: others)
  }

  /// What makes a folder one submission.
  private struct Answer {
    /// As a sentence names it.
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
    for place in SourceChoice.places(module) {
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

  /// Whether a folder of this name is part of a package and nobody's answer.
  static func isPartOfPackage(_ name: String) -> Bool {
    partsOfPackage.contains(name) || name.hasSuffix("Tests")
  }

  /// What a package, or a workspace, has beside the sources and is no answer.
  private static let partsOfPackage: Set<String> = ["Tests", "MiniCocoa"]

  /// What git makes in a repository (gitrepository-layout(5)).
  private static let partsOfRepository: Set<String> = [
    "branches", "hooks", "info", "lfs", "logs", "modules", "objects", "refs", "worktrees",
  ]

  /// Whether a name among submissions is nobody's: hidden, or left behind by a computer.
  package static func isNobodys(_ entry: FolderListing.Entry) -> Bool {
    entry.name.hasPrefix(".")
      || (entry.isFolder ? leftovers : EntryPath.leftovers).contains(entry.name)
  }

  /// What computers leave behind, which is nobody's.
  private static let leftovers: Set<String> = ["__MACOSX", "DerivedData", "$RECYCLE.BIN"]

  /// Whether it could be a submission of its own. Beside a package's manifest that takes Swift files
  /// or an archive; else any folder might be that of a student who has handed in something useless.
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
