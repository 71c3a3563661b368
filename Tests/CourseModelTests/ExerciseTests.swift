@testable import CourseModel
import Foundation
import TestSupport
import Testing

@Suite("An exercise")
struct ExerciseTests {
  let folder: CourseFolder
  let lamp: Exercise

  init() throws {
    folder = try CourseFolder()
    lamp = try folder.course().exercise(named: "Lamp")
  }

  @Test("is what its folder's name and exercise.json say")
  func readsFile() {
    #expect(lamp.name == "Lamp")
    #expect(lamp.topic == "delegation")
    #expect(lamp.order == 2)
    #expect(lamp.title == "The lamp")
    #expect(lamp.summary == "A lamp that reports.")
    #expect(lamp.lesson == "telling")
    #expect(lamp.facts == ["shines": ["S000-1"]])
    #expect(lamp.imports == ["MiniCocoa"])
    #expect(lamp.maxPoints == 6)
  }

  @Test("knows by which names the diagrams of its task call whom")
  func participants() throws {
    let diagrams = """
      # The lamp

      Outside -> of : a diagram

      ```conversation of shines leaving out a, b
      house owner -> lamp : show(at: 1 -> 2)
      note : Nobody -> speaks here.

        lamp --> house owner: yes
      lamp->the   moth : come
      ```

      ```swift
      let other -> language
      ```
      """
    try folder.write(diagrams, to: "Exercises/Lamp/README.md")

    let lamp = try folder.course().exercise(named: "Lamp")

    #expect(lamp.participants == ["house owner", "lamp", "the moth"])
  }

