import CourseModel
import Execution
import Foundation
import Grading
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("An audit that goes on")
struct AuditRoundTests {
  @Test("judges again only what changed, and says what is wrong with the author's files")
  func rounds() async throws {
    let course = try DraftCourse()
    _ = try course.drafting().makeExercise(named: ModuleName("RoundWatch"), ofTopic: "delegation")
    let folder = course.folder.appending(path: "Exercises/RoundWatch")
    try folder.dropConversations()
    let key = AnswerKey("rounds") { files, exercise throws(GradingError) in
      let suite = try ofCourse(exercise.suite)
      if suite.contains(where: { String(decoding: $0.content, as: UTF8.self).contains(".stop()") })
      {
        throw .suiteDoesNotCompile(
          exercise: exercise.name,
          output: "Hidden/RoundWatchSuite.swift:51:13: error: no member 'stop'")
      }
      return files.contains { String(decoding: $0.content, as: UTF8.self).contains("// Nobody.") }
        ? .of(exercise, failed: ["finishingIsTold", "kitchenListens"]) : nil
    }
    var states = [FolderState(of: folder)]
    func next(_ number: Int) async throws -> AuditRound {
      states.append(FolderState(of: folder))
      let result = try await TestMachine.withPermit {
        await AuditRound.result(
          forExercise: "RoundWatch", in: course.folder,
          try TestMachine.machine(now: Date(timeIntervalSince1970: Double(number)), judging: key),
          jobs: 2)
      }
      return AuditRound(
        number: number, saved: states[number].changes(since: states[number - 1]),
        result: try #require(result), seconds: 0)
    }
    let first = try await next(1)
    #expect(first.saved == [])
    #expect(first.reports.count == 11)
    #expect(first.freshCount(after: []) == 11)

    let mistake = "Mistakes/wrong-sender/change.patch"
    try course.edit(
      "Exercises/RoundWatch/\(mistake)", "    delegate?.kettleDidFinish(Kettle())", "    // Nobody."
    )
    let second = try await next(2)
    #expect(second.saved == [mistake])
    #expect(second.freshCount(after: [first]) == 1)
    let wrong = try #require(second.reports.first { $0.submission == "wrong-sender" })
    #expect(
      wrong.checks.filter(\.status.isWrong).map(\.id) == ["finishingIsTold", "kitchenListens"])

    try course.edit(
      "Exercises/RoundWatch/README.md", "A kitchen has a kettle", "One kitchen has a kettle")
    let third = try await next(3)
    #expect(third.saved == ["README.md"])
    #expect(third.freshCount(after: [first, second]) == 0)

    try course.edit(
      "Exercises/RoundWatch/Hidden/RoundWatchSuite.swift", "kitchen.start()", "kitchen.stop()")
    let fourth = try await next(4)
    guard case .impossible(let reason) = fourth.result else {
      Issue.record("a suite that does not compile was judged")
      return
    }
    #expect(
      reason.english.contains(/\nHidden\/RoundWatchSuite\.swift:\d+:13: error: .*'stop'/),
      "\(reason)")

    try course.edit("Exercises/RoundWatch/exercise.json", "\"order\"", "order")
    guard case .impossible(let fault) = try await next(5).result else {
      Issue.record("an exercise.json that is no JSON was judged")
      return
    }
    #expect(fault.english.contains("Exercises/RoundWatch/exercise.json:4: "), "\(fault)")
  }

  @Test("is no result when it is ended by another save")
  func ended() async throws {
    let course = try DraftCourse()
    _ = try course.drafting().makeExercise(named: ModuleName("DayWatch"), ofTopic: "delegation")
    let cancellation = try Cancellation()
    cancellation.cancel()
    let result = try await TestMachine.withPermit {
      await AuditRound.result(
        forExercise: "DayWatch", in: course.folder,
        try TestMachine.machine(cancellation: cancellation), jobs: 2)
    }
    if let result { Issue.record("\(result)") }
  }

  @Test("names at once all mistakes that name a missing check, and the nearest check")
  func removedChecks() async throws {
    let course = try DraftCourse()
    _ = try course.drafting().makeExercise(named: ModuleName("NightWatch"), ofTopic: "delegation")
    try course.edit("Exercises/NightWatch/exercise.json", "delegateIsNotKept", "delegateIsFree")
    try course.edit("Exercises/NightWatch/exercise.json", "kitchenListens", "kitchenHears")
    let exercise = try course.course().exercise(named: "NightWatch")
    let error = try #require(throws: CourseError.self) { try exercise.mistakes() }
    let lines = error.description.replacing(exercise.folder.path + "/", with: "")
    #expect(
      lines == """
        Mistakes/connects-too-late/message.md:2: NightWatch has no check 'kitchenListens'; did you \
        mean 'kitchenHears'?
        Mistakes/strong-delegate/message.md:2: NightWatch has no check 'delegateIsNotKept'; did \
        you mean 'delegateIsFree'?
        """)
  }
}
