import Foundation
import Grading
import GradingTestSupport
import Messages
import Testing

@testable import CourseModel
@testable import SwitchboardCommands

@Suite("A learner's position")
struct StandingTests {
  @Test("what comes next is behind what was done, and the first one that is open behind the last")
  func next() throws {
    let standing = try Standing(in: Course(at: Tool.repository), nil)
    let names = standing.exercises.map(\.name)
    #expect(names.count > 10)
    for (name, next) in zip(names, names.dropFirst() + names.prefix(1)) {
      #expect(standing.open(after: name)?.name == next)
    }
    #expect(standing.open(after: nil)?.name == "FlipSide")
    #expect(standing.open(after: "which-wire")?.name == "WhichWire")
    #expect(standing.open(after: "Unknown")?.name == "FlipSide")
    let topic = try #require(try Course(at: Tool.repository).topics.dropFirst().first)
    #expect(standing.open(in: topic)?.topic == topic.name)
  }

  @Test("after a jump on a path, the page to read leads to the exercise that is named with it")
  func jump() throws {
    let course = try Course(at: Tool.repository)
    let path = try course.path(named: "evenings")
    let standing = try Standing(in: course, nil).following(path)
    let start = standing.ahead()
    #expect(start.page?.name == "telling-without-knowing" && start.exercise?.name == "FlipSide")
    let downloads = try #require(standing.exercises.first { $0.name == "Downloads" })
    let ahead = standing.passing(downloads).ahead(of: "Downloads")
    #expect(ahead.page?.name == "who-owns-whom" && ahead.exercise?.name == "Employees")
    // Those that were jumped over come after the last.
    let last = try #require(standing.way.exercises.last)
    #expect(standing.passing(last).ahead(of: last.name).page?.name == "telling-without-knowing")
  }

  @Test("an exercise that the learner jumped to needs pages of its topic only")
  func neededPage() throws {
    let course = try Course(at: Tool.repository)
    let order = try ReadingOrder(of: course)
    for path in [nil] + course.paths.map(Optional.some) {
      var standing = try Standing(in: course, nil)
      if let path { standing = standing.following(path) }
      for exercise in order.exercises {
        let page = standing.lessonToRead(before: exercise)
        #expect(page == nil || page?.topic == exercise.topic, "\(exercise.name)")
      }
      func page(before name: String) -> String? {
        order.exercises.first { $0.name == name }
          .flatMap { standing.lessonToRead(before: $0)?.name }
      }
      #expect(page(before: "Logbook") == "telling-whoever-listens")
      #expect(page(before: "TideLog") == "reading-a-report")
    }
  }

  @Test("a page in the middle leads on, and not back to pages that the learner passed over")
  func middle() throws {
    let course = try Course(at: Tool.repository)
    let whole = try Standing(in: course, nil)
    let evenings = try whole.following(course.path(named: "evenings"))
    let hours = try whole.following(course.path(named: "two-hours"))
    for standing in [whole, evenings] {
      #expect(standing.nextStep(after: "telling-whoever-listens")?.name == "one-centre-many-doors")
    }
    #expect(evenings.nextStep(after: "when-listening-ends")?.name == "Logbook")
    // Behind the last exercise, the path has pages.
    #expect(hours.nextStep(after: "telling-whoever-listens")?.name == "a-target-and-an-action")
    #expect(hours.nextStep(after: "which-wire")?.name == "telling-without-knowing")
  }

  @Test("the exercise that was opened or saved last is the current one, also off the path")
  func opened() throws {
    let fixture = try Fixture()
    try fixture.addExercise("Three", order: 2)
    let workspace = try fixture.make().workspace
    let progress = try ProgressStore(in: workspace)
    let order = try ReadingOrder(of: fixture.course)
    let path = StudyPath(
      name: "short", title: "Short", parts: [.init(title: "One", hours: 1, of: ["One", "Two"])])
    func standing() throws -> Standing {
      try Standing(at: order, paths: [], progress).following(path)
    }
    func judge(_ name: String, _ time: Date, passing: Bool) throws {
      let exercise = try fixture.course.exercise(named: name)
      try progress.record(
        Report(
          exercise: name, submission: "me", status: passing ? .passed : .failed,
          checks: exercise.checks.map { CheckResult($0, passing ? .passed : .failed) }),
        of: [SourceFile("\(name).swift", "")], at: time)
    }
    #expect(try standing().current?.name == "One")
    let start = Date()
    try progress.open("Three", at: start)
    #expect(try standing().current?.name == "Three")
    #expect(try standing().ahead().step?.name == "Three")
    let done = try standing().done(at: standing().current)
    #expect(Catalogue.english.text(of: done) == "0 of 3 exercises passed.")
    // Its pass leads back to the path.
    try judge("Three", start + 1, passing: true)
    #expect(try standing().current?.name == "One")
    #expect(try standing().nextStep(after: "Three")?.name == "One")
    // Opened again, it is meant, and the next step stays.
    try progress.open("Three", at: start + 2)
    #expect(try standing().current?.name == "Three")
    #expect(try standing().ahead().step?.name == "One")
    // A file as it was given was not saved by the learner.
    let sources = workspace.sources(of: "Two")
    func save(_ text: String, at time: Date) throws {
      let file = sources.appending(path: "Two.swift")
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    }
    try save("// TODO: 1. Two\n", at: start + 3)
    #expect(try standing().current?.name == "Three")
    try save("let two = 2\n", at: start + 3)
    #expect(try standing().current?.name == "Two")
    try progress.open("One", at: start + 4)
    #expect(try standing().current?.name == "One")
    try judge("Two", start + 5, passing: true)
    try save("let two = 3\n", at: start + 6)
    #expect(try standing().current?.name == "One")
    // A verdict says which one the learner works on, too.
    try progress.open("Three", at: start + 7)
    try judge("One", start + 8, passing: false)
    #expect(try standing().current?.name == "One")
  }

