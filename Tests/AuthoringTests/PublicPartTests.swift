import CourseModel
import Foundation
import Grading
import GradingTestSupport
import Messages
import Testing

@testable import Authoring

@Suite("The public part of a suite")
struct PublicPartTests {
  private let course: PublicCourse

  init() throws { course = try PublicCourse(below: TestMachine.emptyFolder("public")) }

  private func part() throws -> PublicPart {
    try PublicPart(of: course.course().exercise(named: "FlipSide"))
  }

  private func handout() throws -> (HandoutFile, [Exercise]) {
    let chosen = try HandedOutCourse(of: course.course(), exercises: ["FlipSide"], topics: [])
    return (try chosen.handout(sealed: false), chosen.exercises)
  }

  @Test("is the files that are called so, and the suite's type if it stands elsewhere")
  func files() throws {
    #expect(try part().faults.isEmpty)
    #expect(try part().files.map(\.name) == ["FlipSideSuite.swift", "Public.swift"])
    try course.write(
      course.text(PublicCourse.open) + "@Suite struct FlipSideSuite {}\n", to: PublicCourse.open)
    #expect(try part().files.map(\.name) == ["Public.swift"])
  }

  @Test("has no test of a check that is not public, and all of those that are")
  func faults() throws {
    let data = try course.text(PublicCourse.data)
    try course.write(
      data.replacing("\"noDelegateNoTrap\", \"public\": true,", with: "\"noDelegateNoTrap\","),
      to: PublicCourse.data)
    #expect(
      try part().faults == [
        Message(
          """
          the handout contains Hidden/\("Public.swift", "file"), which has the test \
          '\("noDelegateNoTrap", "id")' of a check that is not public; move the test, or add "public": true to the check
          """)
      ])
    #expect(throws: HandoutError.self) { try handout() }
    try course.write(
      data.replacing(
        "\"id\": \"mainIsFreed\",", with: "\"id\": \"mainIsFreed\", \"public\": true,"),
      to: PublicCourse.data)
    #expect(
      try part().faults == [
        Message(
          """
          the check '\("mainIsFreed", "id")' is public, but its test is in a file that is not; \
          move it to a file of Hidden whose name begins with Public
          """)
      ])
  }

  @Test("is of no check that names parts of the answer")
  func declares() throws {
    let path = "Exercises/Downloads/exercise.json"
    let data = try course.text(path)
    guard let range = data.range(of: "\"declares\":") else { throw CocoaError(.fileReadUnknown) }
    try course.write(
      data.replacingCharacters(in: range, with: "\"public\": true, \"declares\":"), to: path)
    let error = #expect(throws: CourseError.self) {
      try course.course().exercise(named: "Downloads")
    }
    #expect(error?.description.contains("so it cannot be public") == true)
  }

  @Test("is tried alone: the solution passes, the stub fits")
  func trial() async throws {
    let (handout, exercises) = try handout()
    try await HandoutTrial(on: TestMachine.machine()).verify(handout, of: exercises)
  }

  @Test("that needs a file which stays here is refused before it is handed out")
  func helpers() async throws {
    let text = try course.text(PublicCourse.open)
    try course.write(
      text.replacing("private func listenBriefly", with: "func listen"), to: PublicCourse.open)
    try course.write(
      course.text(PublicCourse.suite).replacing(
        "private func listenBriefly", with: "func listenBriefly"),
      to: PublicCourse.suite)
    let (handout, exercises) = try handout()
    await #expect(throws: (any Error).self) {
      try await HandoutTrial(on: TestMachine.machine()).verify(handout, of: exercises)
    }
  }
}
