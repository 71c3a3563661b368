/// The reason why a check has no conversation to show. It is not an error.
package enum NoConversation: Error, Hashable, Sendable {
  /// Up to the end of the check, objects sent the same messages as in the solution, at the same
  /// time.
  case sameAsModel
  /// The conversations differ so much that no round can show both.
  case tooDifferent
  /// No object sent a message.
  case nothingSaid
  /// The check was not recorded.
  case notRecorded(Obstacle)

  /// The reason why a check was not recorded.
  package enum Obstacle: Hashable, Sendable {
    /// The check only tests what compiles and runs nothing.
    case runsNothing
    /// The check did not run when the program was judged.
    case notJudged
    /// With the recorder's additions, the program doesn't compile or doesn't fit the suite.
    case program
    /// The run ended before the check began.
    case endedEarly
    /// The solution could not be recorded.
    case model
    /// This machine has no recorder, or the recorder failed.
    case recorder
  }
}
