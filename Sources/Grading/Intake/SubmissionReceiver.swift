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

  /// The sentence that refuses any other form.
  static let unfit = "It is no \(accepted): hand in one of these."

  /// Whether a file with this name may be a submission.
  static func accepts(fileNamed name: String) -> Bool {
    Unpacker.canUnpack(name) || SourceName(name) != nil
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
      return try unpacker.unpack(url)
    case S_IFREG where SourceName(url.lastPathComponent) != nil:
      return opened(file: url)
    case S_IFLNK:
      return .refused("It is a symbolic link: hand in what it leads to.")
    default:
      return .refused(Self.unfit)
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
    if case .tree(let tree) = unpacked,
      !tree.entries.contains(where: { SourceName($0.path.name) != nil })
    {
      let archives = tree.entries.filter {
        if case .file = $0.kind { Unpacker.canUnpack($0.path.name) } else { false }
      }
      if archives.count == 1, let path = archives.first?.path {
        guard path.isText else {
          return .refused(
            "The name of \(Intake.shown(path.name)) is not UTF-8: give it a plain name.")
        }
        return try unpacker.unpack(url.appending(path: path.text))
      }
    }
    return unpacked
  }

  static func isBareRepository(_ url: URL) -> Bool {
    ["HEAD", "objects/", "refs/"].allSatisfy { access(url.path + "/" + $0, F_OK) == 0 }
  }
}
