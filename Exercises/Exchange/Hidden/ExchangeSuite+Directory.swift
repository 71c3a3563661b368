import Checking
import MiniCocoa
import Screens
import Telephony
import Testing

import class Exchange.DirectoryPanel
import class Exchange.Favourite
import class Exchange.Logbook
import protocol Exchange.DirectoryRow
import protocol Exchange.DirectorySource

// Rows come from the entries, entries from a source.
extension ExchangeSuite {
  @Test func entriesHaveCells() {
    judge(makesCells)
  }

  @Test func showsRows() {
    judge(after: [makesCells], fillsTable)
  }

  @Test func sourceIsApart() {
    judge(after: [showsEntries]) { _ in
      let panel = DirectoryPanel()
      guard let source = panel.table.dataSource as AnyObject?,
        let delegate = panel.table.delegate as AnyObject?
      else {
        leavesUnjudged()
        return nil
      }
      guard source !== delegate else {
        return """
          The table of a directory panel has one object as its data source and as its delegate. Then \
          the object that handles taps also has to know how the table is filled. Here these are two \
          objects: the rows fill the table, and the panel handles its taps.
          """
      }
      return nil
    }
  }

  @Test func sourceIsFreed() {
    judge(after: [showsEntries], freesSource)
  }

  @Test func newKind() {
    judge(after: [showsEntries]) { cast in
      let source = Directory([Person(cast[0], room: cast.room), Robot(cast[1])])
      let panel = DirectoryPanel()
      panel.source = source
      panel.table.reloadData()
      guard let cell = panel.table.cellForRow(at: 1) else { return nil }
      guard cell.attributedText == AttributedText("robot \(cast[1])", .italic),
        cell.detail == "never asleep"
      else {
        return """
          A directory holds Ann, and a robot. The class of the robot is new, and makes its own \
          cell: "robot Bob", in italics. The table shows another cell for it. If you ask each \
          entry for its cell, you don't have to know its class.
          """
      }
      return nil
    }
  }

  @Test func otherSource() {
    judge(after: [showsEntries]) { cast in
      let panel = DirectoryPanel()
      let office = Directory([Person(cast[0], room: 1), Person(cast[1], room: 2)])
      let hotel = Directory([Person(cast[2], room: 3)])
      panel.source = office
      panel.source = hotel
      let cell = panel.table.cellForRow(at: 0)
      guard panel.table.numberOfRows == 1, cell?.text == cast[2] else {
        return """
          A panel got the directory of the office, with Ann and Bob. Then it got the hotel's, with \
          Cleo only. The table has \(panel.table.numberOfRows) rows, and should have one, Cleo's. \
          A table asks its data source when you reload it.
          """
      }
      panel.source = nil
      guard panel.table.numberOfRows == 0 else {
        return """
          A panel had a directory, and then none. The table still has rows.
          """
      }
      return isAlone(panel) ?? outlives(cast)
    }
  }

  @Test func tapFillsField() {
    judge(after: [showsEntries], fillsField)
  }

  @Test func fieldIsFreed() {
    judge(after: [showsEntries, fillsField]) { cast in
      let panel = DirectoryPanel()
      let source = Directory([Person(cast[0], room: cast.room)])
      panel.source = source
      panel.table.reloadData()
      let scene = connected(panel)
      guard scene.isFreed("the field") else {
        return """
          A panel had a field, and nobody else needs the field any more. It isn't deallocated. \
          \(scene.keepers(of: "the field"))
          """
      }
      panel.table.tapRow(at: 0)
      return withExtendedLifetime(source) { nil }
    }
  }

  private func connected(_ panel: DirectoryPanel) -> Scene {
    let field = TextField()
    panel.field = field
    return Scene(["the field": field, "the directory panel": panel])
  }

  @Test func starInFront() {
    judge(after: [showsEntries], stars)
  }

  @Test func starKeepsLooks() {
    judge(after: [showsEntries, stars]) { cast in
      let people = [Person(cast[0], room: 1), Person(cast[1], room: 2)]
      let cell = Favourite(Department(cast[2], people: people)).cell()
      guard cell.attributedText == AttributedText("★ ") + AttributedText(cast[2], .bold),
        cell.detail == "2 people"
      else {
        return """
          The check made a favourite of a department of two people, whose cell is bold. The \
          favourite's cell should have a plain star in front, then the name, still bold, and the \
          same detail. It doesn't.
          """
      }
      return nil
    }
  }

