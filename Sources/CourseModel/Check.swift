/// One statement about a learner's code that its exercise tests.
package struct Check: Sendable, Hashable {
  /// The way the grader evaluates it.
  package enum Kind: Sendable, Hashable {
    /// The suite's `@Test` function with the check's id runs without an issue.
    case test
    /// The submission compiles without these files; otherwise the learner reads `message`.
    case compilesWithout(files: [String], message: String)
    /// The submission declares the same as the solution under these names, such as `Bell.delegate`.
    /// Otherwise the learner reads `message`, and the suite is compiled without the files in
    /// `opens`.
    case declares(names: [String], opens: [String], message: String)
    /// The check's TODO differs from the stub. Handouts have one for each TODO, because the real
    /// checks stay with the instructor.
    case begun
  }

  /// Unique in its exercise; for a test, the name of its function without parentheses.
  package let id: String
  /// The statement that is true when it passes, in words for a learner.
  package let name: String
  /// Its points; a check with 0 is run and explained but has no effect on the verdict.
  package let points: Int
  /// The way it is evaluated.
  package let kind: Kind
  /// The id of an earlier check. Until that one passes, a pass of this check means nothing, because
  /// the code it tests has not been written. Nil if it is meaningful from the start.
  package var needs: String? = nil
  /// The number of the stub's TODO that decides it. Completing that TODO after the earlier ones
  /// makes the check pass, and completing later ones does not change that.
  package var todo: Int = 1
  /// The lesson section that explains its subject; nil if the exercise names none.
  package var read: LessonPlace? = nil
  /// Whether its author allows handing it out as a readable example.
  package var isPublic: Bool = false
}
