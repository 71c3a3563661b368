import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// Recordings of the whole course.
@Suite("Recording")
struct ConversationRecordingProof {
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: TestMachine.checkout.appending(path: "Exercises").path)) ?? []).sorted()

  /// The number of mistakes tried for each exercise; `SWITCHBOARD_RECORD_ALL=1` means all, which
  /// takes ten minutes.
  private static let mistakes =
    ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD_ALL"] == nil ? 2 : .max

  @Test("is possible with solutions, variants and mistakes", arguments: names)
  func everyProgram(_ name: String) async throws {
    let exercise = try TestMachine.exercise(name)
    let solution = try exercise.solution()
    let programs =
      [("Solution", solution)] + (try exercise.variants()).map { ($0.name, $0.files) }
      + (try exercise.mistakes().prefix(Self.mistakes).map {
        ($0.name, try exercise.program(of: $0))
      })
    let check = try #require(exercise.checksByKind.tests.first)
    try await TestMachine.withPermit {
      let recording = try ConversationRecording(of: exercise, in: TestMachine.machine())
      for (program, files) in programs {
        switch try recording.outcomes(of: [check], with: files)[0] {
        case .recorded(let run):
          #expect(run.lines.first?.contains(check.id) == true, "\(program): \(run)")
        case .impossible(let reason):
          // A check whose required declaration is missing is not even compiled.
          #expect(reason == ConversationRecording.notRun, "\(program) cannot be recorded")
        }
      }
    }
  }
}
