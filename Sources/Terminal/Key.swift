/// A key, or several held together, that a terminal reports.
package enum Key: Hashable, Sendable {
  /// A character that was typed; a space is one.
  case character(Character)
  /// A letter typed while Ctrl was held, in lower case.
  case control(Character)
  /// An arrow.
  case up, down, left, right
  /// A key of the block above the arrows.
  case pageUp, pageDown, home, end, delete
  /// A key beside the letters; `backTab` is Tab with Shift.
  case tab, backTab, enter, escape, backspace
}
