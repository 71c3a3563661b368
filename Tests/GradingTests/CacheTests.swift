import CourseModel
import Foundation
import Glibc
import GradingTestSupport
import Messages
import Synchronization
import Testing

@testable import Grading

@Suite("The cache")
struct CacheTests {
  private struct Broken: Error {}

  private func cache() throws -> Cache {
    Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
  }

  private func write(_ text: String, to folder: URL) {
    try? Data(text.utf8).write(to: folder.appending(path: "made"))
  }

  private func made(_ folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: "made"), encoding: .utf8)
  }

  @Test(
    "lies where the environment says",
    arguments: [
      (["SWITCHBOARD_CACHE": "/a/b", "XDG_CACHE_HOME": "/c", "HOME": "/h"], "/a/b"),
      (["SWITCHBOARD_CACHE": "", "XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/switchboard"),
    ])
  func place(_ environment: [String: String], _ path: String) {
    #expect(Cache(environment: environment).folder.path == path)
  }

  @Test("makes an entry once and finds it again")
  func madeOnce() throws {
    let cache = try cache()
    let first = try cache.entry("kind", "key") { write("first", to: $0) }
    let second = try cache.entry("kind", "key") { write("second", to: $0) }
    #expect(first == second)
    #expect(made(second) == "first")
    let other = try cache.entry("kind", "other") { write("other", to: $0) }
    #expect(made(other) == "other")
  }

  @Test("keeps a value until a file that decides it changes, comes or goes")
  func value() throws {
    let cache = try cache()
    let folder = try TestMachine.emptyFolder("deciding")
    func value() -> String {
      cache.value("kind", "name", decidedBy: { [folder.path] + paths(in: folder) }) {
        paths(in: folder).compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
          .joined(separator: " ")
      }
    }
    #expect(value() == "")
    write("one", to: folder)
    #expect(value() == "one")
    // The same length. Another inode, because the time may be the same.
    try Data("two".utf8).write(to: folder.appending(path: "made"), options: .atomic)
    #expect(value() == "two")
    try Data("three".utf8).write(to: folder.appending(path: "other"))
    #expect(value() == "two three")
    try FileManager.default.removeItem(at: folder.appending(path: "made"))
    #expect(value() == "three")
    let again = cache.value("kind", "name", decidedBy: { [] }) { "made anew" }
    #expect(again == "three")
  }

  @Test("keeps no value while a file comes that may be part of it")
  func valueInFlux() throws {
    let cache = try cache()
    let folder = try TestMachine.emptyFolder("deciding")
    func value(_ new: String, writing name: String? = nil) -> String {
      cache.value("kind", "name", decidedBy: { paths(in: folder) }) {
        if let name { try? Data().write(to: folder.appending(path: name)) }
        return new
      }
    }
    #expect(value("first", writing: "late") == "first")
    #expect(value("second") == "second")
    #expect(value("third") == "second")
  }

  private func paths(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .map { "\(folder.path)/\($0)" }
  }

  @Test("keeps nothing of an entry whose making fails")
  func failure() throws {
    let cache = try cache()
    let problem = GradingError.toolFailed(step: .verbatim("making"), output: "no")
    #expect(throws: problem) {
      try cache.entry("kind", "key") { folder throws(GradingError) in
        write("half", to: folder)
        throw problem
      }
    }
    #expect(
      !FileManager.default.fileExists(atPath: cache.folder.appending(path: "kind/key").path))
    let folder = try cache.entry("kind", "key") { write("whole", to: $0) }
    #expect(made(folder) == "whole")
  }

  @Test("makes an entry anew that was interrupted")
  func interrupted() throws {
    let cache = try cache()
    let folder = cache.folder.appending(path: "kind/key")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    write("half", to: folder)
    try Data().write(to: folder.appending(path: "rest"))
    let entry = try cache.entry("kind", "key") { write("whole", to: $0) }
    #expect(made(entry) == "whole")
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "rest").path))
  }

  @Test(
    "makes an entry anew if one of its files is missing, cut short or written again",
    arguments: [
      { try FileManager.default.removeItem(at: $0) },
      { try Data().write(to: $0) },
      { try Data("FIRST".utf8).write(to: $0) },
    ] as [@Sendable (URL) throws -> Void])
  func damaged(_ damage: @Sendable (URL) throws -> Void) throws {
    let cache = try cache()
    let folder = try cache.entry("kind", "key") { write("first", to: $0) }
    #expect(cache.entry("kind", "key") == folder)
    try damage(folder.appending(path: "made"))
    #expect(cache.entry("kind", "key") == nil)
    #expect(made(try cache.entry("kind", "key") { write("second", to: $0) }) == "second")
  }

  @Test("makes an entry anew that is distrusted, once")
  func distrusted() throws {
    let cache = try cache()
    let folder = try cache.entry("kind", "key") { write("first", to: $0) }
    cache.distrust("kind", "key")
    #expect(made(try cache.entry("kind", "key") { write("second", to: $0) }) == "second")
    #expect(made(try cache.entry("kind", "key") { write("third", to: $0) }) == "second")
    #expect(folder.lastPathComponent == "key")
  }

  @Test("lets one of many make an entry, and the others wait for it")
  func concurrent() throws {
    let cache = try cache()
    let makers = Mutex(0)
    let found = Mutex<[String?]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      let folder = try? cache.entry("kind", "key") { folder in
        makers.withLock { $0 += 1 }
        write("maker", to: folder)
      }
      let text = folder.flatMap(made)
      found.withLock { $0.append(text) }
    }
    #expect(makers.withLock { $0 } == 1)
    #expect(found.withLock { $0 } == Array(repeating: "maker", count: 8))
  }

  @Test("says which folder cannot be made, and what to do")
  func notWritable() throws {
    let file = try TestMachine.emptyFolder().appending(path: "file")
    try Data().write(to: file)
    let cache = Cache(environment: ["SWITCHBOARD_CACHE": file.path + "/cache"])
    #expect(!cache.isWritable)
    let error = #expect(throws: GradingError.self) { try cache.entry("kind", "key") { _ in } }
    let text = try #require(error).description
    #expect(text.hasPrefix(file.path + "/cache/kind: cannot be made ("))
    #expect(text.hasSuffix("); name another place in SWITCHBOARD_CACHE"))
  }

  @Test("can be entered by the sandbox's user")
  func modes() throws {
    let cache = Cache(
      environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path + "/deeper/down"]
    )
    let entry = try cache.entry("kind", "key") { _ in }
    for folder in [entry, entry.deletingLastPathComponent(), cache.folder] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o755)
    }
  }

  @Test("is refused where the sandbox's user cannot go", .enabled(if: getuid() == 0))
  func closed() throws {
    let closed = try TestMachine.emptyFolder("closed")
    chmod(closed.path, 0o700)
    let cache = Cache(environment: ["SWITCHBOARD_CACHE": closed.path + "/cache"])
    let exercise = try TestMachine.exercise("FlipSide")
    #expect(
      throws: GradingError.file(
        path: closed.path,
        reason: Message(
          """
          only its owner may enter it, but submissions run as another user and need \
          \("\(closed.path)/cache", "path"); name another place in \("SWITCHBOARD_CACHE", "variable")
          """))
    ) { try Grader(for: exercise, in: TestMachine.machine(cache: cache)) }
  }

  @Test("keeps bytes by kind and key")
  func data() throws {
    let cache = try cache()
    #expect(cache.data("kind", "key") == nil)
    cache.keep(Data([1, 2]), "kind", "key")
    #expect(cache.data("kind", "key") == Data([1, 2]))
    #expect(cache.data("other", "key") == nil)
  }
}

