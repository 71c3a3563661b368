import Terminal
import Testing

@testable import FullScreen

@Suite("Waiting for a page")
struct WaitingTests {
  private func model(_ markdown: String) throws -> ReaderModel {
    var model = ReaderModel(
      try page(markdown), size: ScreenSize(columns: 40, rows: 11), profile: colorful)
    _ = model.begin()
    return model
  }

  @Test("keys that end it are heeded at once, whatever was pressed before")
  func ends() throws {
    var model = try model(paragraphs(20))

    #expect(model.update(.key(.character("G"))) == [])
    #expect(model.update(.key(.control("z"))) == [.suspend])
    #expect(model.update(.key(.control("c"))) == [.interrupt])
    #expect(model.update(.key(.character("q"))) == [.quit])
    #expect(model.rows.map(\.text).last?.contains("laying out the page") == true)
  }

  @Test("other keys wait for the page, in their order")
  func holds() throws {
    var model = try model("# A\n\n\(paragraphs(20))\n\n[b](b.md)")
    let keys: [Key] = [.end, .tab, .enter, .character("g")]

    #expect(keys.flatMap { model.update(.key($0)) } == [])
    #expect(model.top == 0)
    let answer = try #require(model.awaited?.answer { false })
    #expect(model.update(answer) == [.open(path: "b.md", fragment: nil, from: "page.md")])
    #expect(model.top > 0)
    #expect(model.update(.failed("there is no page b.md")) == [])
    #expect(model.top == 0)
  }

  @Test("a first page that is not made yet can be left, resized, and comes")
  func unread() throws {
    let name = ReaderPage.unread(address: "/a.md", title: "a.md")
    var model = ReaderModel(
      name, isUnread: true, size: ScreenSize(columns: 40, rows: 11), profile: colorful)

    #expect(model.begin() == [.make, .remind(1)])
    #expect(model.awaited == nil)
    #expect(model.rows.map(\.text).last?.contains("laying out the page") == true)
    #expect(model.update(.resized(ScreenSize(columns: 30, rows: 9))) == [])
    #expect(model.awaited == nil)
    #expect(model.update(.key(.character("q"))) == [.quit])
    _ = model.update(.opened(try page("one two"), fragment: nil))
    _ = model.update(try #require(model.awaited?.answer { false }))
    #expect(model.rows.map(\.text).first == "one two")
    #expect(model.past.isEmpty)
  }

  @Test("a first page that cannot be made ends it, with the reason")
  func givesUp() {
    let name = ReaderPage.unread(address: "/a.md", title: "a.md")
    var model = ReaderModel(
      name, isUnread: true, size: ScreenSize(columns: 40, rows: 11), profile: colorful)

    #expect(model.begin().first == .make)
    #expect(model.update(.failed("it is too large")) == [.giveUp("it is too large")])
  }

  @Test("only what was ordered last arrives")
  func forgets() throws {
    var model = try model("one two three")
    let former = try #require(model.awaited?.answer { false })

    _ = model.update(.resized(ScreenSize(columns: 5, rows: 5)))
    _ = model.update(former)
    #expect(model.awaited != nil)
    _ = model.update(try #require(model.awaited?.answer { false }))
    #expect(model.awaited == nil)
    #expect(model.rows.map(\.text).prefix(3) == ["one", "two", "three"])
  }

  @Test("an order that nobody wants any more has no answer")
  func cancels() throws {
    #expect(try model("one").awaited?.answer { true } == nil)
  }

  @Test("the screen says so only when it takes a while, or at a key")
  func isCalm() throws {
    var model = try model("one two three")
    #expect(model.view == nil)
    _ = model.update(.late(0))
    #expect(model.view == nil)
    var late = model
    _ = late.update(.late(1))
    #expect(late.view?.last?.text.contains("laying out the page") == true)
    _ = model.update(.key(.down))
    #expect(model.view != nil)
  }
}
