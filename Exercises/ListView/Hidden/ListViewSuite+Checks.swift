import Checking
import Testing

import class ListView.MyFirstListViewController
import class ListView.MyListView
import class ListView.MySecondListViewController

// Delegates are looked at, or kept with withExtendedLifetime, after the list has spoken: it may not
// be the list that keeps them.
extension ListViewSuite {
  // MARK: Ownership

  @Test func ownerIsFreed() {
    let scene = ownerLeftAlone()
    guard scene.isFreed("the owner") else {
      Issue.record(
        """
        An object created a list, kept it, and became its delegate. Then that object was released, \
        and it is still in memory. \(scene.keepers(of: "the owner")) Which of the two owns the \
        other, and which only needs to know it?
        """)
      return
    }
    for (name, scene) in [
      ("MyFirstListViewController", firstLeftAlone()),
      ("MySecondListViewController", secondLeftAlone()),
    ] {
      let isFreed = scene.isFreed("the controller")
      #expect(
        isFreed,
        """
        All references to \(name) were released, and it is still in memory. \
        \(scene.keepers(of: "the controller")) Which of them should only know the other?
        """)
    }
  }

  @Test func controllerKeepsItsList() {
    let first = MyFirstListViewController()
    let second = MySecondListViewController()
    for (list, name) in [
      (first.listView as MyListView?, "MyFirstListViewController"),
      (second.listView as MyListView?, "MySecondListViewController"),
    ] {
      let isKept = list != nil
      #expect(
        isKept,
        """
        \(name) was created, and its listView is nil: the list was created, and deallocated at \
        once, because nobody keeps it. The controller creates the list and needs it for as long as \
        it lives, so the controller is the owner.
        """)
    }
  }

  @Test func listIsFreed() {
    let (list, listener) = listLeftAlone()
    let isFreed = withExtendedLifetime(listener) { list.isFreed("the list") }
    #expect(
      isFreed,
      """
      A list was shown and tapped, and nobody needs it any more. It is still in memory. \
      \(list.keepers(of: "the list"))
      """)
  }

  // MARK: Loading

  @Test func speaksAfterInit() {
    let owner = Owner()
    let count = owner.messagesTooEarly
    #expect(
      count == 0,
      """
      An object wrote `list = MyListView(delegate: self)`, and while that init was running, it \
      already got the message that the list had loaded. It had no list yet: the property is set \
      when init has returned. So the owner couldn't do anything with the message. A list that \
      comes into view has an owner; send the message when somebody calls show().
      """)
  }

  @Test func loadsOnce() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    list.show()
    list.show()
    list.show()
    guard listener.loads.count == 1 else {
      Issue.record(
        """
        A list was created, and came into view three times. It reported \
        \(times(listener.loads.count)) that it had loaded, and should report that once. A list \
        loads when it comes into view for the first time. When it comes back, it still has its \
        rows.
        """)
      return
    }
    let next = Listener()
    list.delegate = next
    list.show()
    let count = listener.loads.count + next.loads.count
    #expect(
      count == 1,
      """
      A list had loaded and reported it. Then it got another delegate, came into view once more, \
      and reported it again. A list loads once. It doesn't load again because it has another \
      delegate.
      """)
  }

  @Test func loadsOnceEvenMeanwhile() {
    guard loadsOnceWhenShownTwice() else { return }
    let listener = Listener()
    let list = MyListView(delegate: listener)
    var isFirst = true
    listener.whenLoaded = {
      guard isFirst else { return }
      isFirst = false
      list.show()
    }
    list.show()
    let count = listener.loads.count
    #expect(
      count == 1,
      """
      A list came into view, and reported that it had loaded. Its delegate called show() at once, \
      and the list reported it a second time. A message runs its receiver's code, which may call \
      the list again. So a list has to remember that it has loaded before it reports it.
      """)
    listener.whenLoaded = {}
  }

  @Test func tapIsNoLoading() {
    let listener = Listener()
    let list = MyListView(delegate: listener)
    listener.forget()
    list.numberOfRows = 5
    list.selectRow(at: 3)
    let count = listener.loads.count
    #expect(
      count == 0,
      """
      A list that hadn't come into view yet got 5 rows, and selectRow(at: 3) was called. Its \
      delegate got the message that the list had loaded. Send that when somebody calls show() for \
      the first time, and at no other moment.
      """)
  }

  // MARK: Senders

  @Test func namesTheSender() {
    let listener = Listener()
    let (left, right) = (MyListView(delegate: listener), MyListView(delegate: listener))
    let lists = [identity(of: left), identity(of: right)]
    for list in [left, right] {
      list.numberOfRows = 5
      list.show()
    }
    guard listener.loads.allSatisfy(lists.contains) else {
      Issue.record(
        """
        Two lists came into view, and the sender that their delegate got was neither of them, but \
        some other list, such as a copy. A delegate that fills the sender then fills a list that \
        nobody sees. The sender is the very list that has loaded, not one like it.
        """)
      return
    }
    guard listener.loads.count < 2 || Set(listener.loads).count == 2 else {
      Issue.record(
        """
        Two lists have one delegate. Both came into view, and both passed the same list as the \
        sender. The sender is the list that sends the message: each passes itself.
        """)
      return
    }
    for (side, list) in [("right", right), ("left", left)] {
      listener.taps = []
      list.selectRow(at: 2)
      guard let tap = listener.taps.first else {
        Issue.record(
          """
          Two lists have one delegate. The user tapped row 2 of 5 in the \(side) one, and the \
          delegate got no message. It should get listView(_:didSelectRowAt:), with that list and \
          2.
          """)
        return
      }
      guard tap.sender == identity(of: list) else {
        Issue.record(
          """
          Two lists have one delegate. The user tapped row 2 in the \(side) one, and the delegate \
          got another list as the sender. With two lists, it can't tell where the tap was. The \
          sender is the very list that was tapped: each list passes itself.
          """)
        return
      }
    }
  }

  @Test func fillsTheListThatSpeaks() {
    guard saysThatItHasLoaded() else {
      Issue.record(
        """
        A list was created, and came into view. Its delegate never got the message that it has \
        loaded. So nobody can give it rows, and it stays empty.
        """)
      return
    }
    let first = MyFirstListViewController()
    let second = MySecondListViewController()
    let lists = (MyListView(delegate: first), MyListView(delegate: second))
    for (list, name, rows) in [
      (lists.0, "MyFirstListViewController", 20), (lists.1, "MySecondListViewController", 100),
    ] {
      list.show()
      let count: Int = list.numberOfRows
      #expect(
        count == rows,
        """
        \(name) became the delegate of one more list, which then came into view. That list has \
        \(count) rows, and should have \(rows). A delegate may serve several lists. Fill the one \
        that sent the message: it isn't always the one that the controller created.
        """)
    }
    withExtendedLifetime((first, second)) {}
  }

  // MARK: Other delegates

  @Test func swapsAtRunTime() {
    let (old, new) = (Listener(), Listener())
    let list = MyListView(delegate: old)
    list.numberOfRows = 10
    list.show()
    list.selectRow(at: 3)
    list.delegate = new
    list.selectRow(at: 4)
    guard new.taps.contains(where: { $0.row == 4 }) else {
      Issue.record(
        """
        A list with 10 rows on the screen got another delegate, and the user tapped row 4. The new \
        delegate got no message. The list stays as it is, and reports to its present delegate.
        """)
      return
    }
    let (chapter, stamp) = (Int.random(in: 5...6), Int.random(in: 7...8))
    let (first, second) = (MyFirstListViewController(), MySecondListViewController())
    list.delegate = first
    list.selectRow(at: chapter)
    let open: Int? = first.openChapter
    list.delegate = second
    list.selectRow(at: stamp)
    let wishes: [String] = second.wishes
    let isUpToThem = open == chapter && wishes.contains("Stamp \(stamp + 1)")
    #expect(
      isUpToThem,
      """
      A list on the screen got MyFirstListViewController as its delegate, and the user tapped a \
      row; then MySecondListViewController, and the user tapped another row. The first tap should \
      have opened a chapter, and the second should have put a stamp on the wish list. The present \
      delegate decides what a tap does.
      """)
    withExtendedLifetime((old, first, second)) {}
  }

  @Test func forgetsTheOldDelegate() {
    let (old, new) = (Listener(), Listener())
    let list = MyListView(delegate: old)
    list.numberOfRows = 10
    list.show()
    list.delegate = new
    old.forget()
    list.selectRow(at: 4)
    let count = old.count
    guard count == 0 else {
      Issue.record(
        """
        A list got another delegate, and the user tapped a row. The old delegate still got the \
        message. There is one delegate at a time, and a replaced delegate should get nothing more.
        """)
      return
    }
    let unseen = MyListView(delegate: old)
    unseen.delegate = new
    old.forget()
    unseen.show()
    let isQuiet = old.count == 0
    #expect(
      isQuiet,
      """
      A list got another delegate before it had come into view. Then it came into view, and the \
      old delegate got the message. Look up the delegate when you send, and not beforehand.
      """)
    withExtendedLifetime(new) {}
  }

  @Test func twoControllersTwoResults() {
    let first = MyFirstListViewController()
    let second = MySecondListViewController()
    let made: (MyListView?, MyListView?) = (first.listView, second.listView)
    guard let chapters = made.0, let stamps = made.1 else { return }
    for (list, name, rows) in [
      (chapters, "MyFirstListViewController", 20), (stamps, "MySecondListViewController", 100),
    ] {
      list.show()
      let count: Int = list.numberOfRows
      guard count == rows else {
        Issue.record(
          """
          The list of \(name) came into view. It has \(count) rows, and should have \(rows). The \
          controller says how many, when it gets the message that its list has loaded. Does it get \
          that, and from the list itself?
          """)
        return
      }
    }
    let random = Int.random(in: 8...18)
    for row in [7, random] {
      chapters.selectRow(at: row)
      let open: Int? = first.openChapter
      guard open == row else {
        Issue.record(
          """
          The user tapped two of the 20 rows of MyFirstListViewController, one after the other, \
          and openChapter isn't always the row that was tapped last. Does the controller get the \
          taps in its list?
          """)
        return
      }
    }
    for row in [7, random] { stamps.selectRow(at: row) }
    let wishes: [String] = second.wishes
    let isComplete = wishes == ["Stamp 8", "Stamp \(random + 1)"]
    #expect(
      isComplete,
      """
      The user tapped two of the 100 rows of MySecondListViewController, one after the other, and \
      its wishes aren't just these two in this order. Does the controller get each tap in its \
      list, and once?
      """)
  }

  @Test func anyControllerWorks() {
    for (isRandom, rows) in [(false, 250), (true, Int.random(in: 101...900))] {
      let controller = EndlessController(rows: rows)
      guard let list = controller.list else { return }
      list.show()
      let count: Int = list.numberOfRows
      guard count == rows || isRandom else {
        Issue.record(
          """
          A controller of a third class got the message that its list had loaded, and gave the \
          sender 250 rows. The list has \(count). The controller does for its list what the other \
          two do. Does the message reach it, with the list itself as the sender?
          """)
        return
      }
      let taps = [0, rows - 1, rows + 49]
      for row in taps { list.selectRow(at: row) }
      guard taps.allSatisfy(controller.rows.contains) else {
        Issue.record(
          isRandom
            ? """
            A controller of a third class gave its list one number of rows and it worked. With \
            another number, it didn't. The list shouldn't know these numbers.
            """
            : """
            A controller of a third class gave its list 250 rows, and 50 more each time the user \
            tapped its last row. The user tapped rows 0, 249 and 299, and the controller got \
            \(text(controller.rows)). It should get all three. A list knows nothing about its \
            delegate except the protocol, so it can't rely on what other controllers do.
            """)
        return
      }
    }
  }
}

// MARK: - Sentences

/// Rows, if this check tapped them.
private func text(_ rows: [Int]) -> String {
  let tapped = [0, 249, 299].filter(rows.contains).map(String.init)
  return tapped.isEmpty ? "none of them" : tapped.joined(separator: " and ")
}
