/// Why there is no conversation to show of a check, which is nobody's failure.
package enum NoConversation: Error, Hashable, Sendable {
  /// As far as the check went, objects said the same as with the solution, at the same time.
  case sameAsModel
  /// It differs from the solution's so much that there is no place at which both could be shown.
  case tooDifferent
  /// No object said anything.
  case nothingSaid
  /// It was not recorded.
  case notRecorded(Obstacle)

  /// Why a check was not recorded.
  package enum Obstacle: Hashable, Sendable {
    /// The check is about what compiles, and runs nothing.
    case runsNothing
    /// The check was not run when the program was judged.
    case notJudged
    /// With what the recorder has added the program does not compile, or fits no suite.
    case program
    /// The run ended before the check began.
    case endedEarly
    /// What the solution says could not be recorded.
    case model
    /// There is no recorder on this machine, or it has failed.
    case recorder
  }
}