@Suite("File stamps")
struct StampsTests {
  @Test("differ when a file's content, time or inode does, and when it goes or comes")
  func differ() throws {
    let folder = try TestMachine.emptyFolder("include")
    let header = folder.appending(path: "stdio.h")
    func stamp() -> String { FileStamps(of: [header.path]).digest }
    var seen = [stamp()]
    try Data("int a;".utf8).write(to: header)
    seen.append(stamp())
    #expect(stamp() == seen.last)
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    utimensat(AT_FDCWD, header.path, &times, 0)
    seen.append(stamp())
    times[1].tv_nsec = 1
    utimensat(AT_FDCWD, header.path, &times, 0)
    seen.append(stamp())
    // Like a package manager: another file with this name, with the times of the old one.
    try Data("int b;".utf8).write(to: folder.appending(path: "new"))
    utimensat(AT_FDCWD, folder.path + "/new", &times, 0)
    rename(folder.path + "/new", header.path)
    seen.append(stamp())
    #expect(Set(seen).count == 5)
  }

  @Test("are of the files that a rule of the compiler names")
  func rule() {
    #expect(
      FileStamps.prerequisites(
        inRule: "- : all.swift /usr/include/stdio.h /b\\ c/d.modulemap \\\n /a.h\n")
        == ["/a.h", "/b c/d.modulemap", "/usr/include/stdio.h"])
  }
}

@Suite("A digest")
struct DigestTests {
  private func digest(_ fields: String...) -> String {
    var digest = Digest()
    for field in fields { digest.add(field) }
    return digest.finish()
  }

  @Test("is SHA-256 over every field with its length before it")
  func standard() {
    // printf '\3\0\0\0\0\0\0\0abc' | sha256sum
    #expect(digest("abc") == "ce91dc5eec0139adf091900d225971d6ad246a845bad791b5693a9d0d55dd391")
  }

  @Test("tells where one field ends and the next begins")
  func framed() {
    #expect(digest("ab", "c") != digest("a", "bc"))
    #expect(digest("ab") != digest("ab", ""))
    #expect(digest() != digest(""))
  }
}
