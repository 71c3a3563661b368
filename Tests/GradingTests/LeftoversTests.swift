import Foundation
import GradingTestSupport
import Glibc
import Testing

@testable import Grading

@Suite("A killed grader's folder")
struct LeftoversTests {
  /// A process number that is not in use: larger than any that the kernel assigns.
  private static let dead = 1 << 30

  @Test("is removed when its owner is dead, and nothing else is")
  func removed() throws {
    let folder = try TestMachine.emptyFolder()
    let alive = "switchboard-\(getpid())-a"
    for name in [
      "switchboard-\(Self.dead)-a/deep", alive, "switchboard-x-a", "other-\(Self.dead)-a",
    ] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    symlink("/nowhere", folder.appending(path: "switchboard-\(Self.dead)-link").path)
    Leftovers(folder: folder, prefix: "switchboard-").remove()
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == [
        alive, "switchboard-x-a", "other-\(Self.dead)-a", "switchboard-\(Self.dead)-link",
      ])
  }

  @Test("is left alone while somebody holds its lock, whom one may not see")
  func locked() throws {
    let folder = try TestMachine.emptyFolder()
    let place = folder.appending(path: "switchboard-\(Self.dead)-a")
    mkdir(place.path, 0o755)
    let descriptor = open(place.path, O_RDONLY | O_DIRECTORY)
    flock(descriptor, LOCK_EX)
    Leftovers(folder: folder, prefix: "switchboard-").remove()
    #expect(FileManager.default.fileExists(atPath: place.path))
    close(descriptor)
    Leftovers(folder: folder, prefix: "switchboard-").remove()
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }

  @Test("is locked while it is in use")
  func inUse() throws {
    let scratch = try ScratchFolder(in: TestMachine.emptyFolder())
    let descriptor = open(scratch.url.path, O_RDONLY | O_DIRECTORY)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    close(descriptor)
    scratch.remove()
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path))
  }

  @Test("may be removed twice, and nobody's descriptor is closed for it")
  func twice() throws {
    let scratch = try ScratchFolder(in: TestMachine.emptyFolder())
    scratch.remove()
    let others = (0..<8).map { _ in open("/dev/null", O_RDONLY) }
    defer { for descriptor in others { close(descriptor) } }

    scratch.remove()

    #expect(others.allSatisfy { fcntl($0, F_GETFD) >= 0 })
  }

  @Test("of a file is nothing: it is whole, or as it was")
  func wholeFiles() throws {
    let folder = try TestMachine.emptyFolder()
    let file = folder.appending(path: "a.json")
    try WholeFile.write(Data("old".utf8), to: file)
    try WholeFile.write(Data("new".utf8), to: file)
    #expect(try Data(contentsOf: file) == Data("new".utf8))
    mkdir(folder.appending(path: "b").path, 0o755)
    #expect(throws: (any Error).self) {
      try WholeFile.write(Data("x".utf8), to: folder.appending(path: "b"))
    }
    try Data().write(to: folder.appending(path: "\(WholeFile.prefix)\(Self.dead)-x"))
    WholeFile.removeParts(in: folder)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.json", "b"])
  }
}
