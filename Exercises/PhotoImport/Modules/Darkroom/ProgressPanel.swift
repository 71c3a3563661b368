import MiniCocoa

/// A panel with one line of text. Its view belongs to one queue, and only this queue may change it.
public final class ProgressPanel: @unchecked Sendable {
  /// The view.
  public let label = TableViewCell("no photos")

  private let history = Locked<[String]>([])

  /// Creates a panel whose view belongs to this queue.
  public init(on screen: OperationQueue) {
    label.queue = screen
  }

  /// All texts that it has shown.
  public var shown: [String] { history.value }

  /// Shows a text, on the queue that calls it.
  public func show(_ text: String) {
    history.withLock { $0.append(text) }
    label.text = text
  }
}
