import Synchronization

/// The lines of a log.
///
/// A call may end on any thread, so a page has a lock: one thread at a time writes.
public final class Page: Sendable {
  private let text = Mutex<[String]>([])

  /// Creates an empty page.
  public init() {}

  /// The written lines, in order.
  public var lines: [String] { text.withLock { $0 } }

  /// Adds a line at the end.
  public func write(_ line: String) {
    text.withLock { $0.append(line) }
  }
}