  @Test("a part of a path is done with its last step, until the next part has begun")
  func part() throws {
    let course = try Course(at: Tool.repository)
    var standing = try Standing(in: course, nil).following(course.path(named: "evenings"))
    let steps = try #require(standing.path?.parts.first).of
    for step in steps {
      #expect(standing.partDone(with: step) == nil)
      if let exercise = standing.exercises.first(where: { $0.name == step }) {
        standing = standing.passing(exercise)
      } else if let page = standing.order.lessons.first(where: { $0.name == step }) {
        standing = standing.reading(page)
      }
    }
    #expect(standing.partDone(with: steps[0])?.title == "Evening 1, Delegation")
    let next = try #require(standing.exercises.first { $0.name == "Downloads" })
    #expect(standing.passing(next).partDone(with: steps[0]) == nil)
  }

  @Test("the page that is left is behind what was done, and the first of all behind the last")
  func page() throws {
    let standing = try Standing(in: Course(at: Tool.repository), nil)
    func page(after name: String) -> String? { standing.lessonToRead(after: name)?.name }
    #expect(standing.lessonToRead?.name == "telling-without-knowing")
    #expect(page(after: "Exchange") == "how-it-came-to-be")
    #expect(page(after: "ThreeWaysToACell") == "rows-today")
    #expect(page(after: "Unknown") == "telling-without-knowing")
  }

  @Test("the table of contents says the same as the whole course, at every step")
  func contents() throws {
    let course = try Course(at: Tool.repository)
    let (whole, table) = (
      try ReadingOrder(of: course), try course.contents(keptIn: TestMachine.cache)
    )
    #expect(try course.contents(keptIn: TestMachine.cache) == table)
    let names = whole.lessons.map(\.name) + whole.exercises.map(\.name)
    for path in [nil] + course.paths.map(Optional.some) {
      var one = try Standing(at: whole, paths: course.paths, nil)
      var other = try StandingByContents(at: table.order, paths: course.paths, nil)
      if let path { (one, other) = (one.following(path), other.following(path)) }
      #expect(one.current?.name == other.current?.name)
      for name in names {
        #expect(one.nextStep(after: name)?.name == other.nextStep(after: name)?.name)
      }
    }
  }

  @Test("a page or an exercise that changes, comes or goes is in the table at once")
  func contentsInFlux() throws {
    let written = try WrittenCourse(below: TestMachine.emptyFolder())
    let cache = Cache(environment: ["SWITCHBOARD_CACHE": try TestMachine.emptyFolder("cache").path])
    func names() throws -> [String] {
      let order = try written.course().contents(keptIn: cache).order
      return order.lessons.flatMap { [$0.name] + $0.exercises } + order.exercises.map(\.name)
    }
    #expect(try names() == ["ringing", "Bell", "Bell"])
    #expect(try names() == ["ringing", "Bell", "Bell"])
    try written.edit(
      WrittenCourse.lesson, replacing: "exercises: [Bell]", with: "exercises: [Bell, Gong]")
    #expect(try names() == ["ringing", "Bell", "Gong", "Bell"])
    let second = "Lessons/bells/02-silence.md"
    try written.write("---\ntitle: Silence\n---\nSo.\n", to: second)
    #expect(try names() == ["ringing", "Bell", "Gong", "silence", "Bell"])
    try written.write("no front matter", to: second)
    #expect(try names() == ["Bell"], "as where a page cannot be read")
    try FileManager.default.removeItem(at: written.folder.appending(path: second))
    #expect(try names() == ["ringing", "Bell", "Gong", "Bell"])
    try FileManager.default.removeItem(at: written.folder.appending(path: "Exercises/Bell"))
    #expect(try names() == ["ringing", "Bell", "Gong"])
  }
}
