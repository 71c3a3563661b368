import Conversations
import CourseModel
import Foundation
import GradingTestSupport
import Typesetting

@testable import Grading

/// What was recorded of an exercise: right answers in all checks, wrong ones in those that fail.
///
/// It is kept in a folder, if one is named, as EXERCISE/KIND/SLUG/CHECK.json, so that how conversations
/// are compared can be measured again without recording again.
struct RecordedAnswers {
  /// A program whose checks were recorded.
  struct Answer {
    enum Kind: String { case solution, variants, mistakes }
    let kind: Kind
    let name: String
    /// What the author says of it, if it is wrong.
    let message: String
    /// By the check's id.
    var runs: [String: RecordedRun] = [:]
  }

  let exercise: String
  let answers: [Answer]
  /// What objects tell themselves in the task's own conversations.
  let own: Set<String>

  /// Records what is not kept in this folder.
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
    return right + wrong
  }
}

/// A program, and in which checks it is recorded.
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

/// The runs of a program in a folder of its own.
private struct KeptRuns {
  let folder: URL

  /// Nil if nothing was kept.
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
