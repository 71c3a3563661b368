import MiniCocoa

/// A tank with a thermometer, which measures on its own thread.
///
/// Any thread may set the value: MiniCocoa keeps it behind a lock.
public final class Tank: KVObject, @unchecked Sendable {
  /// Which tank it is.
  public let name: String

  /// The temperature of its water. It can be observed.
  @Dynamic public var temperature = 24.0

  /// Creates a tank with pleasant water.
  public init(_ name: String) {
    self.name = name
    super.init()
  }
}
