import CourseModel
import Foundation
import Messages
import FullScreen
import Reporting
import Terminal
import Typesetting

// Changing, opening and comparing the learner's files.

extension PracticeServices {
  /// Restores the stub, and returns a sentence about it.
  func reset(_ name: String) throws -> Message {
    let exercise = try course.exercise(named: name)
    return try learner.reset(exercise).isEmpty
      ? .nothingToReset(name)
      : Message("\(name, "exercise") is the unchanged stub again; 'u' brings back what you had.")
  }

  /// Brings the former files back, and returns a sentence about it.
  func undo(_ name: String) throws -> Message {
    do {
      return try learner.undo(course.exercise(named: name)).isEmpty
        ? .isAlreadyAsBefore(name)
        : Message("\(name, "exercise") is as it was before; 'u' again goes back.")
    } catch LearningError.neverReset {
      return Message(
        "\(name, "exercise") was never reset, so there is nothing to undo; 'A' lists what you had.")
    }
  }

  /// The earlier verdicts on an exercise.
  func attempts(at name: String) throws -> PracticeMessage {
    let record = try learner.attempts(at: course.exercise(named: name))
    return .attempts(exercise: name, record.entries, .current)
  }

  /// Brings the files of an attempt back, and returns a sentence about it.
  func restore(_ name: String, attempt number: Int) throws -> Message {
    let record = try learner.attempts(at: course.exercise(named: name))
    return try record.restore(record.attempt(number)).isEmpty
      ? .isAlreadyAsAtAttempt(name, number)
      : Message(
        """
        \(name, "exercise") is as it was at attempt \(number, "number"); 'u' brings back what you \
        had.
        """)
  }

  /// The model answer against the learner's own; it counts as seen from now on.
  func solution(of name: String) throws -> PracticePage {
    let exercise = try course.exercise(named: name)
    let answer = try learner.modelAnswer(of: exercise)
    // A learner may see it even if it cannot be recorded, as on a read-only disk.
    try? learner.seeSolution(of: exercise)
    // Translators: The title of the model answer beside the learner's.
    return PracticePage(title: place.text(of: Message("Solution", context: "title"))) {
      profile, theme in
      answer.lines(in: profile, theme)
    }
  }

  /// Another right answer beside the model's.
  func other(of name: String) throws -> PracticePage {
    let other = try learner.otherAnswer(to: try course.exercise(named: name))
    // Translators: The title of another right answer beside the model's.
    return PracticePage(title: place.text(of: Message("Another right answer", context: "title"))) {
      profile, theme in
      other.lines(in: profile, theme)
    }
  }

  /// The same conversation on today's Apple systems.
  func twin(of name: String) throws -> PracticePage {
    let twin = try course.exercise(named: name).knownTwin()
    return PracticePage(
      // Translators: The title of the same conversation in today's Apple code.
      title: place.text(of: Message("Twin", context: "title")),
      document: try MarkdownDocument(parsing: twin.page(in: context.screen.output)).spelledOut(
        from: twin.file, in: context))
  }
}
