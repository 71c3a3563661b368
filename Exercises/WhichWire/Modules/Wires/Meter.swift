import MiniCocoa

/// Counts what a call costs, on a thread of its own.
///
/// Any thread may set the value: MiniCocoa keeps it behind a lock, and that is all that there is here.
public final class Meter: KVObject, @unchecked Sendable {
  /// What the call costs so far. It can be observed, and is set on the meter's thread.
  @Dynamic public var cents = 0

  /// A meter that shows nothing.
  public override init() { super.init() }
}
