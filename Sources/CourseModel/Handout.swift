import Foundation

/// How much of an exercise was handed out without what stays with its instructor.
package enum Handout: Sendable, Equatable {
  /// Suite, solution and mistakes are not there, but for public checks; so many checks are not.
  case open(withheld: Int)
  /// What judging needs is there, sealed: only judging opens it.
  case sealed

  /// What a course that was handed out has beside its Lessons: what it is, and of which course.
  package static let fileName = "handout.json"
}

extension Course {
  /// Whether it was handed out, so that it is not all of a course.
  package var isHandout: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: Handout.fileName).path)
  }
}

extension Exercise {
  /// Whether the model answer may be shown, and all that is made of it: other answers beside it,
  /// what its objects say, known mistakes to be found.
  package var showsAnswers: Bool { handout == nil }

  /// What a submission is compared with: the solution; where that was not handed out, the stub.
  package func reference() throws(CourseError) -> [SourceFile] {
    if case .open = handout { try stub() } else { try solution() }
  }

  /// Whether learners may read the test of this check: it is public, or they have it in a handout.
  package func shows(_ check: Check) -> Bool {
    if case .open = handout { true } else { check.isPublic }
  }

  /// Whether nothing of it is run here, since its tests were not handed out.
  package var hasNoSuite: Bool { handout != nil && checksByKind.tests.isEmpty }
}
