import CourseModel
import Execution
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("A source reader")
struct SourceReaderTests {
  @Test("gives up a text over which swift-syntax never ends")
  func givesUp() throws {
    let deep = String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)

    #expect(try read("let a = \(deep)", by: try Bench.laboratory().sourceReader) == nil)
  }

  @Test("says that it cannot read when its program does not work", arguments: ["/bin/false", "/"])
  func isBroken(_ program: String) throws {
    let reader = SourceReader(program: program, cancellation: try Cancellation())

    let error = #expect(throws: GradingError.self) { try read("let a = 1", by: reader) }

    #expect(error?.description.contains("'switchboard doctor'") == true)
  }

  @Test("answers no other request", arguments: ["", "{}", "\u{0}"])
  func refuses(_ request: String) {
    #expect(SourceReader.answer(to: Data(request.utf8)) == nil)
  }

  private func read(_ source: String, by reader: SourceReader) throws -> [Refusal]? {
    let policy = SourcePolicy(
      for: try Bench.exercise("ColorPicker"), toolchain: try Bench.toolchain())
    return try reader.read(
      SourceReader.Order(files: [SourceFile("A.swift", source)], policy: policy))?
      .refusals.map(\.refusal)
  }
}
