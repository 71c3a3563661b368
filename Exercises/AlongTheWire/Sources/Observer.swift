/// The information that an observer receives about one change.
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

/// An object that receives changes of values.
public protocol Observer: AnyObject {
  /// Receives a change of one of an object's values.
  func observe(_ change: Change, of object: Announcer)
}
