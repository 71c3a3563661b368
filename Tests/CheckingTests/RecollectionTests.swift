import Synchronization
import Testing

@testable import Checking

private final class Page {
  let text: String
  var isRead = false
  init(_ text: String) { self.text = text }
}

private final class Desk {
  var number = 1
  var name: String? = "first"
  var page: Page? = Page("one")
  weak var known: Page?
  let place = 1
}

private final class Shelf {
  let lock = Mutex(())
  var number = 1
}

private protocol Named {}

private struct Label: Named {
  let text = "a text that is too long for a small one"
}

private enum Order {
  case none
  case items(String, [Int])
}

private final class Cupboard {
  var names: [String] = []
  var action: (() -> Int)?
  var order = Order.none
  var label: (any Named)?
  let keep: (_ new: Int?) -> Int

  init() {
    var (kept, count) = (0, 0)
    keep = { new in
      if let new { (kept, count) = (new, count + 1) }
      return kept + count
    }
  }
}

private final class Wrapper {
  let task: () -> Void
  init(_ task: @escaping () -> Void) { self.task = { task() } }
}

@Suite("What variables were")
struct RecollectionTests {
  @Test("knows which are something else by now, in the object and in those that it keeps")
  func changes() {
    let desk = Desk()
    let before = Recollection(of: desk)
    #expect(before.changed.isEmpty)

    desk.number = 2
    desk.name = nil
    desk.page?.isRead = true
    #expect(Set(before.changed) == ["number", "name", "isRead"])
  }

  @Test("lets a variable be for a while what it was")
  func recalls() {
    let desk = Desk()
    let before = Recollection(of: desk)
    desk.number = 2
    desk.name = "a second one, which is too long for a small string"
    desk.page = Page("two")

    #expect(before.recalling("number") { desk.number } == 1)
    #expect(before.recalling("name") { desk.name } == "first")
    #expect(before.recalling("page") { desk.page?.text } == "one")
    #expect(desk.number == 2)
    #expect(desk.name?.hasPrefix("a second one") == true)
    #expect(desk.page?.text == "two")
  }

  @Test("keeps what it needs, and frees the rest, also what is set meanwhile")
  func frees() {
    weak var first: Page?
    weak var second: Page?
    weak var third: Page?
    do {
      let desk = Desk()
      first = desk.page
      let before = Recollection(of: desk)
      let page = Page("two")
      second = page
      desk.page = page
      before.recalling("page") {
        let meanwhile = Page("three")
        third = meanwhile
        desk.page = meanwhile
      }
      #expect(desk.page === page)
      #expect(first != nil)
      #expect(third == nil)
    }
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test("knows variables of every type")
  func types() {
    let cupboard = Cupboard()
    let before = Recollection(of: cupboard)
    cupboard.names.append("Ann")
    cupboard.action = { 7 }
    cupboard.order = .items("a text that is too long for a small one", [1, 2])
    cupboard.label = Label()

    #expect(Set(before.changed) == ["names", "action", "order", "label"])
    #expect(before.recalling("names") { cupboard.names } == [])
    #expect(before.recalling("action") { cupboard.action == nil })
    #expect(before.recalling("label") { cupboard.label == nil })
    #expect(before.recalling("order") { if case .none = cupboard.order { true } else { false } })
    #expect(cupboard.names == ["Ann"])
    #expect(cupboard.action?() == 7)
    #expect(cupboard.label is Label)
  }

  @Test("knows that something has changed which a closure has captured, and not what")
  func captured() {
    let cupboard = Cupboard()
    let before = Recollection(of: cupboard)
    #expect(before.changedUnseen == nil)
    _ = cupboard.keep(nil)
    #expect(before.changedUnseen == nil)
    _ = cupboard.keep(3)
    #expect(before.changedUnseen == "keep")
    #expect(before.changed.isEmpty)

    let page = Page("one")
    let wrapper = Wrapper { page.isRead = true }
    let now = Recollection(of: wrapper)
    wrapper.task()
    #expect(now.changedUnseen == nil)
  }

  @Test("knows nothing of variables that a lock beside them may guard")
  func guarded() {
    let shelf = Shelf()
    let before = Recollection(of: shelf)
    shelf.lock.withLock { _ in shelf.number = 2 }
    #expect(before.changed.isEmpty)
  }

  @Test("does what it is asked to do, if there is no variable of this name")
  func unknown() {
    let desk = Desk()
    #expect(Recollection(of: desk).recalling("place") { desk.place } == 1)
  }
}
