import CourseModel
import Foundation
import Grading
import GradingTestSupport
import Testing

@testable import Authoring

@Suite("A draft")
struct DraftingTests {
  @Test(
    "an exercise that is new is whole and right, but for what is to be written",
    arguments: ["NightWatch", "Kettle"])
  func exercise(name: String) async throws {
    let course = try DraftCourse()
    _ = try course.drafting().makeExercise(named: ModuleName(name), ofTopic: "delegation")
    let result = try await TestMachine.withPermit {
      await AuditRound.result(
        forExercise: name, in: course.folder, try TestMachine.machine(), jobs: 2)
    }
    guard case .judged(let exercise, let findings, let outcome) = result else {
      Issue.record("not judged: \(String(describing: result))")
      return
    }
    let others = findings.filter { $0.fault != Placeholder.fault }
    #expect(others == [])
    #expect(exercise.checks.count == 3)
    #expect(outcome.mistakes.count == 3)
    #expect(outcome.others.count == 8)
    // Each file has a placeholder, except changes and one file that only accompanies others.
    let said = Set(findings.map { String($0.english.prefix { $0 != ":" }) })
    let files = try exercise.files().map {
      String($0.path.dropFirst(exercise.folder.path.count + 1))
    }
    let silent = Set(files).subtracting(said)
    #expect(silent.count { !$0.hasSuffix(SourcePatch.fileName) } == 1)
  }

  @Test("an exercise comes behind the others of its topic")
  func order() throws {
    let course = try DraftCourse()
    for name in ["One", "Two"] {
      _ = try course.drafting().makeExercise(named: ModuleName(name), ofTopic: "delegation")
    }
    try course.edit("Exercises/Two/exercise.json", "\"order\": 2", "\"order\": 7")
    _ = try course.drafting().makeExercise(named: ModuleName("Three"), ofTopic: "delegation")
    let exercises = try course.course().exercises()
    #expect(exercises.map(\.name) == ["One", "Two", "Three"])
    #expect(exercises.map(\.order) == [1, 7, 8])
  }

