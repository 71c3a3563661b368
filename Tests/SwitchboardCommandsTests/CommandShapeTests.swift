import Foundation
import GradingTestSupport
import Testing

/// The invariant of ARCHITECTURE.md: a command's world comes in as its context.
@Suite("The sources of the commands")
struct CommandShapeTests {
  private static let folder = TestMachine.checkout.appending(path: "Sources/SwitchboardCommands")

  private static func sources() throws -> [(path: String, text: String)] {
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  @Test(
    "ask the context for the world, and nobody else",
    arguments: [
      (
        "ProcessInfo.processInfo.environment",
        ["Console/Context.swift", "Console/Invocation.swift"]
      ),
      ("currentDirectoryPath", ["Console/Context.swift"]),
      ("Date()", ["Console/Context.swift", "Learning/Learner.swift"]),
      ("STDERR_FILENO", ["Console/Context.swift", "Console/Streams.swift"]), ("getenv", []),
      ("print(", ["Floor.swift"]),
      ("Swift.readLine", ["Console/Streams.swift"]),
    ])
  func world(word: String, places: [String]) throws {
    let users = try Self.sources().filter { $0.text.contains(word) }.map(\.path)
    #expect(users == places)
  }
}
