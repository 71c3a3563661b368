@testable import CourseModel
import Foundation
import Grading
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("An audit by mutants")
struct MutantAuditTests {
  private func outcome(of exercise: Exercise, sample: Int) async throws -> MutantOutcome {
    try await TestMachine.withPermit {
      try await MutantAudit(
        of: exercise, in: TestMachine.machine(), jobs: 2, seed: 7, sample: sample
      ).outcome()
    }
  }

  @Suite("of the other exercises")
  struct Proof {
    @Test("finds no sample that passes", arguments: exercises.others)
    func sample(_ name: String) async throws { try await MutantAuditTests().sample(name) }
  }

  @Test("finds no sample that passes", arguments: exercises.few)
  func sample(_ name: String) async throws {
    let outcome = try await outcome(of: TestMachine.exercise(name), sample: 6)
    #expect(outcome.learners.count > 0)
    #expect(outcome.learners.count == outcome.learners.failing)
    #expect(outcome.survivors.map(\.step) == [])
    #expect(outcome.findings == [])
    #expect(outcome.unjudged == [])
  }

  private static let exercises = Sample(
    1,
    of: [
      "FlipSide", "ColorPicker", "ScrollToTop", "Portrait", "AppDelegate", "ListView", "Multicast",
    ])

  @Test("lists what passes a weak suite, until it is listed as harmless")
  func weakSuite() async throws {
    let folder = try TestMachine.copy(of: "FlipSide")
    let file = folder.appending(path: "Hidden/FlipSideSuite.swift")
    let suite = try String(contentsOf: file, encoding: .utf8)
    let weak = suite.replacing(
      "@Test func connectedBeforeShown() {",
      with: "@Test func connectedBeforeShown() {\n    #expect(Bool(true))\n    return\n")
    try #require(weak != suite)
    try Data(weak.utf8).write(to: file)
    let before = try await outcome(of: Exercise(at: folder), sample: 12)
    let changes = before.survivors.map(\.step.after)
    #expect(before.learners.passing == before.survivors.count)
    #expect(changes.contains("present(flipside); flipside.delegate = self"))

    let entries = before.survivors.map { mutant in
      [
        "file": mutant.step.file, "in": mutant.step.place,
        "before": mutant.step.before, "after": mutant.step.after,
        "reason": "Nobody looks at it before.",
      ]
    }
    let list: [String: Any] = ["format": 1, "harmless": entries]
    try JSONSerialization.data(withJSONObject: list)
      .write(to: folder.appending(path: "mutants.json"))
    let after = try await outcome(of: Exercise(at: folder), sample: 12)
    #expect(after.survivors.isEmpty)
    #expect(after.learners.harmless == entries.count)
  }

  // MARK: - Counts

  private static let step = Mutant.Step(
    family: "moved", file: "A.swift", line: 3, place: "A.b()", before: "c()", after: "")

  private func verdict(_ status: ReportStatus, isOfLearners: Bool = true) -> MutantVerdict {
    MutantVerdict(
      mutant: Mutant(step: Self.step, isOfLearners: isOfLearners, files: []),
      report: Report(
        exercise: "FlipSide", submission: "mutant 1", status: status,
        mistake: status == .failed ? "told-twice" : nil, checks: []))
  }

  private func outcome(
    _ verdicts: [MutantVerdict], harmless: [HarmlessMutant] = [], lineCount: Int = 0
  ) throws -> MutantOutcome {
    MutantOutcome(
      of: try TestMachine.exercise("FlipSide"), verdicts, harmless: harmless, lineCount: lineCount,
      isWhole: true)
  }

  @Test("counts what compiles, in lines to write and in what is given")
  func tally() throws {
    let outcome = try outcome([
      verdict(.failed), verdict(.doesNotCompile), verdict(.rejected),
      verdict(.passed, isOfLearners: false),
    ])
    #expect(outcome.learners == MutantOutcome.Tally(failing: 1, recognised: 1, refused: 2))
    #expect(outcome.given == MutantOutcome.Tally(passing: 1))
    #expect(outcome.givenSurvivors.count == 1)
    #expect(outcome.findings == [])
  }

  @Test("says what could not be judged, which is no failure")
  func unjudged() throws {
    let outcome = try outcome([verdict(.errored)])
    #expect(outcome.unjudged.map(\.english) == ["a mutant could not be judged"])
    #expect(outcome.learners.count == 0)
  }

  @Test("misses the goals where too little is tried, or too much passes")
  func goals() throws {
    #expect(
      try outcome([verdict(.failed), verdict(.passed)], lineCount: 3).findings.map(\.english) == [
        "2 mutants are too few for 3 lines to write: 1 for each line make 3",
        "1 of 2 mutants in lines to write fail; 98 % would be 2",
      ])
  }

  @Test("finds entries of mutants.json that are of no mutant that passes")
  func staleEntry() throws {
    let entry = HarmlessMutant(step: Self.step.listed, reason: "It is quiet.")
    #expect(try outcome([verdict(.passed)], harmless: [entry]).findings == [])
    #expect(
      try outcome([verdict(.failed)], harmless: [entry]).findings.map(\.english) == [
        "mutants.json lists 'c()' -> '' in A.b(), but no such mutant passes any more: remove it"
      ])
  }
}
