import Terminal
import Testing
@testable import Typesetting

@Suite("Message diagram")
struct ConversationDiagramTests {
  @Test("draws messages, answers, messages to oneself and notes")
  func drawsEverything() throws {
    let source =
      "picker -> settings : mayClose()\nsettings --> picker : true\n"
      + "picker -> picker : close()\nnote : The picker is freed."
    #expect(
      try drawing(source) == """
          ┌────────┐    ┌──────────┐
          │ picker │    │ settings │
          └───┬────┘    └────┬─────┘
              │  mayClose()  │
              ├─────────────►│
              │              │
              │     true     │
              │◄╌╌╌╌╌╌╌╌╌╌╌╌╌┤
              │              │
              ├──┐ close()   │
              │◄─┘           │
              │              │
          The picker is freed.
              │              │
        """)
  }

  @Test("draws with ASCII where there is nothing else")
  func drawsASCII() throws {
    let source = "a -> b : x\nb -> b : y\nb --> c : z\nc -> a : w"
    #expect(
      try drawing(source, on: .ascii(80)) == """
          +---+  +---+  +---+
          | a |  | b |  | c |
          +-+-+  +-+-+  +-+-+
            |  x   |      |
            |----->|      |
            |      |      |
            |      |--+ y |
            |      |<-+   |
            |      |      |
            |      |  z   |
            |      |.....>|
            |      |      |
            |      |  w   |
            |<-----+------|
            |      |      |
        """)
  }

  @Test("breaks long messages where there is no room for them, above the arrow")
  func wraps() throws {
    let source = "picker -> settings : colorPicker(_:didSetColorNamed:to:)"
    #expect(
      try drawing(source, on: .plain(40)) == """
          ┌────────┐               ┌──────────┐
          │ picker │               │ settings │
          └───┬────┘               └────┬─────┘
              │  colorPicker(_:         │
              │  didSetColorNamed:to:)  │
              ├────────────────────────►│
              │                         │
        """)
  }

  @Test("sets the long text of a message to oneself beside its loop")
  func wrapsLoop() throws {
    #expect(
      try drawing("a -> a : present(_:animated:completion:)", on: .plain(26)) == """
          ┌───┐
          │ a │
          └─┬─┘
            ├──┐ present(_:
            │◄─┘ animated:
            │    completion:)
            │
        """)
  }

  @Test("lets a message that passes others by share their gaps, and covers no lifeline in vain")
  func spans() throws {
    let source = "a -> b : x\nb -> c : y\na -> c : short\nc -> a : withALongNameThatSpans()"
    #expect(
      try drawing(source) == """
          ┌───┐          ┌───┐         ┌───┐
          │ a │          │ b │         │ c │
          └─┬─┘          └─┬─┘         └─┬─┘
            │      x       │             │
            ├─────────────►│             │
            │              │             │
            │              │      y      │
            │              ├────────────►│
            │              │             │
            │    short     │             │
            ├──────────────┼────────────►│
            │              │             │
            │  withALongNameThatSpans()  │
            │◄─────────────┼─────────────┤
            │              │             │
        """)
  }

  @Test("draws nothing to the right of a text whose width terminals disagree about")
  func keepsColumns() throws {
    #expect(
      try drawing("设置 -> b : ❤️\nb -> हिन्दी : 好") == """
            设置      b      हिन्दी
          ───┬────  ──┬──  ────┬────
             │   ❤️
             ├───────►│        │
             │        │        │
             │        │   好   │
             │        ├───────►│
             │        │        │
        """)
  }

  @Test("is sentences where there is no room for a drawing")
  func fallsBack() throws {
    let source = "picker -> settings : colorPicker(_:to:)\nsettings --> picker : ok\nnote : Free."
    #expect(
      try drawing(source, on: .plain(25)) == """
        1. picker tells settings:
           colorPicker(_:to:)
        2. settings answers
           picker: ok
        Note: Free.
        """)
  }

  @Test("is sentences with an end for a reader who listens")
  func isSpoken() throws {
    let source = "a -> b : reload()\nb --> a : 2\nb --> b : 3\nb -> b : c()\nnote : a is freed."
    #expect(
      try drawing(source, on: .accessible(80)) == """
        Messages:
        1. a tells b: reload()
        2. b answers a: 2
        3. b answers itself: 3
        4. b tells itself: c()
        Note: a is freed.
        End of messages.
        """)
  }

  @Test("is code where it is wrong, so that nothing is lost")
  func isCode() throws {
    #expect(
      try drawing("a -> b : x\na > b") == "```conversation\na -> b : x\na > b\n```")
  }

  @Test("tells names and messages from what is drawn around them")
  func separatesContent() throws {
    let theme = Theme.standard
    let spans = try Page.color(80).lines(of: "```conversation\na -> b : x\nnote : n\n```")
      .flatMap(\.spans)

    #expect(
      spans.filter { $0.role == .content } == [
        Span("a", style: theme.participant), Span("b", style: theme.participant),
        Span("x", style: theme.code), Span("n", style: theme.emphasis),
      ])
    #expect(
      spans.filter { $0.role == .decoration && !$0.text.allSatisfy { $0 == " " } }
        .allSatisfy { $0.style == theme.furniture })
  }

  /// Returns the rows of a page that consists of a conversation.
  private func drawing(_ source: String, on page: Page = .plain(80)) throws -> String {
    try page.lines(of: "```conversation\n\(source)\n```\n").map(\.text).joined(separator: "\n")
  }
}

extension Page {
  static func ascii(_ columns: Int) -> Page {
    Page(
      name: "ascii",
      profile: TerminalProfile(isTerminal: false, columns: columns, drawing: .ascii))
  }
}