  @Test func starOnStar() {
    judge(after: [showsEntries, stars]) { cast in
      let twice = Favourite(Favourite(Person(cast[0], room: cast.room)))
      guard twice.cell().text == "★ ★ \(cast[0])" else {
        return """
          The check made a favourite of a favourite of Ann. Its cell should show "★ ★ Ann", and \
          doesn't. The row inside may be of any class, even a favourite: ask only for its cell.
          """
      }
      let robot = Favourite(Robot(cast[1]))
      guard robot.cell().text == "★ robot \(cast[1])", robot.name == cast[1] else {
        return """
          The check made a favourite of a robot, whose cell shows "robot Bob". The favourite's \
          cell should show "★ robot Bob", and doesn't. The cell inside may show something else \
          than the name.
          """
      }
      return nil
    }
  }

  @Test func allFreed() {
    judge(after: [showsEntries, places, takes, hops, frees, staysClosed, freesSource]) { cast in
      var scene = Scene([:])
      let misuses = Misuse.recorded { scene = evening(cast) }
      let names = [
        "the console", "the directory panel", "the directory", "the favourite", "the field",
        "the window", "the panel of line 1", "the display of line 1", "the panel of line 2",
        "the display of line 2", "the logbook", "the logbook that has ended", "the picker",
        "the supervisor", "the exchange", "line 1",
      ]
      for name in names where !scene.isFreed(name) {
        return """
          An evening in the office is over, and nobody needs its objects any more. But \(name) isn't \
          deallocated. \(scene.keepers(of: name))
          """
      }
      guard misuses.isEmpty else {
        return """
          In an evening in the office, MiniCocoa reported: \(misuses[0]) \
          If other checks are open, begin with them.
          """
      }
      return nil
    }
  }

  private func evening(_ cast: Cast) -> Scene {
    let center = NotificationCenter()
    let office = Office(cast, center: center)
    let (logbook, diary) = (Logbook(center: center), Logbook(center: center))
    let (supervisor, panel) = (Supervisor(), DirectoryPanel())
    let favourite = Favourite(Person(cast[2], room: 3))
    let directory = Directory([Person(cast[1], room: cast.room), favourite])
    directory.panel = panel
    office.console.addSubview(panel)
    office.picker.delegate = supervisor
    panel.field = office.console.calleeField
    panel.source = directory
    for book in [logbook, diary] { book.begin() }
    for panel in office.panels { panel.open() }
    panel.table.reloadData()
    for row in 0..<2 { _ = panel.table.cellForRow(at: row) }
    panel.table.tapRow(at: 0)
    office.console.callButton.tap()
    // First the exchange receives the buttons' actions, then the panel of line 1.
    for chosen in [office.panels[1], office.panels[0]] {
      chosen.becomeFirstResponder()
      for button in [office.console.holdButton, office.console.transferButton] {
        onAnotherThread { office.lines[0].answer() }
        button.tap()
      }
    }
    onAnotherThread { office.lines[0].hangUp() }
    office.screen.runAll()
    office.panels[1].close()
    diary.end()
    return Scene([
      "the console": office.console, "the directory panel": panel, "the directory": directory,
      "the favourite": favourite, "the field": office.console.calleeField,
      "the window": office.window,
      "the panel of line 1": office.panels[0], "the display of line 1": office.panels[0].display,
      "the panel of line 2": office.panels[1], "the display of line 2": office.panels[1].display,
      "the logbook": logbook, "the logbook that has ended": diary,
      "the picker": office.picker, "the supervisor": supervisor,
      "the exchange": office.exchange, "line 1": office.lines[0], "the centre": center,
      "the table": panel.table,
    ])
  }
}

// MARK: - Stories that other checks need first

private func showsEntries(_ cast: Cast) -> String? {
  makesCells(cast) ?? fillsTable(cast)
}

private func makesCells(_ cast: Cast) -> String? {
  let person = Person(cast[0], room: cast.room)
  let team = Department(cast[1], people: [person, Person(cast[2], room: 3)])
  for row in [person, team] as [any DirectoryRow] { _ = row.cell() }
  let cells = [(person.cell(), "Ann"), (team.cell(), "the department Bob")]
  guard cells[0].0.attributedText == AttributedText(cast[0]),
    cells[0].0.detail == "room \(cast.room)"
  else {
    return """
      The check called `cell()` of Ann, in room 12. The cell should show "Ann", plain, with the detail \
      "room 12". It doesn't.
      """
  }
  guard cells[1].0.attributedText == AttributedText(cast[1], .bold), cells[1].0.detail == "2 people"
  else {
    return """
      The check called `cell()` of the department "Bob", with two people. The cell should show "Bob", \
      bold, with the detail "2 people". It doesn't.
      """
  }
  return nil
}

