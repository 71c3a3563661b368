import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// Programs that try to write more into a recording than their objects send.
///
/// Their exercise allows everything that they need for this; others are refused before they run.
@Suite("A program that meddles with its recording")
struct RecordedMischiefTests {
  /// The first statements of a learner's `done()`.
  struct Mischief: CustomTestStringConvertible {
    let testDescription: String
    let statements: String

    static let all = [
      Mischief(
        testDescription: "writes events of its own",
        statements: forging(#"{\"e\":\"call\",\"n\":1,\"from\":0,\"to\":1,\"say\":\"FORGED\"}"#)),
      Mischief(
        testDescription: "floods them",
        statements: "for _ in 0..<21_000 { "
          + forging(#"{\"e\":\"look\",\"say\":\"FORGED\",\"args\":[]}"#) + " }"),
      Mischief(
        testDescription: "lies in them",
        statements: [
          #"{\"e\":\"free\",\"to\":-1}"#, #"{\"e\":\"object\",\"id\":99999999999999999999}"#,
          #"{\"e\":\"name\",\"id\":1,\"name\":\"FORGED\"}"#, "FORGED", "[[[[[[[[", "",
        ].map(forging).joined(separator: "; ")),
      Mischief(
        testDescription: "reads the suite's values into a message",
        statements: #"note("FORGED \(delegate.map { String(reflecting: $0) } ?? "")")"#),
    ]

    private static func forging(_ event: String) -> String {
      "_ = \"\\n~\(event)\\n\".withCString { write(3, $0, strlen($0)) }"
    }
  }

  private static let sample = Sample(1, of: Mischief.all)

  @Test("changes no verdict, and nothing of it is in a report", arguments: sample.few)
  func harmless(_ mischief: Mischief) async throws { try await Self.verify(mischief) }

  @Suite("in other ways")
  struct Proof {
    @Test("changes no verdict, and nothing of it is in a report", arguments: sample.others)
    func harmless(_ mischief: Mischief) async throws { try await verify(mischief) }
  }

  private static func verify(_ mischief: Mischief) async throws {
    var exercise = try TestMachine.exercise("FlipSide")
    exercise.admission = Admission(imports: ["Glibc"], relaxations: [.system, .unsafe])
    // Flooding takes longer on a busy machine, but the time is not compared.
    exercise.limits.checkSeconds = 30
    let files = try exercise.solution().map { file in
      let text = String(decoding: file.content, as: UTF8.self)
        .replacing(
          "  public func done() {",
          with: "  func note(_ text: String) {}\n  public func done() {\n\(mischief.statements)")
      return SourceFile(name: file.name, content: Data(("import Glibc\n" + text).utf8))
    }
    let check = try #require(exercise.checks.first { $0.id == "doneTellsTheDelegateOnce" })
    let asked = exercise
    try await TestMachine.withPermit {
      let machine = try TestMachine.machine()
      let grader = try Grader(for: asked, in: machine)
      let before = try await grader.grade(.accepted(Submission(name: "student", files: files)))
      #expect(![.doesNotCompile, .rejected].contains(before.status))
      let recording = try ConversationRecording(of: asked, in: machine)
      let recorded = try recording.recordedCheck(check, with: recording.build(files))
      let run = try recorded.get().actual
      #expect(run.lines.contains { $0.contains("FORGED") })
      #expect(run.lines.count <= RecordedRun.eventLimit + 1)
      #expect(run.lines.allSatisfy { $0.utf8.count <= 8 << 10 })
      let after = try await grader.grade(.accepted(Submission(name: "student", files: files)))
      #expect(before.checks.map(\.status) == after.checks.map(\.status))
      #expect(before.checks.map(\.messages) == after.checks.map(\.messages))
      let document = String(decoding: try Report.json(after), as: UTF8.self)
      #expect(!document.contains("FORGED"))
    }
  }
}
