import MiniCocoa

/// Measures a temperature, on its own thread.
///
/// Any thread may set the value: MiniCocoa keeps it behind a lock, and there is no other property.
public final class Thermometer: KVObject, @unchecked Sendable {
  /// The temperature, in degrees Celsius. It can be observed.
  @Dynamic public var value = 20.0

  /// A thermometer that shows 20 degrees.
  public override init() { super.init() }
}
