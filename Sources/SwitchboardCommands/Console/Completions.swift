import ArgumentParser
import CourseModel

// Completions with names from the nearest course. A shell calls these, so they must never fail.

extension CompletionKind {
  static var exercises: CompletionKind {
    names { try $0.exercises().map(\.name) }
  }

  static var topics: CompletionKind {
    names { $0.topics.map(\.name) }
  }

  /// The names of the topics with a card.
  static var cards: CompletionKind {
    names { course in course.topics.filter(course.hasCard).map(\.name) }
  }

  /// The names of lessons, and of the glossary.
  static var lessons: CompletionKind {
    names { try $0.lessons().map(\.name) + (try $0.glossary() == nil ? [] : [Glossary.name]) }
  }

  private static func names(
    _ names: @escaping @Sendable (Course) throws -> [String]
  ) -> CompletionKind {
    .custom { _, _, _ in
      (try? names(CourseOptions.parse([]).openCourse(in: .ofProcess))) ?? []
    }
  }
}
