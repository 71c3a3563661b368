import MiniCocoa

/// A bell that wakes the keeper.
public final class Bell: Sendable {
  private let heard = Locked<[String]>([])

  /// Creates a bell.
  public init() {}

  /// For which tanks it has rung.
  public var rings: [String] { heard.value }

  /// Rings for a tank.
  public func ring(for tank: String) {
    heard.withLock { $0.append(tank) }
  }
}
