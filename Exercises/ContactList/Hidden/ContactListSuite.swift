import Checking
import MiniCocoa
import Testing

import class ContactList.ListPanel

// The panel, with a source whose class it doesn't know.
@Suite struct ContactListSuite {
  // MARK: - TODO 1

  @Test func tableIsInView() {
    let screen = Screen(LineSource(lines(2)))
    let root: View = screen.panel.view
    var view: View? = screen.panel.table
    while let current = view, current !== root { view = current.superview }
    #expect(
      view != nil,
      """
      The view of a panel was loaded, and the table isn't in it. Nobody can see the table, or tap \
      it.
      """)
  }

  @Test func asksTheSource() {
    let names = [lines(4), lines(3)]
    let screens = names.map { Screen(LineSource($0)) }
    for (screen, names) in zip(screens, names) {
      let rows = screen.rows
      guard rows == names else {
        Issue.record(
          """
          Two panels got a source of lines each, and their views were loaded. One source has the \
          lines \(list(names)). The table of its panel shows \(list(rows, of: names)). The table \
          asks its data source how many rows there are only when it is told to reload.
          """)
        return
      }
    }
  }

  @Test func sourceMayRefuse() {
    // Another check judges whether there are rows; so below.
    guard fills() else { return }
    let source = LineSource(lines(3))
    source.busy = source.lines[1]
    let screen = Screen(source)
    guard !screen.tap(1), screen.panel.table.selectedRow == nil else {
      Issue.record(
        """
        A source says that the user may not select its line \(source.lines[1].name). The user \
        tapped that row in a panel, and it is selected now. Nobody asked the source: it should be \
        the table's delegate as well.
        """)
      return
    }
    #expect(
      screen.tap(0),
      """
      A source lets the user select each line that isn't busy. The user tapped such a row in a \
      panel, and it isn't selected.
      """)
  }

  @Test func notesWhatIsChosen() {
    // Another check judges whether there are rows.
    guard fills() else { return }
    let source = LineSource(lines(4))
    let (screen, other) = (Screen(source), Screen(LineSource(lines(4))))
    let rows = [2, 0, 2] + (1...4).map { _ in Int.random(in: 0..<4) }
    for row in rows { _ = screen.tap(row) }
    let expected = rows.map { source.lines[$0] }
    let chosen: [AnyObject] = screen.panel.chosen
    guard chosen.map(identity) == expected.map(identity) else {
      Issue.record(
        """
        The user tapped rows in a panel, one after the other: \(list(expected.map(\.name))). \
        `chosen` has \(list(screen.chosen, of: source.lines.map(\.name))). The source reports to \
        its delegate which object was selected. The panel has to be this delegate, and to record \
        each object, whatever it is.
        """)
      return
    }
    #expect(
      other.panel.chosen.isEmpty,
      "The user tapped a row in one panel, and another panel has recorded it. Each panel has its own list."
    )
  }

  @Test func selectionStays() {
    // Another check judges whether a choice is recorded.
    guard fills(), notes() else { return }
    let source = LineSource(lines(3))
    let screen = Screen(source)
    let names = source.lines.map(\.name)
    source.lines.swapAt(1, 2)
    _ = screen.tap(1)
    guard screen.panel.table.selectedRow == 1 else {
      Issue.record(
        """
        A panel shows \(list(names)). The user tapped a row, and afterwards no row is selected, or \
        another one. A reload forgets the selection. Record a choice, and leave the table as it \
        is.
        """)
      return
    }
  }

  // MARK: - TODO 2

  @Test func showsAnotherSource() {
    // Another check judges whether the first source is shown.
    guard fills() else { return }
    let (first, second) = (LineSource(lines(3)), LineSource(lines(5)))
    let screen = Screen(first)
    for (turn, source) in [second, first, second].enumerated() {
      screen.show(source)
      let names = source.lines.map(\.name)
      guard screen.rows == names else {
        Issue.record(
          """
          A panel got another source, \(times(turn + 1)) by now. The present source has the lines \
          \(list(names)). The table shows \(list(screen.rows, of: names)). A table shows a new \
          source's rows only after a reload.
          """)
        return
      }
    }
  }

  @Test func hearsAnotherSource() {
    // Other checks judge whether the first source is observed, and whether the second is shown.
    guard refuses(), notes(), fillsAgain() else { return }
    let (first, second) = (LineSource(lines(3)), LineSource(lines(5)))
    second.busy = second.lines[0]
    let screen = Screen(first)
    for source in [second, first, second] {
      screen.show(source)
      let name = source.lines[2].name
      let before = screen.chosen
      guard screen.tap(2), screen.chosen == before + [name] else {
        Issue.record(
          """
          A panel shows another source now, and the user tapped one of its rows: \(name). The \
          panel didn't record this line exactly once. The new source has to be the table's \
          delegate, and the panel has to be the delegate of the new source.
          """)
        return
      }
    }
    guard !screen.tap(0) else {
      Issue.record(
        """
        A panel shows another source now, which refuses its line \(second.lines[0].name). The user \
        tapped that row, and it is selected. The new source has to be the table's delegate as \
        well.
        """)
      return
    }
  }

  @Test func showsBeforeItsView() {
    // Another check judges whether a second source is shown.
    guard fillsAgain() else { return }
    let (first, second) = (LineSource(lines(2)), LineSource(lines(4)))
    let panel = ListPanel(source: first)
    panel.show(second)
    guard panel.viewIfLoaded == nil else {
      Issue.record(
        """
        Nobody had used the view of a panel, and the panel got another source. Now its view is \
        loaded. The class `ViewController` loads a view when somebody needs it, and calls \
        `viewDidLoad()` then, once.
        """)
      return
    }
    _ = panel.view as View
    let rows = withExtendedLifetime((first, second)) { texts(of: panel.table) }
    let names = second.lines.map(\.name)
    #expect(
      rows == names,
      """
      A panel got another source before its view was loaded. Then the view was loaded. The table \
      shows \(list(rows, of: names + first.lines.map(\.name))), and should show \(list(names)).
      """)
  }

  @Test func showsTheSameAgain() {
    // Other checks judge whether a second source is shown and observed.
    guard notesAgain() else { return }
    let source = LineSource(lines(3))
    let screen = Screen(source)
    source.lines.removeFirst()
    screen.show(source)
    let names = source.lines.map(\.name)
    guard screen.rows == names, screen.tap(1), screen.chosen == [names[1]] else {
      Issue.record(
        """
        A source lost one line, and its panel was asked to show this source again. The table \
        should show \(list(names)), and the panel should record a tap on a row once. That didn't \
        happen. A source that was there before is like any other.
        """)
      return
    }
  }

  @Test func nothingToShow() {
    // Another check judges whether a second source is shown.
    guard fillsAgain() else { return }
    let source = LineSource(lines(3))
    let screen = Screen(source)
    screen.show(nil)
    let (count, isSelected) = (screen.panel.table.numberOfRows, screen.tap(0))
    guard count == 0, !isSelected, screen.chosen.isEmpty else {
      Issue.record(
        """
        A panel had a source with 3 lines, and then none. Its table still has rows, or the panel \
        recorded a tap on one. Without a source there is nothing to show.
        """)
      return
    }
  }

  @Test func oldSourceIsSilent() {
    // Other checks judge whether a second source is shown and observed.
    guard notesAgain() else { return }
    let (old, new) = (LineSource(lines(3)), LineSource(lines(3)))
    let screen = Screen(old)
    screen.show(new)
    let elsewhere = TableView()
    elsewhere.dataSource = old
    elsewhere.delegate = old
    elsewhere.reloadData()
    elsewhere.tapRow(at: 1)
    #expect(
      screen.chosen.isEmpty,
      """
      A panel shows another source now. The old one fills a table elsewhere, and the user tapped a \
      row there. The panel recorded the line \(old.lines[1].name), which isn't in its table. Only \
      its present source should report to it.
      """)
  }

  @Test func sourceMayMove() {
    // Other checks judge whether a second source is shown and observed.
    guard notesAgain() else { return }
    let (shared, other) = (LineSource(lines(3)), LineSource(lines(3)))
    let (screen, next) = (Screen(shared), Screen(nil))
    next.show(shared)
    screen.show(other)
    _ = next.tap(1)
    #expect(
      next.chosen == [shared.lines[1].name] && screen.chosen.isEmpty,
      """
      A source moved from one panel to a second one. Then the first panel got another source. The \
      user tapped a row of the source that had moved: the second panel should record the line \
      \(shared.lines[1].name), and the first one nothing. That didn't happen. The old panel must \
      not change what the new panel has set.
      """)
  }
}
