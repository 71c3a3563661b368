/// A key or key combination that a terminal reports.
package enum Key: Hashable, Sendable {
  /// A typed character, including a space.
  case character(Character)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  /// An arrow key.
  case up, down, left, right
  /// A key of the block above the arrows.
  case pageUp, pageDown, home, end, delete
  /// A click of the mouse, on a cell counted from 0.
  case click(column: Int, row: Int)
  /// Another special key; `backTab` is Tab with Shift.
  case tab, backTab, enter, escape, backspace
}
