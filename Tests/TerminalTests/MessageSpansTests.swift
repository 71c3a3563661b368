import Messages
import Testing

@testable import Terminal

@Suite("A message on a terminal")
struct MessageSpansTests {
  private let message = Message("\(span: "what") of \("a {what} \u{1B}[2J", "name")")

  @Test("is in one look, but for what is put in with its own")
  func looks() {
    let dim = Style(dim: true)
    let spans = TerminalProfile.plain.spans(
      of: message, style: dim, with: ["what": [Span("{name}", style: Style(bold: true))]])

    #expect(
      spans == [
        Span("{name}", style: Style(bold: true)), Span(" of a {what} \u{1B}[2J", style: dim),
      ])
  }

  @Test("does not drive it, whatever an argument holds")
  func isClean() {
    let text = TerminalProfile.plain.render([Line(TerminalProfile.plain.spans(of: message))])
    #expect(text == "{what} of a {what} ␛[2J\n")
  }
}
