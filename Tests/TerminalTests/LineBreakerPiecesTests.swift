import Terminal
import Testing

@Suite("Pieces of a text")
struct LineBreakerPiecesTests {
  @Test(
    "end where a row may",
    arguments: [
      ("", []),
      ("one", ["one"]),
      ("one two  three ", ["one ", "two  ", "three "]),
      ("well-known", ["well-", "known"]),
      ("设置，保存", ["设", "置，", "保", "存"]),
      ("हिन्दी में", ["हिन्दी ", "में"]),
      ("👩‍👩‍👧‍👦 e\u{301}x", ["👩‍👩‍👧‍👦 ", "e\u{301}x"]),
    ])
  func endsWhereRowsMay(text: String, pieces: [Substring]) {
    #expect(LineBreaker.pieces(of: text) == pieces)
  }
}
