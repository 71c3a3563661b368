import CourseModel
import Messages

/// Why there is no conversation to show of a check.
extension Message {
  /// In place of a conversation.
  package static func noConversation(_ reason: NoConversation) -> Message {
    switch reason {
    case .sameAsModel:
      Message(
        """
        In this check your objects say the same as the model's, in the same order: what is wrong is \
        not in a message, so there is nothing to mark.
        """)
    case .tooDifferent:
      Message(
        """
        In this check your objects say something else than the model's in too many places to be drawn.
        """)
    case .nothingSaid: Message("In this check no object says anything to another one.")
    case .notRecorded(let obstacle): notRecorded(obstacle)
    }
  }

  private static func notRecorded(_ obstacle: NoConversation.Obstacle) -> Message {
    switch obstacle {
    case .runsNothing:
      Message("This check is about what compiles: it runs no objects that could say anything.")
    case .notJudged: Message("This check was not run, so your objects have said nothing in it.")
    case .program:
      Message(
        """
        What your objects say could not be recorded: the recorder rewrites your program, and so it does \
        not compile. Your program is not at fault.
        """)
    case .endedEarly:
      Message("What your objects say could not be recorded: the run ended before the check began.")
    case .model:
      Message("What the model's objects say could not be recorded, so there is nothing to compare.")
    case .recorder:
      Message(
        """
        What your objects say could not be recorded: the recorder does not work here. \
        'switchboard doctor' looks for what is missing.
        """)
    }
  }
}
