import CourseModel
import Execution
import Foundation
import GradingTestSupport

@testable import Grading

/// An exercise written for a test: its module's name, one file of each kind, and a check for each
/// test of its suite.
struct WrittenExercise {
  let name: String
  let solution: String
  /// The body of the suite, whose tests have the names of the checks.
  let tests: String
  var imports = ["Foundation"]
  /// The learner's initial file; by default the solution.
  var stub: String? = nil
  /// Text above the suite.
  var declarations = ""
  /// The checks that may be handed out, by the names of their tests.
  var open: Set<String> = []

  /// Writes the exercise into a separate folder.
  func exercise() throws -> Exercise {
    let folder = try TestMachine.emptyFolder("course").appending(path: name)
    let ids = tests.matches(of: /@Test func (\w+)/).map { String($0.output.1) }
    let checks = ids.map { #"{"id": "\#($0)", "todo": 1, "name": "\#($0)"\#(mark($0))}"# }
    let imported = imports.map { "import \($0)\n" }.joined()
    let files = [
      "exercise.json": """
      {"format": 1, "topic": "trials", "order": 1, "title": "A trial", "summary": "Try.",
       "imports": [\(imports.map { "\"\($0)\"" }.joined(separator: ", "))],
       "checks": [\(checks.joined(separator: ", "))]}
      """,
      "README.md": "# A trial\n\nTry.\n\n## Hints\n\n### TODO 1\n\n1. Try.\n",
      "Sources/Answer.swift": "// TODO: 1. Try.\n" + (stub ?? solution),
      "Solution/Answer.swift": solution,
      "Hidden/\(name)Suite.swift": """
      \(imported)import Testing
      import \(name)

      \(declarations)
      @Suite struct \(name)Suite {
      \(tests)
      }
      """,
    ]
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try TestMachine.exercise(at: folder)
  }

  private func mark(_ id: String) -> String { open.contains(id) ? #", "public": true"# : "" }

  /// Returns the report on this text, or on the solution.
  func report(on answer: String? = nil, in machine: Machine? = nil) async throws -> Report {
    let exercise = try exercise()
    return try await Self.report(on: answer ?? solution, to: exercise, in: machine)
  }

  static func report(
    on answer: String, to exercise: Exercise, in machine: Machine? = nil
  ) async throws -> Report {
    let files = [SourceFile("Answer.swift", answer)]
    return try await TestMachine.withPermit {
      let grader = try Grader(for: exercise, in: machine ?? TestMachine.machine())
      return try await grader.grade(.accepted(Submission(name: "someone", files: files)))
    }
  }
}
