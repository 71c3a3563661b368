import CourseModel
import Foundation
import GradingTestSupport
import Typesetting

@testable import Grading

/// The recordings of an exercise: right answers in all checks, the solution up to a TODO in the
/// checks of that TODO, wrong answers in the checks that they fail.
///
/// If a folder is named, it stores them as EXERCISE/KIND/SLUG/CHECK.json, so that comparisons can
/// be measured again without recording again.
struct RecordedAnswers {
  /// A program whose checks were recorded.
  struct Answer {
    enum Kind: String { case solution, variants, steps, mistakes }
    let kind: Kind
    let name: String
    /// The author's message, if it is wrong.
    let message: String
    /// The runs by check id.
    var runs: [String: RecordedRun] = [:]
  }

  let exercise: String
  let answers: [Answer]
  /// The messages that objects send to themselves in the task's conversations.
  let own: Set<String>

  /// Records the answers that are not in this folder.
  init(of name: String, keptIn folder: URL?) async throws {
    exercise = name
    let folder = folder?.appending(path: name)
    let exercise = try TestMachine.exercise(name)
    own = try MarkdownDocument(parsing: exercise.task).messagesToOneself
    answers = try await TestMachine.withPermit {
      try Self.orders(of: exercise).map { try $0.answer(to: exercise, keptIn: folder) }
    }
  }

  func first(_ kind: Answer.Kind) -> Answer? { answers.first { $0.kind == kind } }

  private static func orders(of exercise: Exercise) throws -> [Order] {
    let (solution, tests) = (try exercise.solution(), exercise.checksByKind.tests)
    let right =
      [Order(kind: .solution, name: "Solution", files: solution, checks: tests)]
      + (try exercise.variants()).map {
        Order(kind: .variants, name: $0.name, files: $0.files, checks: tests)
      }
    let wrong = try exercise.mistakes().map { mistake in
      let failing = mistake.fails.union(mistake.crashes)
      return Order(
        kind: .mistakes, name: mistake.name, message: mistake.message,
        files: try exercise.program(of: mistake),
        checks: tests.filter { failing.contains($0.id) })
    }
    let steps = try exercise.steps().sorted { $0.key < $1.key }.map { todo, files in
      Order(
        kind: .steps, name: "\(todo)", files: solution.overlaid(with: files),
        checks: tests.filter { $0.todo == todo })
    }
    return right + steps + wrong
  }
}

/// A program, and the checks in which to record it.
private struct Order {
  let kind: RecordedAnswers.Answer.Kind
  let name: String
  var message = ""
  let files: [SourceFile]
  let checks: [Check]

  func answer(
    to exercise: Exercise, keptIn folder: URL?
  ) throws -> RecordedAnswers.Answer {
    var answer = RecordedAnswers.Answer(kind: kind, name: name, message: message)
    let kept = folder.map { KeptRuns(folder: $0.appending(path: "\(kind.rawValue)/\(name)")) }
    if let runs = kept?.runs {
      answer.runs = runs
      return answer
    }
    if !checks.isEmpty {
      let recording = try ConversationRecording(of: exercise, in: TestMachine.machine())
      for (check, outcome) in zip(checks, try recording.outcomes(of: checks, with: files)) {
        if case .recorded(let run) = outcome { answer.runs[check.id] = run }
      }
    }
    try kept?.keep(answer.runs)
    return answer
  }
}

/// The stored runs of a program, in a separate folder.
private struct KeptRuns {
  let folder: URL

  /// Nil if no runs are stored.
  var runs: [String: RecordedRun]? {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return files.map { files in
      Dictionary(
        files.compactMap { file in
          let run = (try? Data(contentsOf: file))
            .flatMap { try? JSONDecoder().decode(RecordedRun.self, from: $0) }
          return run.map { (file.deletingPathExtension().lastPathComponent, $0) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  func keep(_ runs: [String: RecordedRun]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (check, run) in runs {
      try JSONEncoder().encode(run).write(to: folder.appending(path: "\(check).json"))
    }
  }
}
