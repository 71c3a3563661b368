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

  /// Shows the line's state from now on. Opening it twice does nothing.
  public func open() {
    // TODO: 2. Let a receptionist bring the states of the line to the display. There is never more
    // than one.
  }

  /// Shows nothing more, not even a state that waits. It can be opened again. Closing it twice
  /// does nothing.
  public func close() {
    // TODO: 2. Stop the receptionist.
  }

  /// Takes Hold and Transfer while its line is talking. The superclass decides about other actions.
  public override func canPerformAction(_ action: Action, withSender sender: AnyObject?) -> Bool {
    // TODO: 4. Take Hold and Transfer only if the line is talking. All other actions are
    // for super to decide.
    super.canPerformAction(action, withSender: sender)
  }
}
