import Execution
import Foundation
import Glibc
import Messages

/// Reads submissions in any form: a folder, an archive, a git repository.
package struct SubmissionReceiver: Sendable {
  let unpacker: Unpacker
  let task: ExpectedSources
  var module: String { task.module }
  var given: [String] { task.given }

  /// A receiver of submissions for an exercise's module.
  init(executor: Executor, module: String, given: [String] = []) {
    self.init(executor: executor, for: ExpectedSources(module: module, given: given))
  }

  init(executor: Executor, for task: ExpectedSources) {
    unpacker = Unpacker(executor: executor)
    self.task = task
  }

  /// The most archives of one hand-in that are opened: one for each exercise is enough.
  private static let maxArchives = 64

  /// The accepted forms, as part of a sentence.
  static let accepted = Message("folder, Swift file, \(ArchiveFormat.listed, "formats")")

  /// The sentence that refuses a file of any other form.
  static func unfit(_ name: String) -> Message {
    let cure = DocumentKind.cure(ofFileNamed: name) ?? Message("hand in one of these.")
    return Message("It is no \(accepted, "forms"): \(cure, "advice")")
  }

  /// Whether a file with this name may be a submission.
  static func accepts(fileNamed name: String) -> Bool {
    Unpacker.canUnpack(name) || SourceName(name) != nil || SourceName.isText(name)
  }

  /// Checks that the programs for unpacking are installed.
  ///
  /// - Throws: `toolMissing`.
  package static func verifyPrograms() throws(GradingError) {
    for program in UnpackingProgram.allCases { try program.verify() }
  }

  /// Reads a submission named `name` at `url`. Blocks while it is unpacked.
  ///
  /// - Parameter isOne: Whether it is one submission whatever it looks like.
  /// - Throws: When the machine cannot read or unpack it, which is not the student's fault.
  package func receive(
    _ url: URL, name: String, asOne isOne: Bool = false
  ) throws(GradingError) -> Intake {
    switch try opened(url) {
    case .refused(let reason): return .refused(name: name, reason: reason)
    case .tree(let tree):
      if !isOne, let people = MultipleAuthors.people(in: tree, for: task, by: .proof) {
        return .refused(name: name, reason: MultipleAuthors.sentence(about: people))
      }
      return try Intake(.tree(tree), for: task, name: name)
    }
  }

  /// The apparent owners of the work at `url`, a path that the user named by itself; nil if it is
  /// one person's. Blocks while it is unpacked.
  ///
  /// - Throws: When the machine cannot read or unpack it.
  func people(at url: URL) throws(GradingError) -> [String]? {
    guard case .tree(let tree) = try opened(url) else { return nil }
    return MultipleAuthors.people(in: tree, for: task, by: .doubt)
  }

  /// The content of the file or folder, unpacked.
  private func opened(_ url: URL) throws(GradingError) -> Unpacked {
    var status = stat()
    guard lstat(url.path, &status) == 0 else {
      throw .file(path: url.path, reason: .cannotBeRead(String(cString: strerror(errno))))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR where Self.isBareRepository(url):
      return try unpacker.checkOut(url)
    case S_IFDIR:
      return try opening(FileTree.reading(url))
    case S_IFREG where Unpacker.canUnpack(url.lastPathComponent):
      return try unpacked(FileTree.read(url, atMost: unpacker.limits.bytes))
    case S_IFREG where Self.accepts(fileNamed: url.lastPathComponent):
      return opened(file: url)
    case S_IFLNK:
      return .refused(Message("It is a symbolic link: hand in what it leads to."))
    default:
      return .refused(Self.unfit(url.lastPathComponent))
    }
  }

  private func opened(file url: URL) -> Unpacked {
    let file = url.lastPathComponent
    guard !SourceChoice.unjudged.contains(file) else {
      return .refused(
        Message("\(file, "file") is not judged: \(Message.handInSources, "advice")"))
    }
    return FileTree.holding(file: url)
  }

  /// A tree with the content of its archives in their place, if it has no Swift file for the
  /// exercise: of a single one, or of one for each exercise. All that is beside them stays.
  ///
  /// - Parameters:
  ///   - isNamed: Whether a platform has named it, so that all archives are one person's.
  ///   - limits: The limits for the archives, given the tree; those of a submission if nil.
  func opening(
    _ folder: Unpacked, isNamed: Bool = false, limits: ((FileTree) -> UnpackingLimits)? = nil
  ) throws(GradingError) -> Unpacked {
    guard case .tree(var tree) = folder else { return folder }
    let archives = try archives(in: tree)
    let isSingle = archives.count == 1
    let exercises = Set(([task] + task.others).map { SourceChoice.key($0.module) })
    let isNamed = isNamed || MultipleAuthors.areOnes(archives.map(\.path.name), among: exercises)
    for archive in archives.prefix(Self.maxArchives) {
      // Others, and one of several that cannot be opened, stay archives, at which a person has to
      // look.
      guard isSingle || isNamed || exercises.contains(MultipleAuthors.key(archive.path.name)) else {
        continue
      }
      switch try content(of: archive, limits?(tree)) {
      case .refused(let reason) where isSingle: return .refused(reason)
      case .refused: continue
      case .tree(let inner):
        tree.replace(archive.path, by: inner, inFolder: !isSingle)
        guard tree.entries.count <= tree.capacity else { return .tooMany(tree.capacity) }
        guard tree.bytes <= unpacker.limits.unpackedBytes else {
          return .refused(Unpacker.Refusal.tooMuch)
        }
      }
    }
    return .tree(tree)
  }

  /// The content of an archive among files. An archive in an archive has the limits that are left.
  private func content(
    of archive: FileTree.Entry, _ rest: UnpackingLimits?
  ) throws(GradingError) -> Unpacked {
    guard archive.path.isText else {
      return .refused(.nameIsNotUTF8(Intake.shown(archive.path.name)))
    }
    guard let rest else { return try unpacked(archive.read()) }
    guard archive.kind.bytes <= rest.bytes else { return .refused(Unpacker.Refusal.tooMuch) }
    var inside = unpacker
    inside.limits = rest
    switch try inside.unpack(archive.read()) {
    case .refused(let reason):
      return .refused(
        Message(
          """
          The archive in it, \(Intake.shown(archive.path.text), "file"): \(reason, "reason")
          """))
    case .tree(var found):
      found.notes.append(
        Message(
          """
          \(Intake.shown(archive.path.text), "file") is an archive inside another archive. It was \
          opened; next time, put the files into one archive.
          """))
      return .tree(found)
    }
  }

  /// The content of an archive, and of the archives in it, but of none inside these: all together
  /// have the limits of one.
  func unpacked(_ content: Data) throws(GradingError) -> Unpacked {
    try opening(unpacker.unpack(content)) { unpacker.limits.rest(of: content.count, without: $0) }
  }

  /// The archives in a tree without Swift files for the exercise, sorted by path.
  private func archives(in tree: FileTree) throws(GradingError) -> [FileTree.Entry] {
    let archives = tree.entries.filter {
      if case .file = $0.kind { Unpacker.canUnpack($0.path.name) } else { false }
    }
    guard !archives.isEmpty else { return [] }
    do throws(Intake.Refusal) {
      let foreign = try DeclaringSources.foreign(in: tree, for: task).files
      let hasSources = tree.entries.contains { $0.isSource && !foreign.contains($0.path) }
      return hasSources ? [] : archives.sorted { $0.path.text < $1.path.text }
    } catch {
      if case .machine(let problem) = error { throw problem }
      return []
    }
  }

  static func isBareRepository(_ url: URL) -> Bool {
    ["HEAD", "objects/", "refs/"].allSatisfy { access(url.path + "/" + $0, F_OK) == 0 }
  }
}

