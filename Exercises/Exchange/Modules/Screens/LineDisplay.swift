import MiniCocoa
import Telephony

/// A small display, which shows the state of a line.
///
/// It belongs to one queue, and MiniCocoa reports every change elsewhere. So threads share only
/// references to it; its history is behind a lock.
public final class LineDisplay: View, @unchecked Sendable {
  private let cell = TableViewCell("")
  private let past = Locked<[LineState]>([])

  /// A display that shows nothing yet.
  public override init() {
    super.init()
    addSubview(cell)
  }

  /// All states that it has shown, in order.
  public var history: [LineState] { past.value }

  /// Shows a state. Only its queue may do so.
  public func show(_ state: LineState) {
    cell.text = state.rawValue
    past.withLock { $0.append(state) }
  }
}
