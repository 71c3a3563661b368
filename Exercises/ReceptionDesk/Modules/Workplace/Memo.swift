/// What is written down of a change: it may be read on any thread, and later.
public struct Memo<Value: Sendable>: Sendable {
  /// Which property has changed.
  public let keyPath: String
  /// What it was before; nil if that is unknown, or no `Value`.
  public let old: Value?
  /// What it is since then; nil if that is unknown, or no `Value`.
  public let new: Value?

  /// A memo of these.
  public init(keyPath: String, old: Value?, new: Value?) {
    self.keyPath = keyPath
    self.old = old
    self.new = new
  }
}
