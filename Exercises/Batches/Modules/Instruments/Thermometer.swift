import MiniCocoa

/// Measures a temperature, on a thread of its own.
///
/// Any thread may set the value: MiniCocoa keeps it behind a lock, and that is all that there is here.
public final class Thermometer: KVObject, @unchecked Sendable {
  /// What it shows, in degrees Celsius. It can be observed.
  @Dynamic public var value = 20.0

  /// A thermometer that shows 20 degrees.
  public override init() { super.init() }
}
