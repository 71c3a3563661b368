import CourseModel

/// A fact beside all that is said of it, for somebody who reads whether it is really taught.
package struct TaughtFact: Sendable, Equatable {
  /// One place where a fact is taught.
  package struct Place: Sendable, Equatable {
    /// The page and its heading, or the exercise and its check's name.
    package let page: String
    /// The heading, or the check.
    package let part: String
    /// What is said there, in paragraphs; empty if there is no such place.
    package let words: [String]
  }

  /// What is to be taught.
  package let fact: Course.Fact
  /// Lessons first, in the order of the course.
  package let places: [Place]

  /// Whether it has a place, and each of them exists.
  package var isTaught: Bool { !places.isEmpty && places.allSatisfy { !$0.words.isEmpty } }

  /// The facts of a topic, in the order of their numbers.
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

/// Finds in a lesson what it says of a fact.
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
