/// What an observer is told of one change.
public struct Change {
  /// Which value has changed, or is about to: a key, or a path.
  public let key: String

  /// The value before the change.
  public let old: Any?

  /// The value after the change; nil if the change is still to come.
  public let new: Any?

  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An object that is told when a value changes.
public protocol Observer: AnyObject {
  /// A value of an object changes.
  func observe(_ change: Change, of object: Announcer)
}
