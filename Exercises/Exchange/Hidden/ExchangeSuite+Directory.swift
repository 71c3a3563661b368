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
  @Test func showsRows() {
    judge(showsEntries)
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
          A directory holds Ann, and a robot. The robot is of a new kind, which has a cell of its own: \
          "robot Bob", in italics. The table shows another cell for it. A panel that asks each \
          entry for its cell need not know its kind.
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
          Cleo only. The table has \(panel.table.numberOfRows) rows, and should have one, Cleo's. A \
          table asks its source when it is told to.
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
    judge(after: [showsEntries]) { cast in
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
            \(row). The field should say "\(cast[row])", and does not.
            """
        }
      }
      panel.field = nil
      panel.table.tapRow(at: 1)
      let scene = connected(panel)
      guard scene.isFreed("the other field") else {
        return """
          A panel got another field, and nobody else knew that one. It is not freed. \
          \(scene.keepers(of: "the other field"))
          """
      }
      panel.table.tapRow(at: 1)
      return nil
    }
  }

  private func connected(_ panel: DirectoryPanel) -> Scene {
    let field = TextField()
    panel.field = field
    return Scene(["the other field": field, "the directory panel": panel])
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
          A favourite was made of a department of two people, whose cell is bold. Its cell should have \
          a plain star in front, then the name, still bold, and the same detail. It has not.
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
          A favourite was made of a favourite of Ann. Its cell should say "★ ★ Ann", and does not. What \
          is inside may be of any kind, also a favourite: its cell is all that is asked for.
          """
      }
      let robot = Favourite(Robot(cast[1]))
      guard robot.cell().text == "★ robot \(cast[1])", robot.name == cast[1] else {
        return """
          A favourite was made of a robot, whose cell says "robot Bob". Its cell should say \
          "★ robot Bob", and does not. The cell inside may say something else than the name.
          """
      }
      return nil
    }
  }

  @Test func allFreed() {
    judge(after: [showsEntries, hops, frees, staysClosed]) { cast in
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
          An evening in the office was over. Nobody keeps anything of it any more, but \(name) is not \
          freed. \(scene.keepers(of: name))
          """
      }
      guard misuses.isEmpty else {
        return """
          In an evening in the office, MiniCocoa complained: \(misuses[0]) \
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
    // First the exchange takes what the buttons send, then the panel of line 1.
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

// MARK: - Stories that other checks presuppose

private func showsEntries(_ cast: Cast) -> String? {
  let person = Person(cast[0], room: cast.room)
  let team = Department(cast[1], people: [person, Person(cast[2], room: 3)])
  for row in [person, team] as [any DirectoryRow] { _ = row.cell() }
  let cells = [(person.cell(), "Ann"), (team.cell(), "the department Bob")]
  guard cells[0].0.attributedText == AttributedText(cast[0]),
    cells[0].0.detail == "room \(cast.room)"
  else {
    return """
      Ann, in room 12, was asked for her cell. It should say "Ann", plain, with the detail "room 12". \
      It does not.
      """
  }
  guard cells[1].0.attributedText == AttributedText(cast[1], .bold), cells[1].0.detail == "2 people"
  else {
    return """
      The department "Bob", with two people, was asked for its cell. It should say "Bob", bold, with \
      the detail "2 people". It does not.
      """
  }
  let panel = DirectoryPanel()
  let source = Directory([team, person])
  panel.source = source
  panel.table.reloadData()
  guard panel.table.numberOfRows == 2 else {
    return """
      A panel got a directory with two entries, and its table was told to ask again. It has \
      \(panel.table.numberOfRows) rows, and should have 2. Perhaps the table does not know whom to ask.
      """
  }
  for (row, name) in [(0, cast[1]), (1, cast[0])] {
    guard let cell = panel.table.cellForRow(at: row), cell.text == name, cell.detail != nil else {
      return """
        A panel got a directory with the department "Bob" and with Ann, in this order. Row \(row) of \
        its table should show the cell of \(row == 0 ? "Bob" : "Ann"), and does not.
        """
    }
  }
  return nil
}

/// Complains of a panel without a source that has anything to say.
private func isAlone(_ panel: DirectoryPanel) -> String? {
  let rows = panel.numberOfRows(in: panel.table)
  let cell = panel.tableView(panel.table, cellForRowAt: 0)
  guard rows == 0, cell.text.isEmpty, cell.detail == nil else {
    return """
      A panel has no directory any more. It was asked for its number of rows, and for the cell of \
      row 0. It should answer 0, and with an empty cell. It did not.
      """
  }
  return nil
}

private func outlives(_ cast: Cast) -> String? {
  let (panel, field) = (DirectoryPanel(), TextField())
  panel.field = field
  let scene = shown(Directory([Person(cast[0], room: cast.room)]), in: panel)
  // One that is kept is told of when the office closes.
  guard scene.isFreed("the directory") else { return nil }
  field.text = cast[3]
  panel.table.tapRow(at: 0)
  guard field.text.isEmpty || field.text == cast[3] else {
    return """
      A panel showed a directory with one row, and the directory went. Then the user tapped the row, \
      before the table had asked again. The field said "Dan" before. It should say that still, or \
      nothing, and it says something else.
      """
  }
  let old: TableViewCell? = panel.table.cellForRow(at: 0)
  guard old?.text.isEmpty ?? true else {
    return """
      A panel showed a directory with one row, and the directory went. Then the table asked for the \
      cell of that row. The cell should be empty, and it is not.
      """
  }
  return isAlone(panel)
}

private func shown(_ directory: Directory, in panel: DirectoryPanel) -> Scene {
  panel.source = directory
  panel.table.reloadData()
  return Scene(["the directory": directory])
}

private func stars(_ cast: Cast) -> String? {
  let favourite = Favourite(Person(cast[0], room: cast.room))
  _ = favourite.cell()
  let cell = favourite.cell()
  guard cell.text == "★ \(cast[0])", cell.detail == "room \(cast.room)" else {
    return """
      A favourite was made of Ann, in room 12. Its cell should say "★ Ann", with the detail "room 12". \
      It does not.
      """
  }
  return nil
}
