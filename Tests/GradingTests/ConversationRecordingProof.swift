import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

/// All that the course has, recorded.
@Suite("Recording")
struct ConversationRecordingProof {
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: TestMachine.checkout.appending(path: "Exercises").path)) ?? []).sorted()

  /// How many mistakes of each exercise are tried; all, if asked for
  /// (`SWITCHBOARD_RECORD_ALL=1`), which takes ten minutes.
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
        switch try recording.outcome(of: check, with: files) {
        case .recorded(let run):
          #expect(run.lines.first?.contains(check.id) == true, "\(program): \(run)")
        case .impossible(let reason):
          // A check is not even compiled where a declaration that it needs is missing.
          #expect(reason == ConversationRecording.notRun, "\(program) cannot be recorded")
        }
      }
    }
  }
}
