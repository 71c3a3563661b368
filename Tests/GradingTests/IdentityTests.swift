@testable import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("An exercise's fingerprint")
struct IdentityTests {
  @Test("does not depend on the list of mutants that make no difference")
  func mutants() throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    let before = try Exercise(at: folder).identity()
    try Data(#"{"format": 1, "harmless": []}"#.utf8)
      .write(to: folder.appending(path: "mutants.json"))
    #expect(try Exercise(at: folder).identity() == before)
  }
}
