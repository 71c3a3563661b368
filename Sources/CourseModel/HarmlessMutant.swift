/// A change to the solution that makes no difference, so that no check can fail: see mutants.json.
package struct HarmlessMutant: Sendable, Hashable {
  /// A change in one place.
  package struct Step: Sendable, Hashable {
    /// A file of the solution.
    let file: String
    /// The declaration, such as `List.add(_:)`.
    package let place: String
    /// The statement or declaration before the change, on one line.
    package let before: String
    /// The statement or declaration after the change, on one line.
    package let after: String

    package init(file: String, place: String, before: String, after: String) {
      self.file = file
      self.place = place
      self.before = before
      self.after = after
    }
  }

  package let step: Step
  /// The reason why it makes no difference.
  let reason: String
}
