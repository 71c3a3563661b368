import CourseModel
import Foundation
import GradingTestSupport
import TestSupport
import Testing

@testable import Authoring

@Suite("A handout of a course")
struct HandedOutCourseTests {
  private let place: URL

  init() throws { place = try TestMachine.emptyFolder("courses") }

  /// Returns a handout as a course in a folder.
  private func unpacked(_ handout: HandoutFile) throws -> Course {
    let folder = place.appending(path: UUID().uuidString)
    for file in try handout.courseFiles() {
      let url = folder.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.content.write(to: url)
    }
    return try Course(at: folder)
  }

  private func chosen(
    of course: Course, _ exercises: [String] = [], topics: [String] = []
  ) throws -> HandedOutCourse {
    try HandedOutCourse(of: course, exercises: exercises, topics: topics.map(course.topic(named:)))
  }

  @Test("has nothing of our own course that gives a check away")
  func secrets() throws {
    let course = try Course(at: TestMachine.checkout)
    let handout = try chosen(of: course).handout(sealed: false)
    let folders = Set(
      handout.files.map(\.name).filter { $0.hasPrefix("Exercises/") }
        .compactMap { $0.split(separator: "/").dropFirst(2).first.map(String.init) })
    #expect(folders == ["Demo.swift", "README.md", "Sources", "Modules", "exercise.json"])

    for exercise in try course.exercises() {
      // Every learner reads the task and the given code, so shared words are fine there.
      let own = handout.files.filter { $0.name == "Exercises/\(exercise.name)/exercise.json" }
      // Compare bytes: comparing characters takes a hundred times as long.
      let text = own.reduce(into: Data()) { $0 += $1.content }
      func isTold(_ words: some StringProtocol) -> Bool {
        text.range(of: Data(words.utf8)) != nil
      }
      let suite = try exercise.suite().flatMap { file in
        String(decoding: file.content, as: UTF8.self).split(separator: "\n").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
      }
      for line in suite where line.count > 20 {
        #expect(!isTold(line), "\(exercise.name): \(line)")
      }
      for mistake in try exercise.mistakes() {
        #expect(!isTold(mistake.message.prefix(60)), "\(exercise.name): \(mistake.name)")
      }
      for check in exercise.checks {
        #expect(!isTold("\"name\" : \"\(check.name)\""), "\(exercise.name): \(check.id)")
        if case .declares(_, _, let message) = check.kind { #expect(!isTold(message)) }
      }
    }
  }

  @Test("says of each TODO whether it is begun, and has the public checks, which wait for that")
  func checks() throws {
    let course = try PublicCourse(below: place)
    let handout = try chosen(of: course.course()).handout(sealed: false)
    let flipSide = try unpacked(handout).exercise(named: "FlipSide")

    #expect(flipSide.handout == .open(withheld: 7))
    #expect(flipSide.checks.map(\.id) == ["todo1", "doneNamesTheSender", "noDelegateNoTrap"])
    #expect(flipSide.checks.map(\.needs) == [nil, "todo1", "todo1"])
    #expect(flipSide.checks.map(\.kind) == [.begun, .test, .test])
    #expect(try flipSide.suite().map(\.name) == ["FlipSideSuite.swift", "Public.swift"])
    #expect(!flipSide.showsAnswers)
    let downloads = try unpacked(handout).exercise(named: "Downloads")
    #expect(downloads.checks.map(\.kind) == Array(repeating: .begun, count: downloads.todoCount))
    #expect(downloads.hasNoSuite)
    #expect(try downloads.suite().isEmpty)
    #expect(try downloads.reference() == downloads.stub())
  }

  @Test("names only what is in it")
  func selection() throws {
    let course = try PublicCourse(below: place).course()
    let all = try unpacked(chosen(of: course).handout(sealed: false))
    #expect(try all.exercises().map(\.name) == ["FlipSide", "Downloads", "Employees"])
    #expect(all.isHandout)
    let one = try unpacked(chosen(of: course, ["flipside"]).handout(sealed: false))
    #expect(try one.exercises().map(\.name) == ["FlipSide"])
    #expect(one.topics.map(\.name) == ["delegation"])
    #expect(Set(try one.lessons().map(\.topic)) == ["delegation"])
    let known = Set(try one.exercises().map(\.name) + one.lessons().map(\.name))
    #expect(one.paths.flatMap(\.parts).flatMap(\.of).allSatisfy(known.contains))
    #expect(one.topics.allSatisfy { $0.testOut?.allSatisfy(known.contains) != false })
    let pages = Set(try one.lessons().map(\.name))
    #expect(
      try one.exercise(named: "FlipSide").checks.allSatisfy {
        $0.read.map { pages.contains($0.lesson) } != false
      })
    let two = try unpacked(
      chosen(of: course, ["FlipSide"], topics: ["key-value-observing"]).handout(sealed: false))
    #expect(try two.exercises().map(\.name) == ["FlipSide", "Employees"])
  }

  @Test("is the same each time, and is not handed out again")
  func repeats() throws {
    let course = try PublicCourse(below: place).course()
    for sealed in [false, true] {
      let (first, second) = try (
        chosen(of: course).handout(sealed: sealed).archived(),
        chosen(of: course).handout(sealed: sealed).archived()
      )
      #expect(first == second)
    }
    let again = try unpacked(chosen(of: course).handout(sealed: false))
    #expect(throws: HandoutError.secondHand(again.folder.path)) { try chosen(of: again) }
  }

  @Test("is all that judging needs, where it is sealed, and none of it to be read")
  func sealed() throws {
    let original = try Course(at: TestMachine.checkout)
    let course = try unpacked(chosen(of: original).handout(sealed: true))

    for exercise in try original.exercises() {
      let sealed = try course.exercise(named: exercise.name)
      #expect(sealed.handout == .sealed)
      #expect(sealed.checks == exercise.checks)
      #expect(sealed.limits == exercise.limits)
      #expect(try sealed.suite() == exercise.suite())
      #expect(try sealed.solution() == exercise.solution())
      let (known, those) = try (exercise.mistakes(), sealed.mistakes())
      #expect(known.map(\.message) == those.map(\.message))
      #expect(known.map(\.fails) == those.map(\.fails))
      #expect(try those.flatMap(sealed.files(of:)).isEmpty)
      #expect(!sealed.hasMistakes && !sealed.hasTwin && !sealed.hasShownVariant)
      let names = try FileManager.default.contentsOfDirectory(atPath: sealed.folder.path)
      #expect(Set(names).isSubset(of: ["Demo.swift", "README.md", "Sources", "Modules", "sealed"]))
    }
  }
}
