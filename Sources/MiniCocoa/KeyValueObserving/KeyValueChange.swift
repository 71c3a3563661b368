/// The kind of change to an observed value.
///
///     if change?[.kindKey] as? KeyValueChange == .insertion { … }
///
/// Cocoa's dictionary contains the kind's number; this one contains the value itself.
public enum KeyValueChange: UInt, Hashable, Sendable {
  /// The value was set as a whole.
  case setting = 1
  /// Elements were inserted into a to-many property.
  case insertion
  /// Elements were removed from a to-many property.
  case removal
  /// Elements of a to-many property were replaced.
  case replacement
}

/// A key of the change dictionary: `change?[.newKey]`.
public enum KeyValueChangeKey: String, Hashable, Sendable {
  /// The kind of change: a `KeyValueChange`, always present.
  case kindKey
  /// The value after the change, `Null` for nil; for an insertion, the inserted elements.
  case newKey
  /// The value before the change, `Null` for nil; for a removal, the removed elements.
  case oldKey
  /// The indexes of the changed array elements: `Indexes`.
  case indexesKey
  /// Whether the notification precedes the change: `true`, or absent.
  case notificationIsPriorKey
}

/// A set operation with another set as its operand.
///
///     willChangeValue(forKey: "tags", withSetMutation: .union, using: ["new"])
public enum KeyValueSetMutationKind: UInt, Hashable, Sendable {
  /// Adds the members.
  case union = 1
  /// Removes the members.
  case minus
  /// Removes all other members.
  case intersect
  /// Replaces all members.
  case set
}
