/// A record of one change, which any thread may read, at any later time.
public struct Memo<Value: Sendable>: Sendable {
  /// The property that has changed.
  public let keyPath: String
  /// The value before; nil if it is unknown, or no `Value`.
  public let old: Value?
  /// The value after; nil if it is unknown, or no `Value`.
  public let new: Value?

  /// A memo of a change.
  public init(keyPath: String, old: Value?, new: Value?) {
    self.keyPath = keyPath
    self.old = old
    self.new = new
  }
}
