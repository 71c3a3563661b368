import Checking
import Testing

import class ListView.MyFirstListViewController
import class ListView.MyListView
import class ListView.MySecondListViewController

// Delegates are looked at, or kept with withExtendedLifetime, after the list has spoken: it may not
// be the list that keeps them.
extension ListViewSuite {
  // MARK: Who keeps whom

  @Test func ownerIsFreed() {
    let scene = ownerLeftAlone()
    guard scene.isFreed("the owner") else {
      Issue.record(
        """
        An object created a list, kept it, and became its delegate; then everybody let go of that \
        object, and it is still in memory. \(scene.keepers(of: "the owner")) Which of the two owns \
        the other, and which only needs to know it?
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
        Everybody let go of \(name), and it is still in memory. \
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
        \(name) was created, and its listView is nil: the list was created, and freed at once, \
        because nobody keeps it. The controller creates the list and needs it for as long as it \
        lives itself, so it is the owner.
        """)
    }
  }

  @Test func listIsFreed() {
    let (list, listener) = listLeftAlone()
    let isFreed = withExtendedLifetime(listener) { list.isFreed("the list") }
    #expect(
      isFreed,
      """
      A list was shown and tapped, and everybody let go of it: it is still in memory. \
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
      An object wrote `list = MyListView(delegate: self)`, and while init was running it was \
      already told that the list had loaded. It had no list yet: what init makes is stored when \
      init has ended. So the owner could not do anything with the news. A list that comes into \
      view has an owner; show() is called then.
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
        A list was created, and came into view three times: that it had loaded was reported \
        \(times(listener.loads.count)). It should be reported once. A list loads when it comes \
        into view for the first time; when it comes back it still has its rows.
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
      A list had loaded and said so. Then it got another delegate, came into view once more, and \
      said it again. Loading is something that happens to the list, once; it does not happen again \
      because another object listens.
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
      A list came into view, and said that it had loaded. Its delegate called show() at once, \
      and the list said it a second time. A message runs its receiver's code, which may call the \
      list again: so a list has to know that it has loaded before it says so.
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
      A list that had not come into view yet was given 5 rows, and selectRow(at: 3) was called: its \
      delegate was told that the list had loaded. That is said when show() is called for the first \
      time, and at no other occasion.
      """)
  }

  // MARK: Who speaks

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
        Two lists came into view, and their delegate was told by whom? By neither: in the sender's \
        place was some other list, such as a copy. A delegate that fills the sender fills a list \
        that nobody sees. The sender is the very object that is speaking, not one like it.
        """)
      return
    }
    guard listener.loads.count < 2 || Set(listener.loads).count == 2 else {
      Issue.record(
        """
        Two lists, one delegate: both came into view, and both gave the same list as the sender. \
        The sender is the list that is speaking: each passes itself.
        """)
      return
    }
    for (side, list) in [("right", right), ("left", left)] {
      listener.taps = []
      list.selectRow(at: 2)
      guard let tap = listener.taps.first else {
        Issue.record(
          """
          Two lists, one delegate: row 2 of 5 was tapped in the \(side) one, and the delegate \
          heard nothing. It should hear listView(_:didSelectRowAt:), with that list and 2.
          """)
        return
      }
      guard tap.sender == identity(of: list) else {
        Issue.record(
          """
          Two lists, one delegate: row 2 was tapped in the \(side) one, and in the sender's place \
          was another list. With two lists to look after, the delegate cannot tell where the tap \
          was. The sender is the very object that is speaking: each list passes itself.
          """)
        return
      }
    }
  }

  @Test func fillsTheListThatSpeaks() {
    guard saysThatItHasLoaded() else {
      Issue.record(
        """
        A list was created, and came into view: its delegate was never told that it has loaded. So \
        nobody can give it rows, and it stays empty.
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
        \(name) was made the delegate of one more list, which then came into view: that list has \
        \(count) rows, and should have \(rows). A delegate may serve several lists. The one to \
        fill is the one that speaks, which need not be the one that the controller created; the \
        message's sender says which it is.
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
        A list with 10 rows on show got another delegate, and row 4 was tapped: the new delegate \
        did not hear of it. The list stays as it is and speaks to the delegate that it has at that \
        moment.
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
      A list on show got MyFirstListViewController as its delegate and a row was tapped; then \
      MySecondListViewController, and another row was tapped. The first tap should have opened a \
      chapter, and the second should have put a stamp on the wish list. What a tap does is up to \
      the delegate of that moment.
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
        A list got another delegate, and a row was tapped: the old delegate was still told. There \
        is one delegate at a time. A delegate that was replaced should hear nothing any more.
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
      A list got another delegate before it had come into view; then it came into view, and the \
      old delegate was told. Who listens is decided when the list speaks, and not beforehand.
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
          The list of \(name) came into view: it has \(count) rows, and should have \(rows). It is \
          the controller that says how many, when it hears that its list has loaded. Has it heard \
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
          Two of the 20 rows of MyFirstListViewController were tapped, one after the other: \
          openChapter is not always the row that was tapped last. Is the controller told of \
          what is tapped in its list?
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
      Two of the 100 rows of MySecondListViewController were tapped, one after the other: its \
      wishes are not just these two in this order. Is the controller told of each tap in its list, \
      and once?
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
          A controller of a third class heard that its list had loaded, and gave the sender 250 \
          rows: the list has \(count). It does for its list what the other two do. Does the \
          message reach it, with the list itself as the sender?
          """)
        return
      }
      let taps = [0, rows - 1, rows + 49]
      for row in taps { list.selectRow(at: row) }
      guard taps.allSatisfy(controller.rows.contains) else {
        Issue.record(
          isRandom
            ? """
            A controller of a third class gave its list one number of rows and it worked, and \
            another number with which it did not. The list may not know these numbers.
            """
            : """
            A controller of a third class gave its list 250 rows, and 50 more each time its last \
            row was tapped. Rows 0, 249 and 299 were tapped: it was told of \
            \(text(controller.rows)). It should be told of all three. A list knows nothing about \
            its delegate except the protocol, so it cannot rely on what other controllers do.
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
