import Synchronization

/// Stores values in the order of writing, and never forgets one.
public final class Archive: Sendable {
  private let written = Mutex<[Double]>([])

  /// An empty archive.
  public init() {}

  /// The stored values, in order.
  public var values: [Double] { written.withLock { $0 } }

  /// Stores a value at the end. That is slow, so do it on a queue where nobody waits.
  public func write(_ value: Double) {
    written.withLock { $0.append(value) }
  }
}
