import ArgumentParser
import CourseModel

extension CompletionKind {
  /// Names of the exercises of the nearest course; nothing may go wrong here.
  static var exercises: CompletionKind {
    .custom { _, _, _ in
      let course = try? CourseOptions.parse([]).openCourse()
      return ((try? course?.exercises()) ?? []).map(\.name)
    }
  }

  /// Names of the topics of the nearest course; nothing may go wrong here.
  static var topics: CompletionKind {
    .custom { _, _, _ in
      let course = try? CourseOptions.parse([]).openCourse()
      return (course?.topics ?? []).map(\.name)
    }
  }
}
