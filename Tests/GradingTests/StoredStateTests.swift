import Execution
import Foundation
import Testing

@testable import Grading

@Suite("State that a module keeps")
struct StoredStateTests {
  @Test(
    "is found in its variables",
    arguments: [
      "@MainActor public var count = 0", "enum Notes { @MainActor static var all: [String] = [] }",
      "@MainActor final class Memory { static let shared = Memory(); var count = 0 }",
      "import Foundation\npublic func now() -> Date { Date() }",
    ])
  func exists(source: String) async throws {
    #expect(StoredState.exists(in: try await Self.object(of: source)))
  }

  @Test(
    "is not seen where there is none",
    arguments: [
      "public func twice(_ x: Int) -> Int { 2 * x }",
      "public final class Lamp { public var isOn = false; public init() {} }",
      "public enum Side { case front, back; static let all = 2 }",
      "public protocol Listener: AnyObject { func done() }\nextension Array { var two: Int { 2 } }",
    ])
  func isAbsent(source: String) async throws {
    #expect(!StoredState.exists(in: try await Self.object(of: source)))
  }

  private static func object(of source: String) async throws -> ObjectFile {
    try #require(ObjectFile(at: try await Probe.object(of: source).path))
  }
}
