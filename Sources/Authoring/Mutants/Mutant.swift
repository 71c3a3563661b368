import CourseModel

/// A solution with one small change.
package struct Mutant: Sendable {
  /// The change, in words.
  package struct Step: Hashable, Sendable {
    /// The family of operators that made the change.
    package let family: String
    /// The name of the changed file.
    package let file: String
    /// The line number, counted from 1.
    package let line: Int
    /// The enclosing declaration, such as `List.add(_:)`.
    package let place: String
    /// The original statement or declaration, on one line.
    package let before: String
    /// The changed one, on one line.
    package let after: String

    /// The step as an entry of mutants.json.
    var listed: HarmlessMutant.Step {
      HarmlessMutant.Step(file: file, place: place, before: before, after: after)
    }
  }

  package let step: Step
  /// Whether the change is in lines that learners write.
  let isOfLearners: Bool
  /// The files of the whole program.
  let files: [SourceFile]
}
