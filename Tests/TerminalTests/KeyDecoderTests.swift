import Terminal
import Testing

@Suite("Key decoder")
struct KeyDecoderTests {
  @Test(
    "knows the keys of xterm and its kin",
    arguments: [
      ("a", [.character("a")]), ("/Q", [.character("/"), .character("Q")]),
      ("\t", [.tab]), ("\r", [.enter]), ("\n", [.enter]),
      ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
      ("\u{3}\u{1A}\u{F}", [.control("c"), .control("z"), .control("o")]),
      ("\u{1B}[A\u{1B}[B", [.up, .down]), ("\u{1B}OC\u{1B}OD", [.right, .left]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF", [.home, .end, .home, .end]),
      ("\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~", [.home, .end, .home, .end]),
      ("\u{1B}[3~\u{1B}[Z", [.delete, .backTab]),
      ("\u{1B}[1;5A\u{1B}[6;2~", [.up, .pageDown]),
      ("\u{1B}OM", [.enter]),
      ("é中👍", [.character("é"), .character("中"), .character("👍")]),
    ] as [(String, [Key])])
  func keys(text: String, keys: [Key]) {
    var decoder = KeyDecoder()

    #expect(decoder.keys(from: text.utf8) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test(
    "swallows what is no key, whole",
    arguments: [
      "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[<64;1;1M", "\u{1B}[?62;4c", "\u{1B}[1;2P", "\u{1B}OP",
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]52;c;cXF4\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
      "\u{1B}_G\u{1B}\\", "\u{1B}f", "\u{1B}[200~quit\u{1B}[Aq\u{1B}[201~",
      "\u{1B}[" + String(repeating: "1;", count: 1000) + "A", "\u{0}", "\u{1C}", "\u{9B}",
      "\u{202E}",
    ])
  func swallows(text: String) {
    var decoder = KeyDecoder()

    #expect(decoder.keys(from: text.utf8) == [])
    #expect(decoder.keys(from: "q".utf8) == [.character("q")])
  }

  @Test("goes on with a sequence or a character that comes in pieces")
  func pieces() {
    var decoder = KeyDecoder()

    let keys = "\u{1B}[6~中".utf8.flatMap { decoder.keys(from: [$0]) }

    #expect(keys == [.pageDown, .character("中")])
  }

  @Test("tells a lone Escape from a sequence once nothing follows")
  func escape() {
    var decoder = KeyDecoder()

    #expect(decoder.keys(from: [0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == .escape)
    #expect(!decoder.isWaiting)
    #expect(decoder.keys(from: [0x1B, 0x1B]) == [.escape])
    #expect(decoder.finish() == .escape)
  }

  @Test(
    "forgets a sequence that never ends",
    arguments: ["\u{1B}[", "\u{1B}]0;", "\u{1B}[200~", "\u{1B}O"])
  func unfinished(text: String) {
    var decoder = KeyDecoder()

    #expect(decoder.keys(from: text.utf8) == [])
    #expect(decoder.finish() == nil)
    #expect(decoder.keys(from: "j".utf8) == [.character("j")])
  }

  @Test(
    "drops bytes that are no UTF-8 and reads on",
    arguments: [[0xFF], [0x80], [0xC3], [0xE4, 0xB8], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]]
  )
  func malformed(bytes: [UInt8]) {
    var decoder = KeyDecoder()

    #expect(decoder.keys(from: bytes + [0x6A]) == [.character("j")])
  }

  @Test("ends a sequence at a control character, which counts")
  func interrupted() {
    var decoder = KeyDecoder()

    #expect(decoder.keys(from: "\u{1B}[1\u{3}".utf8) == [.control("c")])
    #expect(decoder.keys(from: "\u{1B}[1\u{1B}[A".utf8) == [.up])
  }
}
