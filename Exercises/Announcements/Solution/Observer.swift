/// What an observer is told of one change.
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

/// An object that is told when a value changes.
public protocol Observer: AnyObject {
  /// A value of an object changes. The context is the one of the registration.
  func observe(_ change: Change, of object: Announcer, context: AnyObject?)
}
