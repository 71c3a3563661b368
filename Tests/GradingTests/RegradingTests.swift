@testable import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Grading

/// A class that is graded again after a change.
@Suite("Grading again")
struct RegradingTests {
  private let folder: URL

  init() throws { folder = try TestMachine.copy(of: "FlipSide") }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let file = folder.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old))
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  /// Returns the report on one submission, judged at this time, or cached from before.
  private func report(
    on files: [SourceFile], at time: Double, named name: String = "ada", reusing: Bool = true
  ) async throws -> Report {
    let exercise = try TestMachine.exercise(at: folder)
    let machine = try TestMachine.machine(now: Date(timeIntervalSince1970: time))
    let item = HandIn.submission(Submission(name: name, files: files))
    return try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: machine)
      return try await Batch(grader: grader, jobs: 1, reusingReports: reusing).grade([item])[
        0]
    }
  }

  private func mistake(_ name: String) throws -> [SourceFile] {
    let exercise = try Exercise(at: folder)
    let mistake = try exercise.mistakes().first { $0.name == name }
    // Make it unique to this test, because all tests share a cache.
    return try (mistake.map(exercise.program(of:)) ?? exercise.solution())
      + [SourceFile("Note.swift", "// \(UUID().uuidString)\n")]
  }

  @Test("after an edit of words alone judges nothing, and says it in the new ones")
  func words() async throws {
    let files = try mistake("forgets-to-hide")
    let first = try await report(on: files, at: 0)
    try edit("Mistakes/forgets-to-hide/message.md", "\n---\n", "\n---\nNew words. ")
    try edit("exercise.json", "\"Done tells the delegate, once\"", "\"Done tells, once\"")
    try edit("exercise.json", "\"points\": 2", "\"points\": 4")
    let second = try await report(on: files, at: 1_000_000, named: "bob")

    #expect(first.mistake == "forgets-to-hide")
    #expect(second.mistake == "forgets-to-hide")
    #expect(second.message?.hasPrefix("New words.") == true)
    #expect(second.checks[2].name == "Done tells, once")
    #expect(second.points == first.points + 2)
    #expect(second.submission == "bob")
    #expect(second.provenance == first.provenance)
    #expect(second.seconds == first.seconds)
  }

  @Test("after an edit of the suite judges anew, and a report says what has judged")
  func suite() async throws {
    let files = try mistake("forgets-to-hide")
    let first = try await report(on: files, at: 0)
    try edit("Hidden/FlipSideSuite.swift", "import Testing\n", "import Testing\n\n")
    let second = try await report(on: files, at: 1_000_000)

    #expect(first.provenance?.judgedAt == "1970-01-01T00:00:00Z")
    #expect(second.provenance?.judgedAt == "1970-01-12T13:46:40Z")
    #expect(second.provenance?.content == files.digest)
    #expect(second.provenance?.content == first.provenance?.content)
    #expect(second.provenance?.suite != first.provenance?.suite)
    #expect(second.provenance?.grader == Grader.version)
  }

  @Test("does not wait again for a check that ran out of time")
  func timeout() async throws {
    let files = try mistake("").map { file in
      let text = String(decoding: file.content, as: UTF8.self)
      let done = "  public func done() {"
      return SourceFile(file.name, text.replacing(done, with: done + "\n    while true {}"))
    }
    let first = try await report(on: files, at: 0)
    let second = try await report(on: files, at: 1_000_000)

    #expect(first.checks.contains { $0.status == .timedOut })
    #expect(second == first)
  }

  @Test("afresh judges anew, and that is what is found then")
  func fresh() async throws {
    let files = try mistake("")
    _ = try await report(on: files, at: 0)
    let fresh = try await report(on: files, at: 1_000_000, reusing: false)
    let found = try await report(on: files, at: 2_000_000)

    #expect(fresh.provenance?.judgedAt == "1970-01-12T13:46:40Z")
    #expect(found == fresh)
  }

  @Test("what could not be judged has its time as well, but no content")
  func unjudged() async throws {
    let machine = try TestMachine.machine(now: Date(timeIntervalSince1970: 0))
    let grader = try Grader(for: Exercise(at: folder), in: machine)
    let gone = try TestMachine.emptyFolder().appending(path: "gone")
    let reports = try await Batch(grader: grader, jobs: 1, reusingReports: true).grade(
      [.path(gone, name: "gone"), .refused(name: "odd", reason: "Why.")])

    #expect(reports.map(\.status) == [.errored, .rejected])
    for report in reports {
      #expect(report.provenance?.judgedAt == "1970-01-01T00:00:00Z")
      #expect(report.provenance?.content == nil)
      #expect(report.provenance?.suite?.count == 64)
    }
  }
}