private func fillsTable(_ cast: Cast) -> String? {
  let person = Person(cast[0], room: cast.room)
  let team = Department(cast[1], people: [person, Person(cast[2], room: 3)])
  let panel = DirectoryPanel()
  let source = Directory([team, person])
  panel.source = source
  panel.table.reloadData()
  guard panel.table.numberOfRows == 2 else {
    return """
      A panel got a directory with two entries, and its table was reloaded. The table has \
      \(panel.table.numberOfRows) rows, and should have 2. \
      \(panel.table.dataSource == nil ? "It has no data source." : "It asks its data source for the number.")
      """
  }
  for (row, name) in [(0, cast[1]), (1, cast[0])] {
    guard let cell = panel.table.cellForRow(at: row), cell.text == name, cell.detail != nil else {
      return """
        A panel got a directory with the department "Bob" and with Ann, in this order. Row \(row) of \
        its table should show the cell of \(row == 0 ? "Bob" : "Ann"), and doesn't.
        """
    }
  }
  return nil
}

private func freesSource(_ cast: Cast) -> String? {
  let panel = DirectoryPanel()
  let scene = shown(Directory([Person(cast[0], room: cast.room)]), in: panel)
  guard scene.isFreed("the directory") else {
    return """
      A panel showed a directory, and nobody else needs the directory any more. It isn't \
      deallocated. \(scene.keepers(of: "the directory"))
      """
  }
  return withExtendedLifetime(panel) { nil }
}

private func fillsField(_ cast: Cast) -> String? {
  let panel = DirectoryPanel()
  let source = Directory([
    Person(cast[0], room: cast.room), Department(cast[1], people: []), Robot(cast[2]),
  ])
  let field = TextField()
  panel.source = source
  panel.field = field
  panel.table.reloadData()
  for row in [1, 2, 0] {
    panel.table.tapRow(at: row)
    guard field.text == cast[row] else {
      return """
        A directory holds Ann, the department Bob, and the robot Cleo. The user tapped row \
        \(row). The field should show "\(cast[row])", and doesn't.
        """
    }
  }
  panel.field = nil
  panel.table.tapRow(at: 1)
  return nil
}

/// A complaint about a panel that shows something without a source.
private func isAlone(_ panel: DirectoryPanel) -> String? {
  guard let source = panel.table.dataSource else { return nil }
  let rows: Int = source.numberOfRows(in: panel.table)
  let cell: TableViewCell = source.tableView(panel.table, cellForRowAt: 0)
  guard rows == 0, cell.text.isEmpty, cell.detail == nil else {
    return """
      A panel has no directory any more. The table's data source should have 0 rows, and return an \
      empty cell for row 0. It doesn't.
      """
  }
  return nil
}

private func outlives(_ cast: Cast) -> String? {
  let (panel, field) = (DirectoryPanel(), TextField())
  panel.field = field
  let scene = shown(Directory([Person(cast[0], room: cast.room)]), in: panel)
  // Another check judges a directory that is kept alive.
  guard scene.isFreed("the directory") else { return nil }
  field.text = cast[3]
  panel.table.tapRow(at: 0)
  guard field.text.isEmpty || field.text == cast[3] else {
    return """
      A panel showed a directory with one row, and the directory was deallocated. Then the user \
      tapped the row, before the table was reloaded. The field showed "Dan" before. It should still \
      show that, or nothing, and it shows something else.
      """
  }
  let old: TableViewCell? = panel.table.cellForRow(at: 0)
  guard old?.text.isEmpty ?? true else {
    return """
      A panel showed a directory with one row, and the directory was deallocated. Then the table \
      asked for the cell of that row. The cell should be empty, and it isn't.
      """
  }
  return isAlone(panel)
}

private func shown(_ directory: Directory, in panel: DirectoryPanel) -> Scene {
  panel.source = directory
  panel.table.reloadData()
  return Scene(["the directory": directory, "the directory panel": panel])
}

private func stars(_ cast: Cast) -> String? {
  let favourite = Favourite(Person(cast[0], room: cast.room))
  _ = favourite.cell()
  let cell = favourite.cell()
  guard cell.text == "★ \(cast[0])", cell.detail == "room \(cast.room)" else {
    return """
      The check made a favourite of Ann, in room 12. Its cell should show "★ Ann", with the detail \
      "room 12". It doesn't.
      """
  }
  return nil
}