  @Test("a topic that does not exist is added to course.json, of which all else stays as it is")
  func newTopic() throws {
    let course = try DraftCourse()
    let (_, isNew) = try course.drafting().makeExercise(
      named: ModuleName("One"), ofTopic: "key-value-observing")
    #expect(isNew)
    #expect(
      try course.text("Lessons/course.json") == """
        {
          "format": 1, "name": "draft", "title": "A draft [with \\"topics\\"]",
          "topics": [
            {"name": "delegation", "title": "Delegation [one]"},
            {
              "name": "key-value-observing",
              "title": "Key value observing",
              "summary": "WRITE: one line for lists: what objects do for each other here"
            }
          ]
        }

        """)
    #expect(try course.course().exercises().map(\.topic) == ["key-value-observing"])
    #expect(
      try TextAudit(of: course.course(), []).findingsOfLessons().map(\.english)
        == ["course.json:8: still has a placeholder (WRITE:)"])
    let (_, isNewAgain) = try course.drafting().makeLesson(
      named: "one", ofTopic: "key-value-observing")
    #expect(!isNewAgain)
  }

  @Test("the first topic of a course is added as well")
  func firstTopic() throws {
    let course = try DraftCourse(
      #"{"format": 1, "name": "draft", "title": "A draft", "topics": []}"#)
    _ = try course.drafting().makeLesson(named: "one", ofTopic: "sending")
    #expect(try course.course().lessons().map(\.topic) == ["sending"])
  }

  @Test("a topic that may be another one mistyped is refused, and nothing is made")
  func mistypedTopic() throws {
    let course = try DraftCourse()
    let before = try course.paths()
    let error = try #require(throws: DraftingError.self) {
      try course.drafting().makeExercise(named: ModuleName("One"), ofTopic: "delegaton")
    }
    #expect(error.description.contains("there is no topic 'delegaton'; did you mean 'delegation'?"))
    #expect(try course.paths() == before)
  }

  @Test("where a folder cannot be made, course.json stays as it was and nothing is left")
  func notWritable() throws {
    let course = try DraftCourse()
    try course.write("", to: "Lessons/sending")
    let before = try course.paths()
    #expect(throws: DraftingError.self) {
      try course.drafting().makeLesson(named: "one", ofTopic: "sending")
    }
    #expect(try course.text("Lessons/course.json") == DraftCourse.courseFile)
    #expect(try course.paths() == before)
  }

  @Test("an exercise that exists is left alone, also in other capitals")
  func existing() throws {
    let course = try DraftCourse()
    _ = try course.drafting().makeExercise(named: ModuleName("NightWatch"), ofTopic: "delegation")
    let error = try #require(throws: DraftingError.self) {
      try course.drafting().makeExercise(named: ModuleName("Nightwatch"), ofTopic: "delegation")
    }
    #expect(error == .exists(path: course.folder.appending(path: "Exercises/NightWatch").path))
  }

  @Test("a lesson gets the next number, and is true but for what is to be written")
  func lesson() async throws {
    let course = try DraftCourse()
    try course.write("---\ntitle: Nine\n---\nHm.\n", to: "Lessons/delegation/09-nine.md")
    let (page, _) = try course.drafting().makeLesson(named: "ten", ofTopic: "delegation")
    #expect(page.lastPathComponent == "10-ten.md")
    let made = try course.course()
    let texts = try TextAudit(of: made, []).findingsOfLessons()
    #expect(texts.allSatisfy { $0.fault == Placeholder.fault }, "\(texts)")
    #expect(texts.count > 5)
    let programs = try await TestMachine.withPermit {
      try await ListingAudit(in: TestMachine.machine(), jobs: 2)
        .findings(in: made.lessonPages(), of: made.folder)
    }
    #expect(programs == [])
    #expect(throws: DraftingError.exists(path: page.path)) {
      try course.drafting().makeLesson(named: "ten", ofTopic: "delegation")
    }
  }

  @Test("a mistake is a copy of the solution's files that are named, to be changed")
  func mistake() throws {
    let course = try DraftCourse()
    _ = try course.drafting().makeExercise(named: ModuleName("NightWatch"), ofTopic: "delegation")
    let exercise = try course.course().exercise(named: "NightWatch")
    let drafting = try course.drafting()
    let folder = try drafting.makeMistake(
      named: "too-loud", of: exercise, changing: ["Kettle.swift"])
    let made = try #require(try exercise.mistakes().first { $0.name == "too-loud" })
    #expect(try exercise.files(of: made).map(\.name) == ["Kettle.swift"])
    #expect(made.fails == [])
    let copy = try course.text("Exercises/NightWatch/Mistakes/too-loud/Kettle.swift")
    #expect(copy.hasPrefix("// WRITE:"))
    #expect(copy.hasSuffix(try course.text("Exercises/NightWatch/Solution/Kettle.swift")))
    func refusal(_ files: [String]) throws -> String {
      try #require(throws: DraftingError.self) {
        try drafting.makeMistake(named: "other", of: exercise, changing: files)
      }.description
    }
    #expect(
      try refusal([])
        == "which files does the mistake change? The solution of NightWatch has Kettle.swift, "
        + "Kitchen.swift: add --file Kettle.swift, or several")
    #expect(
      try refusal(["Cat.swift"])
        == "the solution of NightWatch has no file 'Cat.swift'; it has Kettle.swift, Kitchen.swift")
    #expect(throws: DraftingError.exists(path: folder.path)) {
      try drafting.makeMistake(named: "too-loud", of: exercise, changing: ["Kettle.swift"])
    }
  }

  @Test(
    "names that cannot be a module's are refused, with one that can",
    arguments: [
      ("flipSide", "'FlipSide'"), ("night-watch", "'NightWatch'"), ("2Fast", "'Fast'"),
      ("Größe", "a Swift module's"), ("", "such as 'FlipSide'"), ("Self", "a Swift keyword"),
      ("MiniCocoa", "switchboard has a module"), ("../Up", "'Up'"),
      (String(repeating: "A", count: 61), "longer than 60"),
    ])
  func moduleName(name: String, reason: String) throws {
    let error = try #require(throws: DraftingError.self) { try ModuleName(name) }
    #expect(error.description.contains(reason), "\(error)")
  }

  @Test(
    "names that are no lesson's or mistake's are refused, with one that is",
    arguments: [
      ("ToldTwice", "'told-twice'"), ("told_twice", "'told-twice'"), ("07-told", "'told'"),
      ("-", "such as 'told-twice'"), ("a/b", "'a-b'"),
    ])
  func slug(name: String, reason: String) throws {
    let error = try #require(throws: DraftingError.self) { try Slug.verify(name) }
    #expect(error.description.contains(reason), "\(error)")
  }

  @Test(
    "names that a library has are refused, as the compiler knows them",
    arguments: [
      ("Foundation", "a Swift module"), ("Synchronization", "a Swift module"),
      ("Array", "a type"), ("Date", "a type"), ("ViewController", "a type"), ("Issue", "a type"),
    ])
  func libraryName(name: String, reason: String) async throws {
    let error = await TestMachine.withPermit {
      #expect(throws: DraftingError.self) { try ModuleName(name).verify(in: TestMachine.machine()) }
    }
    #expect(try #require(error).description.contains(reason))
  }

  @Test("a name that nobody has is taken")
  func freeName() async throws {
    try await TestMachine.withPermit {
      try ModuleName("NightWatch").verify(in: TestMachine.machine())
    }
  }
}
