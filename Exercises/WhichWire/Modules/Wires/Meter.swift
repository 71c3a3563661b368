import MiniCocoa

/// Counts the cost of a call, on its own thread.
///
/// Any thread may set the value: MiniCocoa keeps it behind a lock, and there is no other property.
public final class Meter: KVObject, @unchecked Sendable {
  /// The cost so far. It can be observed, and changes on the meter's thread.
  @Dynamic public var cents = 0

  /// A meter that shows nothing.
  public override init() { super.init() }
}
