import Foundation
import Testing

@testable import Grading

@Suite("The support's sources")
struct SupportTests {
  private func folder(_ files: [String]) throws -> URL {
    let folder = try Bench.emptyFolder("Sources")
    for path in files + ["Checking/Scene.swift", "SuiteRunner/Main.swift"] {
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
    #expect(sources.checking.map(\.name) == ["Scene.swift"])
    #expect(sources.suiteRunner.map(\.name) == ["Main.swift"])
  }

  @Test("are missing where there is no Swift file")
  func missing() throws {
    #expect(throws: GradingError.self) {
      try Support.Sources(in: folder(["MiniCocoa/MiniCocoa.docc/MiniCocoa.md"]))
    }
  }

  @Test("of this checkout have no two files of one name, which the compiler would refuse")
  func names() throws {
    let sources = try Support.Sources(in: Bench.checkout.appending(path: "Sources"))

    let names = sources.miniCocoa.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("Control.swift"))
  }
}
