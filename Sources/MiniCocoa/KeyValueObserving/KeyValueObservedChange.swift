/// What a closure is told of a change.
///
///     observation = person.observe(\.name, options: [.old, .new]) { _, change in
///       print(change.oldValue, change.newValue)
///     }
///
/// For an optional property `.some(nil)` is a value that is nil, and nil one that was not asked for.
public struct KeyValueObservedChange<Value> {
  /// What became of the value: `change.kind == .setting`.
  public let kind: KeyValueChange
  /// The value afterwards, if it was asked for: `options: .new`.
  public let newValue: Value?
  /// The value before, if it was asked for: `options: .old`.
  public let oldValue: Value?
  /// Where in an array it happened, if it did not happen to the whole.
  public let indexes: Indexes?
  /// Whether the change is yet to come: `options: .prior`.
  public let isPrior: Bool

  /// A change as an observer is told of it, with a type: what an `observeValue` can hand on to a
  /// queue, since the dictionary itself is not Sendable.
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
