import Terminal

/// What can happen to a program on a full screen.
package enum FullScreenEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen has, or may have, another size.
  case resized(ScreenSize)
  /// A descriptor that was waited for can be read, or is at its end.
  case ready(Int32)
  /// All that has happened was told; time has passed.
  case tick
}

/// What comes of an event.
package enum FullScreenStep<End> {
  /// Nothing but another view.
  case goOn
  /// Somebody else has had the screen: all of it is to be drawn again.
  case redraw
  /// The program is over.
  case end(End)
}

/// A program that has the whole screen: events go in, what it shows comes out.
package protocol FullScreenProgram {
  /// How the program can be left.
  associatedtype End

  /// What the screen can show; its width is the view's own affair.
  var profile: TerminalProfile { get }
  /// What the screen shows, a line for each row; nil leaves it as it is.
  var view: [Line]? { get }
  /// What is waited for beside keys, the first before those behind it.
  var descriptors: [Int32] { get }
  /// How long to wait for any of it at most, in milliseconds; nil is for ever.
  var patience: Int32? { get }
  /// How the program is left when nobody is there any more.
  var abandoned: End { get }

  /// Lets something happen.
  mutating func handle(_ event: FullScreenEvent) -> FullScreenStep<End>
}
