import Glibc
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

private final class Pair {
  struct Doors {
    let isOpen: () -> Bool
    let toggle: () -> Void
  }
  let doors: Doors
  let list: [() -> Void]

  init(_ page: Page, _ text: String, _ name: String, _ number: Int) {
    let toggle = {
      page.isRead.toggle()
      _ = (text, name, number)
    }
    doors = Doors(isOpen: { page.isRead }, toggle: toggle)
    list = [{}, toggle]
  }
}

private struct Action {
  let run: () -> Void
  /// The address of what the closure has captured.
  var context: Int { unsafeBitCast(self, to: (code: Int, context: Int).self).context }
}

private final class Holder<Value> {
  let held: Value
  init(_ held: Value) { self.held = held }
}

private final class Crowd {
  let desks: [Int.Desk]
  var last: Int.Desk { desks[desks.count - 1] }
  init(_ count: Int) { desks = (0..<count).map { _ in Int.Desk() } }
}

extension Int {
  /// A class that is called after another module.
  fileprivate final class Desk {
    var number = 1
  }
}

private final class Counters {
  let list: [() -> Void]

  init() {
    var count = 0
    list = [{ count += 1 }, { count -= 1 }]
  }
}

@Suite("A recollection of variables")
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

  @Test("A captured number that is the address of a closed page is not followed")
  func closedPage() throws {
    let page = try #require(mmap(nil, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    defer { munmap(page, 4096) }
    withUnsafeBytes(of: UInt(bitPattern: page)) { bytes in
      #expect(CapturedState(behind: bytes) { _ in true }.objects.isEmpty)
    }
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

  @Test("finds the variables of objects that closures have captured, wherever the closures are")
  func capturedObjects() {
    let page = Page("one")
    let text = String(repeating: "long", count: 8)
    let (name, number) = ("a name", 3)
    let holders: [(holder: AnyObject, set: () -> Void)] = [
      {
        let wrapper = Wrapper { page.isRead.toggle() }; return (wrapper, wrapper.task)
      }(),
      {
        let pair = Pair(page, text, name, number); return (pair, pair.doors.toggle)
      }(),
      {
        let pair = Pair(page, text, name, number); return (pair, { pair.list[1]() })
      }(),
    ]
    for (holder, set) in holders {
      let before = Recollection(of: holder)
      #expect(before.changed.isEmpty)
      set()
      #expect(before.changed == ["isRead"])
      #expect(before.changedUnseen == nil)
      let now = page.isRead
      #expect(before.recalling("isRead") { page.isRead } == !now)
    }
  }

  @Test("knows that something has changed which closures in a value or a list have captured")
  func capturedInValues() {
    let pair = Counters()
    let before = Recollection(of: pair)
    #expect(before.changedUnseen == nil)
    pair.list[0]()
    #expect(before.changedUnseen == "list")
  }

  @Test("does not follow what an earlier object has left behind the end of a box or an array")
  func remains() {
    var count = 0
    let other = Action { count += 1 }
    let left = other.context
    // The allocator gives a block again without clearing it: until this one has what was left in it.
    func made<Value>(
      of size: Int, _ make: () -> Value, at address: (Value) -> Int
    ) -> Value {
      for _ in 0..<100 {
        let blocks = (0..<64).map { _ in
          let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
          for offset in stride(from: 16, to: size, by: 8) {
            block.storeBytes(of: left, toByteOffset: offset, as: Int.self)
          }
          return block
        }
        for block in blocks { block.deallocate() }
        let value = make()
        let start = UnsafeRawPointer(bitPattern: address(value))
        if start?.load(fromByteOffset: size - 8, as: Int.self) == left { return value }
      }
      Issue.record("no block with what was left in it")
      return make()
    }
    let (page, known) = (Page("one"), Page("two"))
    let (first, second) = (Page("one"), Page("two"))
    let captures = made(of: 56) {
      Action { page.isRead = known.isRead || first.isRead || second.isRead }
    } at: {
      $0.context
    }
    let box = made(of: 56) {
      var texts = ("long", "longer")
      return Action { texts.0 += "est" }
    } at: {
      $0.context
    }
    let list = made(of: 72) {
      [captures, box]
    } at: {
      unsafeBitCast($0, to: Int.self)
    }
    let room = made(of: 136) {
      var room: [Action] = []
      room.reserveCapacity(6)
      return room + [captures]
    } at: {
      unsafeBitCast($0, to: Int.self)
    }

    for holder in [Holder(captures), Holder(box), Holder(list), Holder(room)] as [AnyObject] {
      let before = Recollection(of: holder)
      other.run()
      #expect(before.changedUnseen == nil, "\(type(of: holder))")
    }
    let before = Recollection(of: Holder(list))
    box.run()
    #expect(before.changedUnseen == "held")
    #expect(count == 4)
  }

  @Test("finds an object behind many others, or says that it has not looked at all of them")
  func many() {
    let few = Crowd(100)
    let before = Recollection(of: few)
    few.last.number = 2
    #expect(before.changed == ["number"])
    #expect(!before.isIncomplete)
    #expect(Recollection(of: Crowd(1_000)).isIncomplete)
  }

  @Test("puts back all variables of one name")
  func sameName() {
    let crowd = Crowd(3)
    let before = Recollection(of: crowd)
    for desk in crowd.desks { desk.number = 5 }
    #expect(before.recalling("number") { crowd.desks.map(\.number) } == [1, 1, 1])
    #expect(crowd.desks.map(\.number) == [5, 5, 5])
  }

  @Test("names what may be a lock beside a variable")
  func guarded() {
    let shelf = Shelf()
    let before = Recollection(of: shelf)
    shelf.lock.withLock { _ in shelf.number = 2 }
    #expect(before.changed == ["number"])
    #expect(before.lock(beside: "number") == "lock")

    let desk = Desk()
    let earlier = Recollection(of: desk)
    desk.number = 2
    #expect(earlier.lock(beside: "number") == nil)
  }

  @Test("does its work if there is no variable of this name")
  func unknown() {
    let desk = Desk()
    #expect(Recollection(of: desk).recalling("place") { desk.place } == 1)
  }
}
