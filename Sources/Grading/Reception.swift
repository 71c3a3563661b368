import Execution
import Foundation
import Glibc

/// Takes what was handed in, whatever it came in: a folder, an archive, a git repository.
package struct Reception: Sendable {
  private let unpacker: Unpacker
  let module: String

  package init(executor: Executor, module: String) {
    unpacker = Unpacker(executor: executor)
    self.module = module
  }

  /// What may be handed in, in a sentence.
  package static let accepted = "folder, Swift file, \(ArchiveFormat.listed)"

  /// Whether a file of this name may be a submission of its own.
  package static func accepts(fileNamed name: String) -> Bool {
    Unpacker.canUnpack(name) || name.hasSuffix(".swift")
  }

  /// Looks for the programs that unpack what is handed in.
  ///
  /// - Throws: `toolMissing`.
  package static func verifyPrograms() throws(GradingError) {
    for program in UnpackingProgram.allCases { try program.verify() }
  }

  /// What is at `url`, as a submission called `name`. Blocks while something is unpacked.
  ///
  /// - Throws: when the machine cannot read or unpack it, which is not the student's fault.
  package func receive(_ url: URL, name: String) throws(GradingError) -> Intake {
    var status = stat()
    guard lstat(url.path, &status) == 0 else {
      throw .file(path: url.path, reason: "cannot be read: \(String(cString: strerror(errno)))")
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR where Self.isBareRepository(url):
      return try Intake(unpacker.checkOut(url), module: module, name: name)
    case S_IFDIR:
      return try receive(folder: url, name)
    case S_IFREG where Unpacker.canUnpack(url.lastPathComponent):
      return try Intake(unpacker.unpack(url), module: module, name: name)
    case S_IFREG where url.lastPathComponent.hasSuffix(".swift"):
      return try receive(file: url, name)
    case S_IFLNK:
      return .refused(name: name, reason: "It is a symbolic link: hand in what it leads to.")
    default:
      return .refused(name: name, reason: "It is no \(Self.accepted): hand in one of these.")
    }
  }

  private func receive(file url: URL, _ name: String) throws(GradingError) -> Intake {
    let file = url.lastPathComponent
    guard !SourceChoice.unjudged.contains(file) else {
      return .refused(
        name: name,
        reason: "\(file) is not judged: hand in the files of the exercise's Sources folder.")
    }
    return try Intake(FileTree.holding(file: url), module: module, name: name)
  }

  /// A folder that holds no Swift file but one archive, as learning platforms export them, is
  /// that archive.
  private func receive(folder url: URL, _ name: String) throws(GradingError) -> Intake {
    let unpacked = try FileTree.reading(url)
    if case .tree(let tree) = unpacked,
      !tree.entries.contains(where: { $0.path.name.hasSuffix(".swift") })
    {
      let archives = tree.entries.filter {
        if case .file = $0.kind { Unpacker.canUnpack($0.path.name) } else { false }
      }
      if archives.count == 1, let path = archives.first?.path {
        guard path.isText else {
          return .refused(
            name: name,
            reason: "The name of \(Intake.shown(path.name)) is not UTF-8: give it a plain name.")
        }
        let inner = try unpacker.unpack(url.appending(path: path.text))
        return try Intake(inner, module: module, name: name)
      }
    }
    return try Intake(unpacked, module: module, name: name)
  }

  static func isBareRepository(_ url: URL) -> Bool {
    ["HEAD", "objects/", "refs/"].allSatisfy { access(url.path + "/" + $0, F_OK) == 0 }
  }
}
