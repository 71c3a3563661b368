import CourseModel
import Foundation
import SwiftSources

/// Finds the messages of an exercise's checks about a fact.
struct CheckReader {
  private let exercise: Exercise
  private let suite: [SwiftFile]

  init(_ exercise: Exercise) throws {
    self.exercise = exercise
    suite = try exercise.suite().map(SwiftFile.init)
  }

  /// Returns the checks that teach a fact, each with the message that seems to be about it, or with
  /// words of the task if the check has no message.
  func places(of fact: Course.Fact) -> [TaughtFact.Place] {
    let ids = exercise.facts.filter { $0.value.contains(fact.number) }.map(\.key).sorted()
    let unknown = ids.filter { id in !exercise.checks.contains { $0.id == id } }
    return exercise.checks.filter { ids.contains($0.id) }.map { check in
      TaughtFact.Place(page: exercise.name, part: check.name, words: words(of: check, about: fact))
    } + unknown.map { TaughtFact.Place(page: exercise.name, part: $0, words: []) }
  }

  private func words(of check: Check, about fact: Course.Fact) -> [String] {
    let texts =
      switch check.kind {
      case .test: messages(of: check.id)
      case .begun: [String]()
      case .compilesWithout(_, let message), .declares(_, _, let message): [message]
      }
    let said = Excerpt(of: texts, about: fact.text).paragraphs
    guard said.isEmpty else { return said }
    let task = exercise.task.split(separator: "\n\n").map(String.init)
    return Excerpt(of: task, about: check.name + " " + fact.text).paragraphs
  }

  /// Returns the longer texts, five words or more, in a test of the suite.
  private func messages(of id: String) -> [String] {
    suite.flatMap(\.functions).filter { $0.name == id }.flatMap(\.texts)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { $0.wordCount > 4 }
  }
}
