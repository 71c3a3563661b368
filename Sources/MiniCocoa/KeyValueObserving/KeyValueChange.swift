/// What became of the observed value.
///
///     if change?[.kindKey] as? KeyValueChange == .insertion { … }
///
/// In Cocoa the dictionary holds its number, here the value itself.
public enum KeyValueChange: UInt, Hashable, Sendable {
  /// The value was set as a whole.
  case setting = 1
  /// Elements came into a to-many property.
  case insertion
  /// Elements left a to-many property.
  case removal
  /// Elements of a to-many property made room for others.
  case replacement
}

/// An entry of the dictionary that tells of a change: `change?[.newKey]`.
public enum KeyValueChangeKey: String, Hashable, Sendable {
  /// What became of the value: a `KeyValueChange`, always there.
  case kindKey
  /// The value after the change, `Null` for nil; of an insertion, what came.
  case newKey
  /// The value before the change, `Null` for nil; of a removal, what left.
  case oldKey
  /// Where in an array it happened: `Indexes`.
  case indexesKey
  /// Whether the change is yet to come: `true`, or absent.
  case notificationIsPriorKey
}

/// What a set is told to do with the members of another one.
///
///     willChangeValue(forKey: "tags", withSetMutation: .union, using: ["new"])
public enum KeyValueSetMutationKind: UInt, Hashable, Sendable {
  /// The members join.
  case union = 1
  /// The members leave.
  case minus
  /// All others leave.
  case intersect
  /// They take the place of what was there.
  case set
}
