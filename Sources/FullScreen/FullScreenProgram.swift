import Terminal

/// An event for a full-screen program.
package enum FullScreenEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen size may have changed.
  case resized(ScreenSize)
  /// A watched descriptor is readable or at its end.
  case ready(Int32)
  /// All pending events have been delivered; time has passed.
  case tick
}

/// The program's response to an event.
package enum FullScreenStep<End> {
  /// Continue, and draw the view.
  case goOn
  /// Draw the whole screen again, because another program used it.
  case redraw
  /// End the program.
  case end(End)
}

/// A program that uses the whole screen: it receives events and provides a view.
package protocol FullScreenProgram {
  /// The type of the program's result.
  associatedtype End

  /// The capabilities of the screen; the program itself keeps track of its width.
  var profile: TerminalProfile { get }
  /// The content of the screen, one line for each row; nil leaves it unchanged.
  var view: [Line]? { get }
  /// The descriptors to watch in addition to keys, in order of priority.
  var descriptors: [Int32] { get }
  /// The maximum time to wait, in milliseconds; nil waits indefinitely.
  var patience: Int32? { get }
  /// The result if the terminal is closed.
  var abandoned: End { get }

  /// Handles an event.
  mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<End>
}
