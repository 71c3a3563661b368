import CourseModel
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
      "import Foundation\npublic func tell() { NotificationCenter.default.post(name: .init(\"a\"), object: nil) }",
      "import Foundation\npublic func here() -> TimeZone { TimeZone.current }",
      "import Dispatch\npublic func later() { DispatchQueue.main.async {} }",
    ])
  func exists(source: String) async throws {
    #expect(try await Self.isFound(in: source))
  }

  @Test(
    "is not seen where there is none",
    arguments: [
      "public func twice(_ x: Int) -> Int { 2 * x }",
      "import Foundation\npublic func now() -> String { String(format: \"%d\", Date().hashValue) }",
      "import Foundation\npublic final class Lamp: NSObject { public var isOn = false }",
      "public final class Lamp { public var isOn = false; public init() {} }",
      "public enum Side { case front, back; static let all = 2 }",
      "public protocol Listener: AnyObject { func done() }\nextension Array { var two: Int { 2 } }",
    ])
  func isAbsent(source: String) async throws {
    #expect(try await !Self.isFound(in: source))
  }

  @Test("may be anything's where the exercise allows more")
  func isAssumed() async throws {
    let source = "import Foundation\npublic func now() -> Date { Date() }"

    #expect(try await Self.isFound(in: source, under: Admission(relaxations: [.system])))
  }

  private static func isFound(
    in source: String, under admission: Admission = Admission()
  ) async throws -> Bool {
    let object = try #require(ObjectFile(at: try await Probe.object(of: source).path))
    return StoredState.exists(in: object, admittedUnder: admission)
  }
}
