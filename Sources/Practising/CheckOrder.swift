/// One check that was asked for, by which its answers are known.
///
/// What answers an order that was cancelled comes too late and is ignored.
package struct CheckOrder: Hashable, Sendable {
  /// The exercise whose sources are to be judged as they are then.
  package let exercise: String
  /// Different for every order of a model.
  package let number: Int
}
