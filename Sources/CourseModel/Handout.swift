import Foundation

/// The extent of an exercise that was handed out without the instructor's parts.
package enum Handout: Sendable, Equatable {
  /// Suite, solution and mistakes are missing, except for public checks; `withheld` counts the
  /// others.
  case open(withheld: Int)
  /// The parts needed for grading are sealed; only the grader opens them.
  case sealed

  /// The file beside the Lessons of a handed-out course that identifies it and its origin.
  package static let fileName = "handout.json"
}

extension Course {
  /// Whether the course is a handout, so that it is incomplete.
  package var isHandout: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: Handout.fileName).path)
  }
}

extension Exercise {
  /// Whether the model answer may be shown, and everything derived from it: other answers, its
  /// conversations, known mistakes to find.
  package var showsAnswers: Bool { handout == nil }

  /// The sources to compare a submission with: the solution or, if not handed out, the stub.
  package func reference() throws(CourseError) -> [SourceFile] {
    if case .open = handout { try stub() } else { try solution() }
  }

  /// Whether learners may read the test of this check: it is public, or it is in their handout.
  package func shows(_ check: Check) -> Bool {
    if case .open = handout { true } else { check.isPublic }
  }

  /// Whether nothing runs here because its tests were not handed out.
  package var hasNoSuite: Bool { handout != nil && checksByKind.tests.isEmpty }
}
