import ArgumentParser
import CourseModel

// Names of the nearest course, for shells that complete them: nothing may go wrong there.

extension CompletionKind {
  /// Names of exercises.
  static var exercises: CompletionKind {
    names { try $0.exercises().map(\.name) }
  }

  /// Names of topics.
  static var topics: CompletionKind {
    names { $0.topics.map(\.name) }
  }

  /// Names of the topics that have a card.
  static var cards: CompletionKind {
    names { course in course.topics.filter(course.hasCard).map(\.name) }
  }

  /// Names of lessons, and of the glossary.
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
