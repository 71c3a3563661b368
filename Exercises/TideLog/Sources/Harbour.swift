// TODO: 1. Fix the bug in the report. Delete this line when you begin.

import MiniCocoa

/// A harbour with a gauge and a storm signal.
public final class Harbour: KVObject {
  /// The water level in centimetres. It can be observed.
  @Dynamic public private(set) var level = 0

  /// Whether the storm signal is up. It can be observed.
  @Dynamic public private(set) var isStormy = false

  /// Creates a harbour at low tide.
  public override init() { super.init() }

  /// The gauge has measured a level, perhaps the same as before.
  public func measure(_ level: Int) {
    self.level = level
  }

  /// Raises or lowers the storm signal.
  public func signal(storm: Bool) {
    isStormy = storm
  }
}
