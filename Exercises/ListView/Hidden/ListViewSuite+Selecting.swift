import Checking
import Testing

import class ListView.MyListView
import class ListView.MySecondListViewController

// A list's own work, and the effect of a tap.
extension ListViewSuite {
  // MARK: Nobody listens

  @Test func noDelegateNoTrap() {
    let listener = Listener()
    use(MyListView(delegate: nil))
    let list = MyListView(delegate: listener)
    list.delegate = nil
    use(list)
    use(listNobodyListensTo())
    let isAlone = list.delegate == nil
    #expect(
      isAlone,
      "A list's delegate was removed, the list was used, and now it has one again. Which line set it?"
    )
    withExtendedLifetime(listener) {}
  }

  @Test func selectsUnheard() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    list.delegate = nil
    list.numberOfRows = 5
    list.show()
    list.selectRow(at: 3)
    let selected: Int? = list.selectedRow
    let isSelected = selected == 3
    #expect(
      isSelected,
      """
      The user tapped row 3 of a list without a delegate. selectedRow is \
      \(selected.map(String.init) ?? "nil"), and should be 3. Only the report needs a delegate. \
      The list does its own work in any case.
      """)
  }

  // MARK: Selecting

  @Test func rowMustExist() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    list.numberOfRows = 5
    list.show()
    for row in [5, -1, 12] {
      list.selectRow(at: row)
      guard listener.taps.isEmpty else {
        Issue.record(
          """
          A list has 5 rows, 0 to 4. selectRow(at: \(row)) was called, and the delegate got the \
          message that a row had been selected. "Did" promises that something has happened. \
          Nothing can have happened: there is no row \(row).
          """)
        return
      }
    }
    let count = Int.random(in: 20...900)
    list.numberOfRows = count
    for row in [count, count + Int.random(in: 1...20), -count] { list.selectRow(at: row) }
    let isQuiet = listener.taps.isEmpty
    #expect(
      isQuiet,
      """
      A list got another number of rows, and the user tapped where it still had none. The delegate \
      got a message about one of these taps. numberOfRows says which rows there are at the moment.
      """)
  }

  @Test func missingRowChangesNothing() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    list.numberOfRows = 5
    list.show()
    list.selectRow(at: 2)
    let before: Int? = list.selectedRow
    // A list that selects nothing leaves its selection as it is, too.
    guard before != nil else { return }
    for row in [5, -1, 12] {
      list.selectRow(at: row)
      let after: Int? = list.selectedRow
      let isUnchanged = before == after
      guard isUnchanged else {
        Issue.record(
          """
          A list has 5 rows, 0 to 4. selectRow(at: 2) was called, then selectRow(at: \(row)). \
          selectedRow is \(after == nil ? "nil" : after == row ? "\(row)" : "another row"), and \
          should be as before. A tap beside the rows selects nothing and changes nothing.
          """)
        return
      }
    }
    withExtendedLifetime(listener) {}
  }

  @Test func reportsEveryTap() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    list.numberOfRows = 5
    list.show()
    for row in [3, 3, 0, 4] {
      listener.taps = []
      list.selectRow(at: row)
      let count = listener.taps.count
      guard count == 1 else {
        Issue.record(
          """
          In a list of 5 rows, the user tapped rows 3, 3, 0 and 4, one after the other. The list \
          reported a tap on row \(row) \(times(count)). It should report each tap once. The first \
          row and the last are rows like others, and the delegate decides what a second tap on the \
          same row means.
          """)
        return
      }
    }
  }

  @Test func reportsAfterwards() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    list.numberOfRows = 5
    list.show()
    listener.list = list
    for row in [3, 1] {
      listener.taps = []
      list.selectRow(at: row)
      let wasSelected = listener.taps.allSatisfy { $0.selected == row }
      #expect(
        wasSelected,
        """
        The user tapped row \(row). When the delegate got the message, selectedRow still had its \
        old value. Send "did" afterwards: a delegate that gets it may look at the list.
        """)
    }
  }

  // MARK: Rows that move

  @Test func wishesStay() {
    let controller = MySecondListViewController()
    guard let list = controller.listView as MyListView? else { return }
    list.show()
    let (wished, taken) = (Int.random(in: 30...60), Int.random(in: 3...20))
    list.selectRow(at: wished)
    let before: [String] = controller.wishes
    let name = "Stamp \(wished + 1)"
    // Another check judges whether a tap arrives.
    guard before == [name] else { return }
    controller.removeStamp(at: taken)
    let after: [String] = controller.wishes
    guard after == [name] else {
      Issue.record(
        """
        \(name) was put on the wish list. Then a stamp above it was removed from the album, and \
        `wishes` isn't just \(name) any more. All stamps below have moved up by a row. A row is a \
        place. It isn't the stamp in that place.
        """)
      return
    }
    list.selectRow(at: wished + 1)
    let both: [String] = controller.wishes
    let isRight = both == [name, "Stamp \(wished + 3)"]
    guard isRight else {
      Issue.record(
        """
        A stamp was removed from the album, and the user tapped a row below it. The wish list \
        didn't get the stamp that is in this row now.
        """)
      return
    }
    controller.removeStamp(at: wished - 1)
    let left: [String] = controller.wishes
    let isAsBefore = left == both
    #expect(
      isAsBefore,
      """
      \(name) was on the wish list, and was removed from the album. `wishes` has changed. A stamp \
      that isn't in the album can still be a wish.
      """)
  }
}
