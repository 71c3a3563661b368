/// A change of an exercise's solution that makes no difference, so that no check can fail with it:
/// an entry of mutants.json.
package struct HarmlessMutant: Sendable, Hashable {
  /// What is changed in one place.
  package struct Step: Sendable, Hashable {
    /// A file of the solution.
    package let file: String
    /// The declaration, such as `List.add(_:)`.
    package let place: String
    /// The statement or declaration before and after, each on one line.
    package let before: String
    /// What stands there after it.
    package let after: String

    /// A step at a place of a file.
    package init(file: String, place: String, before: String, after: String) {
      self.file = file
      self.place = place
      self.before = before
      self.after = after
    }
  }

  /// One, or two that belong together.
  package let steps: [Step]
  /// Why it makes no difference.
  package let reason: String

  /// A mutant of one step or two, and why it is harmless.
  package init(steps: [Step], reason: String) {
    self.steps = steps
    self.reason = reason
  }
}
