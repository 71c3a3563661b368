import MiniCocoa
import Testing

private class Reader: ScrollViewDelegate {
  var heard: [String] = []
  var mayScroll = true
  var inWill: () -> Void = {}
  func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool {
    heard.append("should at \(view.contentOffset)")
    return mayScroll
  }
  func scrollViewWillScrollToTop(_ view: ScrollView) {
    heard.append("will at \(view.contentOffset)")
    inWill()
  }
  func scrollViewDidScrollToTop(_ view: ScrollView) { heard.append("did at \(view.contentOffset)") }
}

private final class Silent: ScrollViewDelegate {}

private final class SpecialReader: Reader {
  override func scrollViewShouldScrollToTop(_ view: ScrollView) -> Bool { false }
}

@Suite("ScrollView")
struct ScrollViewTests {
  private let page = ScrollView()
  private let reader = Reader()

  init() { page.contentOffset = 300 }

  @Test("asks, tells before, scrolls, tells after (3.4 row 3)")
  func order() {
    page.delegate = reader

    #expect(page.scrollToTop())
    #expect(reader.heard == ["should at 300.0", "will at 300.0", "did at 0.0"])
    #expect(page.contentOffset == 0)
  }

  @Test("a refusal leaves it where it is, and sends nothing more (3.4 row 3)")
  func veto() {
    page.delegate = reader
    reader.mayScroll = false

    #expect(!page.scrollToTop())
    #expect(reader.heard == ["should at 300.0"])
    #expect(page.contentOffset == 300)
  }

  @Test("scrolls without a delegate, and with one that does not answer (3.4 rows 3, 5 and 6)")
  func defaults() {
    #expect(page.scrollToTop())
    let silent = Silent()
    page.contentOffset = 300
    page.delegate = silent
    #expect(page.scrollToTop())
    #expect(page.contentOffset == 0)
  }

  @Test("the property is the rule, the delegate's answer the exception (3.4 row 4)")
  func property() {
    page.delegate = reader
    page.scrollsToTop = false

    #expect(!page.scrollToTop())
    #expect(reader.heard.isEmpty)
    #expect(page.contentOffset == 300)
  }

  @Test("asks the method of a subclass")
  func subclass() {
    let special = SpecialReader()
    page.delegate = special

    #expect(!page.scrollToTop())
  }

  @Test("tells one delegate a whole event, also if it is exchanged meanwhile (3.4 rows 8 and 9)")
  func readOnce() {
    let other = Reader()
    page.delegate = reader
    reader.inWill = { [page] in page.delegate = other }

    page.scrollToTop()
    #expect(reader.heard.count == 3)
    #expect(other.heard.isEmpty)

    page.scrollToTop()
    #expect(reader.heard.count == 3)
    #expect(other.heard.count == 3)
  }

  @Test("does not keep its delegate (3.4 row 1)")
  func weakDelegate() {
    var reader: Reader? = Reader()
    weak let remembered = reader
    page.delegate = reader

    reader = nil

    #expect(remembered == nil)
    #expect(page.delegate == nil)
  }

  @Test("tells a delegate of two which of them it is (3.4 row 2)")
  func sender() {
    let notes = ScrollView()
    notes.contentOffset = 20
    for view in [page, notes] { view.delegate = reader }

    notes.scrollToTop()

    #expect(reader.heard.first == "should at 20.0")
  }

  @Test("is heard by a conversation")
  func conversation() {
    page.delegate = reader
    let conversation = Conversation()

    conversation.record { page.scrollToTop() }

    #expect(
      conversation.description == """
        ScrollView -> Reader : scrollViewShouldScrollToTop(_:)
        ScrollView -> Reader : scrollViewWillScrollToTop(_:)
        ScrollView -> Reader : scrollViewDidScrollToTop(_:)
        """)
    #expect(conversation.messages.allSatisfy { $0.context == .delegation })
  }
}
