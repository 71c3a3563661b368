import Execution
import Foundation
import Testing

@testable import Grading

@Suite("The toolchain")
struct ToolchainTests {
  @Test(
    "is missing where the search path has none",
    arguments: ["", "/nowhere", "/usr/bin:/bin", ":::", "relative"])
  func missing(_ path: String) {
    #expect(throws: GradingError.toolchainMissing) { try Toolchain(searching: path) }
  }

  @Test("is missing where a swift-frontend stands alone")
  func incomplete() throws {
    let folder = try Bench.emptyFolder("usr").appending(path: "bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "swift-frontend"), withDestinationURL: URL(filePath: "/bin/true"))
    #expect(throws: GradingError.toolchainMissing) { try Toolchain(searching: folder.path) }
  }

  @Test("is the first one on the search path, wherever links lead")
  func found() throws {
    let toolchain = try Bench.toolchain()
    let folder = try Bench.emptyFolder("links")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "swift-frontend"),
      withDestinationURL: URL(filePath: toolchain.frontend))
    let linked = try Toolchain(searching: "/nowhere:\(folder.path)")
    #expect(linked.folder == toolchain.folder)
    #expect(linked.identity == toolchain.identity)
    #expect(try linked.version().hasPrefix("Swift version "))
  }
}

/// Every sentence says what, where, and what to do.
@Suite("An error's text")
struct GradingErrorTests {
  private static let texts: [(GradingError, String)] = [
    (
      .toolchainMissing,
      "no Swift toolchain found: put its usr/bin on PATH (https://www.swift.org/install), "
        + "then try 'switchboard doctor'"
    ),
    (
      .toolFailed(step: "linking", output: "no"),
      "linking failed; 'switchboard doctor' may say why:\nno"
    ),
    (
      .suiteDoesNotStart(exercise: "Door", reason: "why"),
      "the suite of Door could not be started (why); grade it again, "
        + "and if it stays so tell the author"
    ),
    (
      .solutionDoesNotCompile(exercise: "Door", output: "A.swift:1: no"),
      "the solution of Door does not compile; its author runs 'switchboard audit':\nA.swift:1: no"
    ),
    (
      .diskFull("/tmp", variable: "TMPDIR"),
      "/tmp: the disk is full; free some space, or name another place in TMPDIR"
    ),
    (.execution(.sandboxMissing), ExecutionError.sandboxMissing.description),
  ]

  @Test("is a sentence with a cure", arguments: texts)
  func text(_ error: GradingError, _ text: String) {
    #expect(error.description == text)
  }
}
