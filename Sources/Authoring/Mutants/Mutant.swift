import CourseModel

/// A solution that was changed by one small step, or by two.
package struct Mutant: Sendable {
  /// One small step, in words.
  package struct Step: Hashable, Sendable {
    /// The kind of step.
    package let family: String
    /// The name of the file that is changed.
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// The declaration that it is in, such as `List.add(_:)`.
    package let place: String
    /// The statement or declaration before and after, each on one line.
    package let before: String
    /// What stands there in the mutant.
    package let after: String

    /// As an entry of mutants.json has it.
    var listed: HarmlessMutant.Step {
      HarmlessMutant.Step(file: file, place: place, before: before, after: after)
    }
  }

  /// One, or two.
  package let steps: [Step]
  /// Whether each step is in lines that learners write.
  package let isOfLearners: Bool
  /// The whole program.
  let files: [SourceFile]
  let changes: [Change]
}
