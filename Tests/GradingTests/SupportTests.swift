import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Glibc
import Testing

@testable import Grading

@Suite("The support's sources")
struct SupportTests {
  private let others = [
    "SafeFoundation/Formats.swift", "Checking/Scene.swift", "SuiteRunner/Main.swift",
    "ConversationRecorder/Turn.swift", "DemoRunner/Demo.swift",
  ]

  private func folder(_ files: [String]) throws -> URL {
    let folder = try TestMachine.emptyFolder("Sources")
    for path in files + others {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
    return folder
  }

  @Test("are the Swift files of MiniCocoa, at whatever depth, and nothing else")
  func nested() throws {
    let sources = try Support.Sources(
      in: folder([
        "MiniCocoa/Misuse.swift", "MiniCocoa/Views/View.swift", "MiniCocoa/A/B/C.swift",
        "MiniCocoa/MiniCocoa.docc/MiniCocoa.md",
      ]))

    #expect(sources.miniCocoa.map(\.name) == ["C.swift", "Misuse.swift", "View.swift"])
    #expect(sources.safeFoundation.map(\.name) == ["Formats.swift"])
    #expect(sources.checking.map(\.name) == ["Scene.swift"])
    #expect(sources.suiteRunner.map(\.name) == ["Main.swift"])
    #expect(sources.recorder.map(\.name) == ["Turn.swift"])
  }

  @Test("are missing where there is no Swift file")
  func missing() throws {
    #expect(throws: GradingError.self) {
      try Support.Sources(in: folder(["MiniCocoa/MiniCocoa.docc/MiniCocoa.md"]))
    }
  }

  @Test("have fingerprints that are remembered until a file changes, comes or goes")
  func fingerprints() throws {
    let cache = Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
    let folder = try folder(["MiniCocoa/Misuse.swift"])
    func fingerprints() throws -> Support.Fingerprints { try .init(of: folder, in: cache) }
    func remembered() -> Int {
      let kind = cache.folder.appending(path: Support.Fingerprints.kind).path
      return (try? FileManager.default.contentsOfDirectory(atPath: kind).count) ?? 0
    }

    let first = try fingerprints()
    #expect(try fingerprints() == first && remembered() == 1)

    try Data("MiniCocoa/misuse.swift".utf8)
      .write(to: folder.appending(path: "MiniCocoa/Misuse.swift"))
    let changed = try fingerprints()
    #expect(changed.content != first.content && changed.recorder == first.recorder)

    try Data().write(to: folder.appending(path: "ConversationRecorder/New.swift"))
    let more = try fingerprints()
    #expect(more.content == changed.content && more.recorder != changed.recorder)
    #expect(try fingerprints() == more && remembered() == 3)
  }

  @Test("of this checkout have no two files of one name, which the compiler would refuse")
  func names() throws {
    let sources = try Support.Sources(in: TestMachine.checkout.appending(path: "Sources"))

    let names = sources.miniCocoa.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("Control.swift"))
  }
}

@Suite("The support")
struct SupportEntryTests {
  private func cache() throws -> Cache {
    Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
  }

  @Test("is another when a header has changed from which the compiler made its cache")
  func headers() throws {
    let cache = try cache()
    let ingredients = ToolchainFingerprint(
      cache: cache, toolchain: try TestMachine.toolchain(),
      executor: Executor(sandbox: NoSandbox(), cancellation: try Cancellation()))
    try ingredients.list()
    let list = ingredients.known
    for part in ["/usr/include/stdio.h", "module.modulemap", "/Foundation.swiftmodule/"] {
      #expect(list.contains { $0.contains(part) }, "\(part)")
    }
    let header = try TestMachine.emptyFolder("include").appending(path: "stdio.h")
    try Data("int a;".utf8).write(to: header)
    let more = (list + [header.path]).joined(separator: "\n")
    cache.keep(Data(more.utf8), ToolchainFingerprint.kind, ingredients.name)

    let first = ingredients.key("base")
    #expect(ingredients.key("base") == first)
    try Data("int b;".utf8).write(to: header)
    let second = ingredients.key("base")
    try FileManager.default.removeItem(at: header)

    #expect(Set([first, second, ingredients.key("base"), ingredients.key("other")]).count == 4)
  }

  @Suite("on a broken disk")
  struct Proof {
    @Test("A support that the compiler cannot use is made anew, and nobody is blamed")
    func unusable() async throws { try await SupportEntryTests().unusable() }
  }

  private func unusable() async throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let machine = try TestMachine.machine(cache: cache())
    let grader = try Grader(for: exercise, in: machine)
    let support = try machine.support()
    // Simulate a disk fault: all checked attributes are as before.
    let modules = URL(filePath: support.moduleCache)
    for name in FileManager.default.enumerator(atPath: modules.path)?.compactMap({ $0 as? String })
      ?? [] where name.contains("_FoundationCShims") || name.contains("SwiftGlibc")
    {
      let file = modules.appending(path: name)
      var status = stat()
      try #require(stat(file.path, &status) == 0)
      try Data(repeating: 0, count: Int(status.st_size)).write(to: file)
      utimensat(AT_FDCWD, file.path, [status.st_atim, status.st_mtim], 0)
    }
    let deed = SourceFile("Deed.swift", "import Foundation\nlet now = Date()\n")

    let report = try await TestMachine.withPermit {
      try await grader.grade(.accepted(.solution(of: exercise, with: [deed])))
    }

    #expect(report.status == .passed, "\(report)")
    try machine.prove()
  }

  @Test("has a function for each of Foundation's that takes a format")
  func formats() throws {
    let support = try TestMachine.machine().support()
    let library = try #require(ObjectFile(at: support.safeFoundation))
    let defined = Set(library.symbols.filter(\.isDefined).map(\.name))

    for function in SafeFoundation.functions {
      #expect(defined.contains("__wrap_" + function))
    }
  }
}