extension FileTree {
  /// Puts an archive's content beside it, or into a folder with its name, so that no two files have
  /// one path.
  fileprivate mutating func replace(
    _ archive: EntryPath, by other: FileTree, inFolder isInFolder: Bool
  ) {
    entries.removeAll { $0.path == archive }
    let place = Array(archive.parent)
    let taken = entries.map(\.path.names).filter {
      $0.starts(with: place) && $0.count > place.count
    }
    .map { $0[place.count] }
    let isFree = Set(taken).isDisjoint(with: other.entries.compactMap(\.path.names.first))
    let folder = isInFolder || !isFree ? folder(for: archive.names) : place
    entries += other.entries.map { entry in
      let path = EntryPath(names: folder + entry.path.names, isText: entry.path.isText)
      return Entry(path: path, kind: entry.kind)
    }
    ignored += other.ignored.map { (folder + [$0]).joined(separator: "/") }
    notes += other.notes
  }

  /// A free folder for an archive's content. A folder of sources has no dot in its name.
  private func folder(for archive: [String]) -> [String] {
    let name = archive.last ?? ""
    let ending = ArchiveFormat.endings.filter { name.lowercased().hasSuffix($0) }.map(\.count).max()
    let stem = String(name.dropLast(ending ?? 0)).replacing(".", with: "_")
    let place = Array(archive.dropLast()) + [stem]
    let isTaken = entries.contains { $0.path.names.starts(with: place) }
    return isTaken ? archive.map { $0.replacing(".", with: "_") } : place
  }
}
