import CourseModel
import Foundation
import SwiftSources

/// A fact and the passages about it, for an author who checks that a page really teaches it.
package struct TaughtFact: Sendable, Equatable {
  package struct Place: Sendable, Equatable {
    /// The name of the page or exercise.
    package let page: String
    /// The heading or the check's name.
    package let part: String
    /// The paragraphs of the passage; empty if there is no such place.
    package let words: [String]
  }

  package let fact: Course.Fact
  /// The places: lessons first, in the order of the course.
  package let places: [Place]

  /// Whether it has a place, and all its places exist.
  package var isTaught: Bool { !places.isEmpty && places.allSatisfy { !$0.words.isEmpty } }

  /// Returns the facts of a topic, in the order of their numbers.
  package static func all(of topic: Course.Topic, in course: Course) throws -> [TaughtFact] {
    let lessons = try course.lessons().filter { !$0.facts.isEmpty }
      .map { LessonReader(lesson: $0, sections: try LessonSection.all(of: $0)) }
    let exercises = try course.exercises().filter { !$0.facts.isEmpty }.map(CheckReader.init)
    return try course.facts(of: topic).map { fact in
      TaughtFact(
        fact: fact,
        places: lessons.flatMap { $0.places(of: fact) } + exercises.flatMap { $0.places(of: fact) })
    }
  }
}

/// Finds the passages of a lesson about a fact.
private struct LessonReader {
  let lesson: Lesson
  let sections: [LessonSection]

  func places(of fact: Course.Fact) -> [TaughtFact.Place] {
    let headings = lesson.facts.filter { $0.value.contains(fact.number) }.map(\.key)
    let order = sections.map(\.heading)
    let page = lesson.file.deletingPathExtension().lastPathComponent
    return headings.sorted {
      (order.firstIndex(of: $0) ?? order.count, $0) < (order.firstIndex(of: $1) ?? order.count, $1)
    }.map { heading in
      let blocks = sections.first { $0.heading == heading }?.blocks ?? []
      return TaughtFact.Place(
        page: page, part: heading, words: Excerpt(of: blocks, about: fact.text).paragraphs)
    }
  }
}

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
