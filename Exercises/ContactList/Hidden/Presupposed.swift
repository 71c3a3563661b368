import MiniCocoa

import class ContactList.Contact

// Preconditions of some checks; other checks judge these themselves.

/// Whether a panel shows the rows of a source.
func fills() -> Bool {
  let source = LineSource(lines(3))
  return Screen(source).rows == source.lines.map(\.name)
}

/// Whether the source of a panel can refuse a row, and no other.
func refuses() -> Bool {
  let source = LineSource(lines(3))
  source.busy = source.lines[1]
  let screen = Screen(source)
  return !screen.tap(1) && screen.tap(0)
}

/// Whether a panel records the selections that its source reports.
func notes() -> Bool {
  let source = LineSource(lines(3))
  let screen = Screen(source)
  for row in [0, 1, 1] { _ = screen.tap(row) }
  return screen.chosen == [0, 1, 1].map { source.lines[$0].name }
}

/// Whether a panel shows the rows of a second source.
func fillsAgain() -> Bool {
  let source = LineSource(lines(4))
  let screen = Screen(LineSource(lines(2)))
  screen.show(source)
  return screen.rows == source.lines.map(\.name)
}

/// Whether a panel shows a second source, records its selections, and lets it refuse.
func notesAgain() -> Bool {
  let source = LineSource(lines(4))
  source.busy = source.lines[3]
  let screen = Screen(LineSource(lines(4)))
  screen.show(source)
  return fillsAgain() && screen.tap(1) && !screen.tap(3) && screen.chosen == [source.lines[1].name]
}

/// Whether the cells of contacts come from `represent`, after a reload.
func represents() -> Bool {
  let desk = Desk(people(2))
  desk.source.represent = { TableViewCell("call \($0.name)") }
  desk.table.reloadData()
  return desk.rows == desk.contacts.map { "call \($0.name)" }
}

/// Whether the rows of a table stay as they are when the book is sorted.
func keepsOrder() -> Bool {
  let desk = Desk(["Eve", "Ada"])
  desk.book.sort()
  return desk.rows == ["Eve", "Ada"] && desk.represented == ["Eve", "Ada"]
}

/// Whether the source refuses the row of a person who has left the book.
func refusesRemoved() -> Bool {
  let desk = Desk(people(3))
  desk.book.remove(desk.contacts[1])
  return !desk.table.tapRow(at: 1) && desk.table.tapRow(at: 0)
}
