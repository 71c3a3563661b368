import MiniCocoa
import Synchronization

/// Shows the cost of a call. It belongs to a queue: call `show(_:)` only there.
public final class CostLabel: Sendable {
  /// The queue that it belongs to.
  public let queue: OperationQueue

  private let cents = Mutex<[Int]>([])

  /// All amounts that it has shown, in order.
  public var shown: [Int] { cents.withLock { $0 } }

  /// A label of a queue, which shows nothing.
  public init(on queue: OperationQueue) { self.queue = queue }

  /// Shows an amount.
  public func show(_ amount: Int) { cents.withLock { $0.append(amount) } }
}
