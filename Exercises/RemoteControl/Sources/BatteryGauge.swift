// TODO: 1. Fix the bug in the report. Delete this line when you begin.

/// Guesses how full a battery is, from the number of presses.
public final class BatteryGauge {
  /// How many buttons were pressed.
  public private(set) var presses = 0

  init() {}

  /// A button was pressed.
  func count() {
    presses += 1
  }
}
