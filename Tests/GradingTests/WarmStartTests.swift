import CourseModel
@testable import Execution
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// A prepared check, with the real compiler in the real sandbox.
@Suite("A warm process for a check")
struct WarmStartTests {
  private let exercise: Exercise

  init() throws { exercise = try TestMachine.exercise("FlipSide") }

  private func grader() throws -> Grader {
    try Grader(for: exercise, in: TestMachine.machine()).kept()
  }

  private func solution() throws -> Intake { .accepted(try .solution(of: exercise)) }

  @Test("is the compiler, and from the second check on the runner; both are used")
  func isUsed() async throws {
    try await TestMachine.withPermit {
      let grader = try grader()
      try grader.makeReady()
      let first = try #require(grader.warmStart?.take())
      #expect(first.warmProcesses.count == 1)
      first.remove()
      #expect(try await grader.grade(solution()).status == .passed)

      try grader.makeReady()
      let place = try #require(grader.warmStart?.take())
      defer { place.remove() }
      #expect(place.warmProcesses.count == 2)
      let tools = grader.tools.using(place.warmProcesses)
      let build = try grader.builder(with: tools).build(exercise.solution(), in: place)
      #expect(place.warmProcesses.count == 1)

      guard case .compiled(let product) = build else { throw Unexpected(build: build) }
      let suites = grader.suites(with: tools) { product.interface }
      guard case .success(let suite) = try suites.suite(for: product) else {
        throw Unexpected(build: build)
      }
      let outcome = try Runner(exercise: exercise, tools: tools, processes: 1)
        .run(exercise.checksByKind.tests, of: suite, against: product)
      #expect(place.warmProcesses.count == 0)
      guard case .success(let results) = outcome else { throw Unexpected(build: build) }
      #expect(results.allSatisfy { $0.status == .passed })
    }
  }

  private struct Unexpected: Error {
    let build: Build
  }

  @Test("changes no verdict, whatever the next answer is")
  func sameVerdicts() async throws {
    let answers = [
      try exercise.solution(), try exercise.stub(),
      try exercise.solution() + [SourceFile("Broken.swift", "func f( {")],
      try exercise.solution() + [SourceFile("A \"quoted\" name.swift", "let quoted = 1")],
      try exercise.solution(),
    ]
    try await TestMachine.withPermit {
      let (waiting, cold) = (try grader(), try Grader(for: exercise, in: TestMachine.machine()))
      for files in answers {
        try waiting.makeReady()
        let intake = Intake.accepted(Submission(name: "learner", files: files))
        let (warm, plain) = (try await waiting.grade(intake), try await cold.grade(intake))
        #expect(warm.status == plain.status)
        #expect(warm.checks.map(\.status) == plain.checks.map(\.status))
        #expect(warm.diagnostics.map(\.message) == plain.diagnostics.map(\.message))
      }
    }
  }

  @Test("goes with the grader, and leaves nothing behind")
  func goes() async throws {
    var folder = ""
    try await TestMachine.withPermit {
      let grader = try grader()
      try grader.makeReady()
      let place = try #require(grader.warmStart?.take())
      folder = place.scratch.url.path
      place.remove()
      #expect(!FileManager.default.fileExists(atPath: folder))
      try grader.makeReady()
      try grader.makeReady()  // does nothing: one waits already
      let waiting = try #require(grader.warmStart?.take())
      #expect(grader.warmStart?.take() == nil)
      waiting.remove()
      try grader.makeReady()
      grader.dismissReady()
      #expect(grader.warmStart?.take() == nil)
      #expect(waiting.warmProcesses.count == 0)
      folder = waiting.scratch.url.path
    }
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("is used by the picture of a check, and not by the models'")
  func recording() async throws {
    try await TestMachine.withPermit {
      let recording = try ConversationRecording(of: exercise, in: TestMachine.machine()).kept()
      let check = try #require(exercise.checksByKind.tests.first)
      _ = try recording.outcomes(of: [check], with: exercise.solution())
      try recording.makeReady()
      _ = try recording.outcomes(of: [check], with: exercise.solution())
      let build = try recording.build(exercise.solution(), usesWarmStart: true)
      #expect(recording.warmStart?.take() == nil)
      guard case .ready(let program) = build else {
        Issue.record("it cannot be built")
        return
      }
      #expect(program.warmProcesses.count == 1)
      _ = try recording.recordedCheck(check, with: build)
      #expect(program.warmProcesses.count == 0)
    }
  }
}
