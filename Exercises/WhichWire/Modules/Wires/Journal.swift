import Synchronization

/// A list of changes, which any thread may extend.
public final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  /// The entries, in order: `["free > busy"]`.
  public var entries: [String] { lines.withLock { $0 } }

  /// An empty journal.
  public init() {}

  /// Writes that a state changed: `journal.write("free", "busy")`.
  public func write(_ before: String, _ after: String) {
    lines.withLock { $0.append("\(before) > \(after)") }
  }
}
