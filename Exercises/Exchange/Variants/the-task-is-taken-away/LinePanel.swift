import MiniCocoa
import Screens
import Telephony

/// A panel of the console: it shows what happens on one line, and the user can choose it.
public final class LinePanel: View {
  /// The line that it is about.
  public let line: Line

  /// Shows the line's state; it belongs to the screen's queue.
  public let display = LineDisplay()

  private let screen: OperationQueue
  private var receptionist: LineReceptionist?

  /// A closed panel for a line.
  public init(_ line: Line, screen: OperationQueue) {
    self.line = line
    self.screen = screen
    super.init()
    display.queue = screen
    addSubview(display)
  }

  /// The user can choose a panel, to work with its line.
  public override var canBecomeFirstResponder: Bool { true }

  /// Shows the line's state from now on. To open an open panel does nothing.
  public func open() {
    if receptionist != nil { return }
    receptionist = LineReceptionist(of: line, queue: screen) { [weak display] state in
      display?.show(state)
    }
  }

  /// Shows nothing more, not even what waits already. It can be opened again. To close a closed panel
  /// does nothing.
  public func close() {
    receptionist?.stop()
    receptionist = nil
  }

  /// Takes Hold and Transfer while there is talk on its line. Other actions are not its business.
  public override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    switch action {
    case .hold, .transfer: line.state == .talking
    default: super.canPerformAction(action, withSender: sender)
    }
  }
}
