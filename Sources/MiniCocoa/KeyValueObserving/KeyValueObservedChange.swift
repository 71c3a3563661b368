/// A change as an observing closure receives it.
///
///     observation = person.observe(\.name, options: [.old, .new]) { _, change in
///       print(change.oldValue, change.newValue)
///     }
///
/// For an optional property, `.some(nil)` means that the value is nil, and nil means that it was
/// not requested.
public struct KeyValueObservedChange<Value> {
  /// The kind of change: `change.kind == .setting`.
  public let kind: KeyValueChange
  /// The value after the change, if requested: `options: .new`.
  public let newValue: Value?
  /// The value before the change, if requested: `options: .old`.
  public let oldValue: Value?
  /// The indexes of the changed array elements; nil if the whole value changed.
  public let indexes: Indexes?
  /// Whether the notification precedes the change: `options: .prior`.
  public let isPrior: Bool

  /// A typed copy of a change dictionary. An `observeValue` can pass it to a queue; the dictionary
  /// itself is not Sendable.
  ///
  ///     let change = KeyValueObservedChange<Double>(change)
  ///     queue.addOperation { [task] in task(change) }
  public init(_ change: [KeyValueChangeKey: Any]?) {
    let change = change ?? [:]
    kind = change[.kindKey] as? KeyValueChange ?? .setting
    newValue = Self.typed(change[.newKey])
    oldValue = Self.typed(change[.oldKey])
    indexes = change[.indexesKey] as? Indexes
    isPrior = change[.notificationIsPriorKey] as? Bool ?? false
  }

  private static func typed(_ value: Any?) -> Value? {
    guard let value else { return nil }
    guard value is Null, let optional = Value.self as? any Flattening.Type else {
      return value as? Value
    }
    return optional.absent as? Value
  }
}

extension KeyValueObservedChange: Sendable where Value: Sendable {}
