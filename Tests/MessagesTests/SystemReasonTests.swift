import Foundation
import Testing

@testable import Messages

@Suite("The system's reason for a refusal")
struct SystemReasonTests {
  private func reason(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return error.systemReason
    }
  }

  @Test("is said in the words of the system, however deep they lie")
  func words() {
    #expect(
      reason { _ = try Data(contentsOf: URL(filePath: "/nowhere")) }
        == "No such file or directory")
    #expect(reason { _ = try Data(contentsOf: URL(filePath: "/usr")) } == "Is a directory")
    let files = FileManager.default
    #expect(
      reason { try files.moveItem(atPath: "/nowhere", toPath: "/proc/there") }
        == "No such file or directory")
  }

  @Test("is Foundation's where no number is known, without a sentence that says nothing")
  func foundation() {
    let reason = reason { _ = try JSONDecoder().decode([Int].self, from: Data("{".utf8)) }
    #expect(reason == "The data isn’t in the correct format.")
  }
}
