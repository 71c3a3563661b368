import Execution
import Foundation
import Glibc

/// Takes what was handed in, whatever it came in: a folder, an archive, a git repository.
package struct Reception: Sendable {
  private let unpacker: Unpacker
  private let module: String

  package init(executor: Executor, module: String) {
    unpacker = Unpacker(executor: executor)
    self.module = module
  }

  /// Whether a file of this name may be a submission of its own.
  package static func accepts(fileNamed name: String) -> Bool { Unpacker.canUnpack(name) }

  /// Looks for the programs that unpack what is handed in.
  ///
  /// - Throws: `toolMissing`.
  package static func verifyPrograms() throws(GradingError) {
    for program in UnpackingProgram.allCases { try program.verify() }
  }

  /// Whether the folder at `url` is to be taken as one submission: it holds Swift files where they
  /// may be, or is a git repository without a work tree.
  package func holdsSubmission(_ url: URL) -> Bool {
    if Self.isBareRepository(url) { return true }
    let places = ["", "Sources", "Sources/\(module)", "Exercises/\(module)/Sources"]
    return places.contains { place in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: place.isEmpty ? url.path : url.appending(path: place).path)
      return names?.contains {
        $0.hasSuffix(".swift") && !["Package.swift", "main.swift"].contains($0)
      } ?? false
    }
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
    default:
      return .refused(
        name: name,
        reason: "It is no folder, .zip, .tar, .tar.gz or git bundle: hand in one of these.")
    }
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
      if archives.count == 1, let path = archives.first?.path.text {
        let inner = try unpacker.unpack(url.appending(path: path))
        return try Intake(inner, module: module, name: name)
      }
    }
    return try Intake(unpacked, module: module, name: name)
  }

  private static func isBareRepository(_ url: URL) -> Bool {
    ["HEAD", "objects/", "refs/"].allSatisfy { access(url.path + "/" + $0, F_OK) == 0 }
  }
}
