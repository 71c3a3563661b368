/// One statement about a learner's code that its exercise tests.
package struct Check: Sendable, Hashable {
  /// How the grader finds out whether it holds.
  package enum Kind: Sendable, Hashable {
    /// The suite's `@Test` function of the check's id runs without an issue.
    case test
    /// The submission compiles without the files of these names; if not, the learner reads
    /// `message`.
    case compilesWithout(files: [String], message: String)
    /// The submission offers what the solution offers under these names, such as `Bell.delegate`; if
    /// not, the learner reads `message`, and the suite goes without the files that it `opens`.
    case declares(names: [String], opens: [String], message: String)
    /// The check's TODO is not as the stub has it. Handouts have one for each TODO, since the checks
    /// that say more stay with the instructor.
    case begun
  }

  /// Unique in its exercise; for a test, the name of its function without parentheses.
  package let id: String
  /// What holds when it passes, in a learner's words.
  package let name: String
  /// What it is worth; with 0 it is run and explained, and decides nothing.
  package let points: Int
  /// How it is answered.
  package let kind: Kind
  /// The id of an earlier check. Until that one passes, a pass of this one says nothing, since what
  /// it is about has not been written. Nil if it says something from the start.
  package var needs: String? = nil
  /// The number of the stub's TODO that decides it: done after those before it, this one makes it
  /// pass, and those after it leave it so.
  package var todo: Int = 1
  /// Where a lesson explains what it is about; nil in exercises that do not say so.
  package var read: LessonPlace? = nil
  /// Whether its author lets it be handed out to be read, as an example.
  package var isPublic: Bool = false
}
