import CourseModel
import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("TODOs that nobody has begun")
struct BegunTests {
  private let exercise: Exercise
  private let stub: [SourceFile]

  init() throws {
    exercise = try TestMachine.exercise("ColorPicker")
    stub = try exercise.stub()
  }

  private func untouched(_ change: (String) -> String) throws -> [Int] {
    let files = stub.map { file in
      SourceFile(
        name: file.name, content: Data(change(String(decoding: file.content, as: UTF8.self)).utf8))
    }
    return try exercise.stub().flatMap(\.stubMarks).untouchedTODOs(in: files).sorted()
  }

  private var all: [Int] { Array(1...exercise.todoCount) }

  @Test("are all of them in the stub, however it is indented and wherever it stands")
  func untouchedStub() throws {
    #expect(try untouched { $0 } == all)
    #expect(try untouched { "\n\n" + $0.replacing("  ", with: "\t") } == all)
    #expect(try untouched { $0.replacing("\n", with: "\r\n") } == all)
  }

  @Test("are none in a solution, and in no known mistake")
  func solutions() throws {
    let solution = Submission(name: "ada", files: try exercise.solution())
    #expect(try exercise.stub().flatMap(\.stubMarks).untouchedTODOs(in: solution.files) == [])
    for mistake in try exercise.mistakes() {
      let submission = Submission(name: "ada", files: try exercise.files(of: mistake))
      #expect(try exercise.stub().flatMap(\.stubMarks).untouchedTODOs(in: submission.files) == [])
    }
  }

  @Test("are the others where a mark is missing, or code is below it")
  func begun() throws {
    #expect(
      try untouched { $0.replacing(/\/\/ TODO: 2\..*/, with: "// Done.") } == all.filter { $0 != 2 }
    )
    let below = try untouched { text in
      text.replacing(/(?<mark>\/\/ TODO: 1\..*(?:\n *\/\/.*)*)/) { "\($0.mark)\n  func mine() {}" }
    }
    #expect(below == all.filter { $0 != 1 })
    let above = try untouched { text in
      text.replacing(/(?<mark>\/\/ TODO: 3\.)/) { "tell()\n    \($0.mark)" }
    }
    #expect(above == all.filter { $0 != 3 })
  }

  @Test("are those of a file that is missing, too")
  func missing() throws {
    let marked = try #require(stub.first { !$0.stubMarks.isEmpty })
    let rest = try exercise.solution().filter { $0.name != marked.name }
    try #require(!rest.isEmpty)
    #expect(try exercise.untouchedTODOs(in: rest) == Set(marked.stubMarks.map(\.number)))
    #expect(try exercise.untouchedTODOs(in: exercise.solution()) == [])
  }

  @Test("make no mistake: its message is for those who have written something there")
  func mistakes() throws {
    let mistake = try #require(
      try exercise.mistakes().first { $0.steps.isEmpty && $0.crashes.isEmpty })
    let results = exercise.checks.map { check in
      CheckResult(check, mistake.fails.contains(check.id) ? .failed : .passed)
    }
    func told(_ files: [SourceFile]) throws -> String? {
      try Recognition(of: exercise).mistake(in: results, of: Submission(name: "ada", files: files))?
        .name
    }
    #expect(try told(exercise.files(of: mistake)) == mistake.name)
    #expect(try told(stub) == nil)
  }

  @Test("say nothing of the TODOs that are begun, where a mistake is known by its other checks")
  func order() throws {
    let mistakes = try exercise.mistakes()
    let last = exercise.todoCount
    let early = exercise.checks.filter { $0.todo < last }
    let mistake = try #require(
      mistakes.first { one in
        one.steps.isEmpty && one.crashes.isEmpty && one.fails.isSubset(of: early.map(\.id))
      })
    let marks = String(last)
    let text = { (file: SourceFile) in String(decoding: file.content, as: UTF8.self) }
    let files = stub.map { file in
      // All TODOs are begun except the last.
      SourceFile(
        name: file.name,
        content: Data(
          text(file).replacing(/\/\/ TODO: (?<number>[0-9]+)\./) {
            $0.number == marks ? String($0.output.0) : "// Done."
          }.utf8))
    }
    let submission = Submission(name: "ada", files: files)
    #expect(try exercise.stub().flatMap(\.stubMarks).untouchedTODOs(in: submission.files) == [last])
    func told(alsoFailing others: Set<String>) throws -> String? {
      let failing = mistake.fails.union(others)
      let results = exercise.checks.map { check in
        CheckResult(check, check.todo == last || failing.contains(check.id) ? .failed : .passed)
      }
      return try Recognition(of: exercise).mistake(in: results, of: submission)?.name
    }
    #expect(try told(alsoFailing: []) == mistake.name)
    #expect(try told(alsoFailing: Set(early.map(\.id))) == nil)
  }

  @Test("do not keep a message back that is true for half-finished programs, too")
  func steps() throws {
    let known = try Course(at: TestMachine.checkout).exercises().compactMap { exercise in
      try exercise.mistakes().first { !$0.steps.isEmpty }.map { (exercise, $0) }
    }
    let (exercise, mistake) = try #require(known.first)
    let results = exercise.checks.map { check -> CheckResult in
      let isCrash = mistake.crashes.contains(check.id)
      return CheckResult(
        check, isCrash ? .crashed : mistake.fails.contains(check.id) ? .failed : .passed)
    }
    let submission = Submission(name: "ada", files: try exercise.stub())
    #expect(
      try Recognition(of: exercise).mistake(in: results, of: submission)?.name == mistake.name)
  }
}
