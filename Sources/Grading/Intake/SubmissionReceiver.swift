import Execution
import Foundation
import Glibc

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

  /// The accepted forms, as part of a sentence.
  static let accepted = "folder, Swift file, \(ArchiveFormat.listed)"

  /// The sentence that refuses a file of any other form.
  static func unfit(_ name: String) -> String {
    "It is no \(accepted): \(DocumentKind.cure(ofFileNamed: name) ?? "hand in one of these.")"
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
      if !isOne, let people = Crowd.people(in: tree, module: module, by: .proof) {
        return .several(name: name, reason: Crowd.sentence(about: people))
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
    return Crowd.people(in: tree, module: module, by: .doubt)
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
      return try opened(folder: url)
    case S_IFREG where Unpacker.canUnpack(url.lastPathComponent):
      return try unpacked(FileTree.read(url, atMost: unpacker.limits.bytes))
    case S_IFREG where Self.accepts(fileNamed: url.lastPathComponent):
      return opened(file: url)
    case S_IFLNK:
      return .refused("It is a symbolic link: hand in what it leads to.")
    default:
      return .refused(Self.unfit(url.lastPathComponent))
    }
  }

  private func opened(file url: URL) -> Unpacked {
    let file = url.lastPathComponent
    guard !SourceChoice.unjudged.contains(file) else {
      return .refused(
        "\(file) is not judged: hand in the files of the exercise's Sources folder.")
    }
    return FileTree.holding(file: url)
  }

  /// Reads a folder. If it contains a single archive and no Swift file, as in exports of learning
  /// platforms, reads the archive instead.
  private func opened(folder url: URL) throws(GradingError) -> Unpacked {
    let unpacked = try FileTree.reading(url)
    guard case .tree(let tree) = unpacked, let archive = Self.onlyArchive(in: tree) else {
      return unpacked
    }
    guard archive.path.isText else {
      return .refused(
        "The name of \(Intake.shown(archive.path.name)) is not UTF-8: give it a plain name.")
    }
    return try self.unpacked(archive.read())
  }

  /// The content of an archive. If it holds a single archive and no Swift file, reads that one
  /// instead, but none inside it: both together have the limits of one.
  func unpacked(_ content: Data) throws(GradingError) -> Unpacked {
    let outer = try unpacker.unpack(content)
    guard case .tree(let tree) = outer, let archive = Self.onlyArchive(in: tree),
      case .file(let size, let read) = archive.kind
    else { return outer }
    var inside = unpacker
    inside.limits = unpacker.limits.rest(of: content.count, without: tree)
    guard size <= inside.limits.bytes else { return .refused(Unpacker.Refusal.tooMuch) }
    switch try inside.unpack(read()) {
    case .refused(let reason):
      return .refused("The archive in it, \(Intake.shown(archive.path.text)): \(reason)")
    case .tree(let inner):
      var found = inner.beside(tree, but: archive.path)
      found.notes.append(
        "\(Intake.shown(archive.path.text)) is an archive inside another archive. It was opened; next "
          + "time, put the files into one archive."
      )
      return .tree(found)
    }
  }

  /// The only archive in a tree without Swift files; nil if there are several or none.
  static func onlyArchive(in tree: FileTree) -> FileTree.Entry? {
    guard !tree.entries.contains(where: \.isSource) else { return nil }
    let archives = tree.entries.filter {
      if case .file = $0.kind { Unpacker.canUnpack($0.path.name) } else { false }
    }
    return archives.count == 1 ? archives.first : nil
  }

  static func isBareRepository(_ url: URL) -> Bool {
    ["HEAD", "objects/", "refs/"].allSatisfy { access(url.path + "/" + $0, F_OK) == 0 }
  }
}

extension FileTree {
  /// This tree; the names of files beside its archive are added to the ignored ones.
  func beside(_ other: FileTree, but archive: EntryPath) -> FileTree {
    var tree = self
    tree.ignored += other.ignored
    tree.ignored += other.entries.filter { !$0.kind.isFolder && $0.path != archive }.map(
      \.path.text)
    return tree
  }
}
