/// One order of a check, by which its answers are recognized.
///
/// Answers to a cancelled order come too late and are ignored.
package struct CheckOrder: Hashable, Sendable {
  /// The exercise; its sources are judged as they are when the check begins.
  package let exercise: String
  /// A number that is unique within a model.
  let number: Int
}