  @Test("has the checks of its file, in their order, worth one point unless said otherwise")
  func readsChecks() {
    #expect(lamp.checks.map(\.id) == ["shines", "reports", "standsAlone"])
    #expect(lamp.checks.map(\.name) == ["It shines", "It reports", "It compiles alone"])
    #expect(lamp.checks.map(\.points) == [3, 1, 2])
    #expect(
      lamp.checks.map(\.kind) == [
        .test, .test,
        .compilesWithout(files: ["Room.swift"], message: "The lamp needs the room."),
      ])
  }

  @Test("may have a check that asks for declarations, and those that need it")
  func readsDeclares() throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"points\": 3,",
      with: "\"declares\": [\"Lamp\"], \"opens\": [\"A.swift\"], \"message\": \"No lamp.\",")
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"id\": \"reports\",",
      with: "\"id\": \"reports\", \"needs\": \"shines\",")
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"points\": 2,",
      with: "\"points\": 2, \"needs\": \"reports\",")

    let lamp = try folder.course().exercise(named: "Lamp")

    #expect(
      lamp.checks.first?.kind
        == .declares(names: ["Lamp"], opens: ["A.swift"], message: "No lamp."))
    #expect(
      lamp.checks.map { lamp.checks(neededBy: $0).map(\.id) }
        == [[], ["shines"], ["reports", "shines"]])
  }

  @Test("may have a check that says something only when an earlier one passes")
  func readsNeeds() throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"id\": \"reports\",",
      with: "\"id\": \"reports\", \"needs\": \"shines\",")

    #expect(
      try folder.course().exercise(named: "Lamp").checks.map(\.needs) == [nil, "shines", nil])
  }

  @Test("may have a check that is worth nothing, so that it no longer counts")
  func worthNothing() throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"points\": 3", with: "\"points\": 0")
    let lamp = try folder.course().exercise(named: "Lamp")

    #expect(lamp.checks.map(\.points) == [0, 1, 2])
    #expect(lamp.maxPoints == 3)
  }

  @Test("takes limits in seconds, megabytes and kilobytes, and has its own for the others")
  func readsLimits() {
    #expect(lamp.limits.checkSeconds == 2)
    #expect(lamp.limits.buildSeconds == 30)
    #expect(lamp.limits.memoryBytes == 64 << 20)
    #expect(lamp.limits.outputBytes == 8 << 10)
  }

  @Test("needs neither lesson, facts, imports nor limits")
  func readsShortestFile() throws {
    let bell = try folder.course().exercise(named: "Bell")

    #expect(bell.lesson == nil)
    #expect(bell.facts.isEmpty)
    #expect(bell.imports.isEmpty)
    #expect(bell.limits.checkSeconds == 5)
    #expect(bell.limits.memoryBytes == 2 << 30)
    #expect(bell.limits.outputBytes == 1 << 20)
    #expect(bell.hints.isEmpty)
    #expect(bell.task == "# The bell\n\nRing it.")
  }

  @Test("splits README.md into the task and its hints")
  func splitsReadme() {
    #expect(lamp.task == "# The lamp\n\nMake it shine.\n\n## What is there\n\nA lamp.")
    #expect(lamp.hints.map(\.todo) == [1, 1, 2])
    #expect(lamp.hints.map(\.number) == [1, 2, 1])
    #expect(lamp.hints(forTODO: 1).map(\.text) == ["Look at the switch.", "Turn it."])
    #expect(
      lamp.hints(forTODO: 2).map(\.text) == ["Whom does it tell?\n\nThink of `room`."])
  }

  @Test("counts the TODOs of its stub, and its checks say which of them decides them")
  func countsTODOs() {
    #expect(lamp.todoCount == 2)
    #expect(lamp.checks.map(\.todo) == [1, 2, 2])
  }

  @Test("may have one TODO in several places, in any order of the lines")
  func scatteredTODOs() throws {
    try folder.write(
      "//TODO: 2. B\n// TODO:  1. A\nclass Lamp {}  // TODO: 2. More of it\n",
      to: "Exercises/Lamp/Sources/Lamp.swift")

    #expect(try folder.course().exercise(named: "Lamp").todoCount == 2)
  }

  @Test("may say what the program after a TODO looks like, and which mistake is true for it")
  func steps() throws {
    try folder.write("class Lamp {}", to: "Exercises/Lamp/Steps/1/Lamp.swift")
    try folder.edit(
      "Exercises/Lamp/Mistakes/dark/message.md", replacing: "fails: [shines]",
      with: "fails: [shines]\nsteps: [1]")
    let lamp = try folder.course().exercise(named: "Lamp")

    #expect(try lamp.steps().mapValues { $0.map(\.name) } == [1: ["Lamp.swift"]])
    #expect(try lamp.mistakes().map(\.steps) == [[1]])
  }

  @Test("may have code in its task that looks like hints")
  func codeInTask() throws {
    try folder.write(
      "# A\n\n```\n## Hints\n```\n\n## Hints\n\n### TODO 1\n\n1. B\n\n   ```\n   # c\n   ```\n",
      to: "Exercises/Lamp/README.md")
    let lamp = try folder.course().exercise(named: "Lamp")

    #expect(lamp.task == "# A\n\n```\n## Hints\n```")
    #expect(lamp.hints.map(\.text) == ["B\n\n```\n# c\n```"])
  }

  @Test("has hints that say when they help, in a comment that nobody reads")
  func conditionalHints() throws {
    try folder.edit(
      "Exercises/Lamp/README.md", replacing: "1. Look at", with: "1. <!-- begin --> Look at")
    try folder.edit(
      "Exercises/Lamp/README.md", replacing: "2. Turn it.",
      with: "2. <!-- shines, reports --> Turn it.")
    let hints = try folder.course().exercise(named: "Lamp").hints(forTODO: 1)

    #expect(hints.map(\.text) == ["Look at the switch.", "Turn it."])
    #expect(hints.map(\.isForBeginning) == [true, false])
    #expect(hints.map(\.checks) == [[], ["shines", "reports"]])
    #expect(hints[0].fits("shines", hasBegun: false))
    #expect(!hints[0].fits("shines", hasBegun: true))
    #expect(hints[1].fits("reports", hasBegun: true))
    #expect(!hints[1].fits("reports", hasBegun: false))
    #expect(!hints[1].fits("other", hasBegun: true))
    #expect(!hints[1].fits(nil, hasBegun: true))
  }

  @Test("has no hint for a check that it does not have")
  func hintForNoCheck() throws {
    try folder.edit(
      "Exercises/Lamp/README.md", replacing: "1. Look at", with: "1. <!-- shine --> Look at")

    let refusal = try folder.refusal { try $0.exercise(named: "Lamp") }

    #expect(refusal.contains("hint 1 for TODO 1 is for 'shine', which is neither"))
  }

  @Test("splits a README.md whose lines end as Windows ends them")
  func splitsWindowsReadme() throws {
    let text = try #require(CourseFolder.sample["Exercises/Lamp/README.md"])
    try folder.write(text.replacing("\n", with: "\r\n"), to: "Exercises/Lamp/README.md")

    let lamp = try folder.course().exercise(named: "Lamp")

    #expect(lamp.hints.map(\.text).prefix(2) == ["Look at the switch.", "Turn it."])
    #expect(lamp.task == "# The lamp\n\nMake it shine.\n\n## What is there\n\nA lamp.")
  }

  @Test("may have a file from a newer time with keys that are unknown")
  func ignoresUnknownKeys() throws {
    try folder.edit(
      "Exercises/Lamp/exercise.json", replacing: "\"order\": 2,",
      with: "\"order\": 2, \"difficulty\": 3,")

    #expect(try folder.course().exercise(named: "Lamp").order == 2)
  }

  @Test("has stub, suite and solution: the Swift files of three folders")
  func readsFiles() throws {
    #expect(try lamp.stub().map(\.name) == ["Lamp.swift", "Room.swift"])
    #expect(try lamp.suite().map(\.name) == ["LampSuite.swift"])
    #expect(
      try lamp.solution() == [
        SourceFile(name: "Lamp.swift", content: Data("class Lamp { var shines = true }\n".utf8))
      ])
  }

  @Test("has known mistakes with what fails, what crashes and what to say")
  func readsMistakes() throws {
    let mistakes = try lamp.mistakes()

    #expect(mistakes.map(\.name) == ["dark"])
    #expect(mistakes.map(\.fails) == [["shines"]])
    #expect(mistakes.map(\.crashes) == [["reports"]])
    #expect(mistakes.map(\.message) == ["Your lamp is *dark*."])
    #expect(try mistakes.map { try lamp.files(of: $0).map(\.name) } == [["Lamp.swift"]])
  }

  @Test("may have no known mistakes")
  func hasNoMistakes() throws {
    #expect(try folder.course().exercise(named: "Bell").mistakes().isEmpty)
  }
}
