@testable import CourseModel
import Foundation
import Grading
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("Judging by what was handed out")
struct HandedOutGradingTests {
  private let course: PublicCourse

  init() throws { course = try PublicCourse(below: TestMachine.emptyFolder("judging")) }

  /// Returns an exercise as students receive it.
  private func handedOut(_ name: String, sealed: Bool) throws -> Exercise {
    let folder = try TestMachine.emptyFolder("course")
    let handout = try HandedOutCourse(of: course.course(), exercises: [name], topics: [])
      .handout(sealed: sealed)
    for file in try handout.courseFiles() {
      let url = folder.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: url)
    }
    return try Course(at: folder).exercise(named: name)
  }

  private func report(_ files: [SourceFile], _ exercise: Exercise) async throws -> Report {
    try await Grader(for: exercise, in: TestMachine.machine())
      .grade(.accepted(Submission(name: "s", files: files)))
  }

  @Test("names a page about a known mistake only if it was handed out")
  func pagesOfMistakes() throws {
    let mistakes = try handedOut("Employees", sealed: true).mistakes()
    #expect(mistakes.contains { $0.name == "misspells-ceo" })
    let exercise = try course.course().exercise(named: "Employees")
    let folder = try TestMachine.emptyFolder("sealed")
    for file in try HandedOutExercise(exercise: exercise, lessons: ["what-comes-along"]).files(
      sealed: true)
    {
      let url = folder.appending(path: "Employees/\(file.name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: url)
    }
    let sealed = try Exercise(at: folder.appending(path: "Employees")).mistakes()
    #expect(sealed.count == mistakes.count)
    #expect(sealed.allSatisfy { $0.read == nil })
    #expect(try exercise.mistakes().contains { $0.read != nil })
  }

  @Test("without a check tells what compiles, is admitted and is begun, and runs nothing")
  func open() async throws {
    let exercise = try handedOut("Downloads", sealed: false)
    let stub = try await report(exercise.stub(), exercise)
    #expect(stub.status == .failed)
    #expect(stub.checks.allSatisfy { $0.status == .failed })
    #expect(stub.checks.first?.messages == ["Nothing is written for TODO 1 yet."])
    let solution = try course.course().exercise(named: "Downloads").solution()
    #expect(try await report(solution, exercise).passed)
    let broken =
      solution + [SourceFile(name: "More.swift", content: Data("let a: Int = \"\"".utf8))]
    #expect(try await report(broken, exercise).status == .doesNotCompile)
    let unsafe = solution + [SourceFile(name: "More.swift", content: Data("import Glibc".utf8))]
    #expect(try await report(unsafe, exercise).status == .rejected)
    try await Grader(for: exercise, in: TestMachine.machine()).prepare()
  }

  @Test("with public checks tells what they tell")
  func publicChecks() async throws {
    let exercise = try handedOut("FlipSide", sealed: false)
    let whole = try course.course().exercise(named: "FlipSide")
    #expect(try await report(whole.solution(), exercise).passed)
    let trap = try #require(
      try whole.mistakes().first {
        !$0.fails.isDisjoint(with: ["doneNamesTheSender", "noDelegateNoTrap"])
      })
    let report = try await report(whole.program(of: trap), exercise)
    #expect(report.status == .failed)
    #expect(report.mistake == nil)
  }

  @Test("A sealed course gives a known wrong answer the verdict of the whole course")
  func sealed() async throws { try await verify { Array($0.prefix(2)) } }

  @Suite("of every wrong answer")
  struct Proof {
    @Test("A sealed course gives every known wrong answer the verdict of the whole course")
    func sealed() async throws { try await HandedOutGradingTests().verify { $0 } }
  }

  private func verify(_ chosen: ([Exercise.Mistake]) -> [Exercise.Mistake]) async throws {
    let exercise = try handedOut("FlipSide", sealed: true)
    let whole = try course.course().exercise(named: "FlipSide")
    let solution = try whole.solution()
    let mistakes = chosen(try whole.mistakes())
    for files in try [whole.stub(), solution]
      + mistakes.map(whole.program(of:))
    {
      let (here, there) = try await (report(files, exercise), report(files, whole))
      #expect(here.status == there.status)
      #expect(here.mistake == there.mistake)
      // The whole course quotes the line that makes a mistake; a sealed one does not have it.
      let isSame = here.message == there.message
      #expect(isSame || there.message?.hasSuffix(here.message?.english ?? "none") == true)
      #expect(here.checks.map(\.status) == there.checks.map(\.status))
      #expect(here.checks.map(\.messages) == there.checks.map(\.messages))
    }
  }
}
