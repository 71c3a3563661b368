/// The information that an observer receives about one change.
public struct Change {
  /// Which value has changed, or is about to.
  public let key: String

  /// The value before the change; nil if the observer has not asked for it.
  public let old: String?

  /// The value after the change; nil if the observer has not asked for it.
  public let new: String?

  /// Whether the change is still to come.
  public let isPrior: Bool
}

/// An object that receives changes of values.
public protocol Observer: AnyObject {
  /// Receives a change of one of an object's values, with the context of the registration.
  func observe(_ change: Change, of object: Announcer, context: AnyObject?)
}
