import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import SwitchboardCommands

@Suite("An author who begins something")
struct NewTests {
  private let tool: Tool
  private let course: URL

  init() throws {
    tool = try Tool()
    course = tool.folder.appending(path: "course")
    try write(
      #"{"format": 1, "name": "own", "title": "A course of my own", "topics": []}"#,
      to: "Lessons/course.json")
  }

  private func write(_ text: String, to path: String) throws {
    let file = course.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try String(contentsOf: course.appending(path: path), encoding: .utf8)
    try #require(text.contains(old), "\(path) has no '\(old)'")
    try write(text.replacing(old, with: new), to: path)
  }

  @Test(
    "in a course of one file gets an exercise, a lesson and a mistake, and the next step")
  func all() async throws {
    let exercise = await tool.call(
      "new", "exercise", "NightWatch", "--topic", "sending", "--course", "course")
    #expect(exercise.code == 0, "\(exercise.errorOutput)")
    #expect(
      exercise.output == """
        ✓ made course/Exercises/NightWatch
          The topic 'sending' is new: it is in Lessons/course.json now.
          It is an example that works. Lines that begin with WRITE: say what to put there.

        """)
    #expect(exercise.errorOutput.contains("audit --watch NightWatch --course course"))
    #expect(!exercise.errorOutput.contains("sync"))
    let lesson = await tool.call(
      "--course", "course", "new", "lesson", "who-calls-whom", "--topic", "sending")
    #expect(lesson.output.hasPrefix("✓ made course/Lessons/sending/01-who-calls-whom.md\n"))
    let mistake = await tool.call(
      "new", "mistake", "too-loud", "--file", "Kettle.swift", "Kitchen.swift",
      in: course.appending(path: "Exercises/NightWatch/Mistakes"))
    #expect(mistake.output.contains("made too-loud\n"), "\(mistake.errorOutput)")
    let audit = await tool.call("audit", "--course", "course")
    #expect(audit.code == 1)
    let others = audit.output.split(separator: "\n").filter {
      !$0.hasSuffix(": still has a placeholder (WRITE:)")
    }
    #expect(
      others == ["✗ NightWatch", "    the mistake 'too-loud' passes", "✗ Lessons"],
      "\(audit.output) \(audit.errorOutput)")
    let pages = await tool.call("audit", "Lessons", "--course", "course")
    #expect(pages.output.hasPrefix("✗ Lessons\n"), "\(pages.output) \(pages.errorOutput)")
    #expect(!pages.output.contains("NightWatch\n"))
    #expect(await tool.call("audit", "--mutants", "Lessons", "--course", "course").code == 64)
    let second = await tool.call(
      "new", "exercise", "Doorbell", "--topic", "sending", "--course", "course")
    #expect(
      second.output.contains("'test-out sending' asks for the last two"), "\(second.output)")
  }

  @Test("in a course with a manifest has to sync, and takes no name that a target has")
  func manifest() async throws {
    try write(
      """
      .target(name: "Doorman"),
      // exercises: begin
      // exercises: end

      """, to: "Package.swift")
    let made = await tool.call("new", "exercise", "NightWatch", "--topic", "sending", in: course)
    #expect(made.errorOutput.contains(" sync"))
    let refused = await tool.call("new", "exercise", "Doorman", "--topic", "sending", in: course)
    #expect(refused.code == 64)
    #expect(
      refused.errorOutput
        == "switchboard: the name 'Doorman' cannot be used: Package.swift has a target with "
        + "that name; "
        + "add a word to it\n")
  }

  @Test(
    "gets a reason, and finds nothing half-written",
    arguments: [
      (["exercise", "nightWatch", "--topic", "sending"], "'NightWatch'"),
      (["exercise", "View", "--topic", "sending"], "has a type with that name"),
      (["exercise", "NightWatch", "--topic", "Sending"], "'sending'"),
      (["lesson", "Who Calls", "--topic", "sending"], "'who-calls'"),
      (["mistake", "told-twice"], "which exercise?"),
      (["mistake", "told-twice", "--exercise", "NightWatch"], "there is no exercise 'NightWatch'"),
    ])
  func refusal(arguments: [String], reason: String) async throws {
    let outcome = await tool.call(arguments: ["new"] + arguments, in: course)
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.contains(reason), "\(outcome.errorOutput)")
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: course.path).sorted()
        == ["Lessons", "Lessons/course.json"])
  }

  @Test("gets an error without a course, and does not write into the installed one")
  func noCourse() async throws {
    let outcome = await tool.call("new", "lesson", "one", "--topic", "delegation")
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.hasPrefix("switchboard: you are not in a course: "))
  }

  // MARK: - At each save

  /// Creates a new exercise for each test, because verdicts of others would come from the cache.
  private func make(_ name: String) async throws {
    _ = await tool.call("new", "exercise", name, "--topic", "sending", "--course", "course")
  }

  private static func mistake(in name: String) -> String {
    "Exercises/\(name)/Mistakes/wrong-sender/change.patch"
  }

  @Test("sees at each save what changed, on a terminal that is left as it was")
  func watchOnTerminal() async throws {
    try await make("NightWatch")
    let teletype = try Teletype(
      running: "cd course/Exercises/NightWatch && \"$SWITCHBOARD\" audit --watch; echo code $?",
      in: tool)
    let first = try teletype.wait(for: "fails with others")
    #expect(first.contains("✗ NightWatch"))
    try edit(
      Self.mistake(in: "NightWatch"), "    delegate?.kettleDidFinish(Kettle())", "    // Nobody.")
    try teletype.wait(for: "wrong-sender fails kitchenListens now")
    try edit(
      "Exercises/NightWatch/Hidden/NightWatchSuite.swift", "kitchen.start()", "kitchen.stop()")
    try teletype.wait(for: "Hidden/NightWatchSuite.swift:67:13: error: ")
    try edit(
      "Exercises/NightWatch/Hidden/NightWatchSuite.swift", "kitchen.stop()", "kitchen.start()")
    try teletype.wait(for: "fails with others")
    teletype.type("q")
    try teletype.wait(for: "findings.")
    try teletype.wait(for: "code 0")
    teletype.waitForEnd()
    #expect(teletype.output.contains("\u{1B}[?1049l"))
  }

  @Test("sees at each save what changed, as text where there is no terminal")
  func watchAsText() async throws {
    try await make("DayWatch")
    let teletype = try Teletype(
      running: "\"$SWITCHBOARD\" audit --watch DayWatch --course course 2>&1 | cat", in: tool)
    let first = try teletype.wait(for: "fails with others")
    #expect(first.contains("✗ DayWatch"))
    #expect(first.contains("placeholders (WRITE:) are left: exercise.json:5"))
    #expect(first.contains(/wrong-sender +· +● +·/))

    try edit(
      Self.mistake(in: "DayWatch"), "    delegate?.kettleDidFinish(Kettle())", "    // Nobody.")
    let second = try teletype.wait(for: "has changed")
    #expect(second.contains("Mistakes/wrong-sender/change.patch saved: "))
    #expect(second.contains(" s, 1 of 11 judged again"))
    #expect(second.contains("wrong-sender fails kitchenListens now"))
    #expect(second.contains("the grader does not recognise the mistake 'wrong-sender'"))
    #expect(second.contains(/wrong-sender +· +○ +○\*/))

    try edit("Exercises/DayWatch/exercise.json", "\"order\"", "order")
    try teletype.wait(for: "exercise.json:4: ")
    try edit("Exercises/DayWatch/exercise.json", "order", "\"order\"")
    let fourth = try teletype.wait(for: "fails with others")
    #expect(fourth.contains("exercise.json saved: "))

    // Another save while the suite is compiled: that round prints nothing, and the next covers
    // both.
    let suite = "Exercises/DayWatch/Hidden/DayWatchSuite.swift"
    try edit(suite, "// MARK: - Helpers", "// MARK: - \(UUID())")
    try teletype.wait(for: "Compiling the checks of DayWatch")
    try edit(Self.mistake(in: "DayWatch"), "    // Nobody.", "    // Really nobody.")
    try teletype.wait(
      for: "Hidden/DayWatchSuite.swift, Mistakes/wrong-sender/change.patch saved: ")
    teletype.type("\u{3}")
    teletype.waitForEnd()
  }

  @Test("--watch wants one exercise")
  func watchWithoutName() async throws {
    let outcome = await tool.call("audit", "--watch", "--course", Tool.repository.path)
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput.contains("--watch takes one exercise: go to its folder, or name it"))
  }

  @Test("makes a course of one file, in which the next command makes an exercise")
  func newCourse() async throws {
    let made = await tool.call("new", "course", "knots", "--title", "Knots, \"tied\"")
    #expect(made.code == 0, "\(made.errorOutput)")
    #expect(made.output.hasPrefix("✓ made knots/Lessons/course.json\n"))
    let course = try Course(at: tool.folder.appending(path: "knots"))
    #expect(course.name == "knots")
    #expect(course.title == "Knots, \"tied\"")

    let exercise = await tool.call(
      "new", "exercise", "FirstKnot", "--topic", "tying", "--course", "knots")
    #expect(exercise.code == 0, "\(exercise.errorOutput)")
    #expect(exercise.output.hasPrefix("✓ made knots/Exercises/FirstKnot\n"))
    #expect(await tool.call("new", "course", "knots").code == 64, "it is there")
    let wrong = await tool.call("new", "course", "My Knots")
    #expect(wrong.code == 64)
    #expect(wrong.errorOutput.contains("my-knots"))
  }
}
