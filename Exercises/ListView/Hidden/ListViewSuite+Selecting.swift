import Checking
import Testing

import class ListView.MyListView
import class ListView.MySecondListViewController

// What a list does by itself, and what a tap does.
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
      "A list's delegate was taken away, the list was used, and now it has one again. Who set it?")
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
      Row 3 of a list without a delegate was tapped: selectedRow is \
      \(selected.map(String.init) ?? "nil"), and should be 3. Only the report needs a listener. \
      What the list does for itself, it does unheard as well.
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
          A list has 5 rows, 0 to 4. selectRow(at: \(row)) was called, and the delegate was told \
          that a row had been selected. "Did" promises that something has happened, and nothing \
          can have: there is no row \(row).
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
      A list was given another number of rows, and rows were tapped that it still did not have: \
      the delegate was told of one. It is numberOfRows that says which rows there are at the moment.
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
          A list has 5 rows, 0 to 4. selectRow(at: 2) was called, then selectRow(at: \(row)): \
          selectedRow is \(after == nil ? "nil" : after == row ? "\(row)" : "another row"), and \
          should be as before. A tap beside the rows selects nothing and takes nothing back.
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
          In a list of 5 rows, rows 3, 3, 0 and 4 were tapped, one after the other: a tap on \
          row \(row) was reported \(times(count)). Each should be reported once. The first row \
          and the last are rows like others, and what a second tap on the same row means is the \
          delegate's affair.
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
        Row \(row) was tapped: when the delegate was told that it had been selected, selectedRow \
        still had its old value. "Did" is said afterwards: a delegate that hears it may look at the list, \
        and should see it so.
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
    // That a tap arrives is another check's.
    guard before == [name] else { return }
    controller.removeStamp(at: taken)
    let after: [String] = controller.wishes
    guard after == [name] else {
      Issue.record(
        """
        \(name) was put on the wish list. Then a stamp above it was taken out of the album, and \
        `wishes` does not hold \(name) alone any more. All stamps below have moved up by a row. A row \
        is a place, and not the stamp that stands there.
        """)
      return
    }
    list.selectRow(at: wished + 1)
    let both: [String] = controller.wishes
    let isRight = both == [name, "Stamp \(wished + 3)"]
    guard isRight else {
      Issue.record(
        """
        A stamp was taken out of the album, and a row below it was tapped: the wish list did not \
        get the stamp that stands in this row now.
        """)
      return
    }
    controller.removeStamp(at: wished - 1)
    let left: [String] = controller.wishes
    let isAsBefore = left == both
    #expect(
      isAsBefore,
      """
      \(name) was on the wish list, and was taken out of the album: `wishes` is not as before. A \
      stamp that is not in the album can still be a wish.
      """)
  }
}
