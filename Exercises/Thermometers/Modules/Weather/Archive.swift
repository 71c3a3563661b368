import Synchronization

/// Keeps values for ever, in the order in which they are written.
public final class Archive: Sendable {
  private let written = Mutex<[Double]>([])

  /// An empty archive.
  public init() {}

  /// What was written, in order.
  public var values: [Double] { written.withLock { $0 } }

  /// Writes a value at the end. That is slow: let it be done where nobody waits for it.
  public func write(_ value: Double) {
    written.withLock { $0.append(value) }
  }
}
