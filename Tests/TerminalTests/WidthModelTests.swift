import Terminal
import Testing

@Suite("Width models")
struct WidthModelTests {
  /// The widths of a text: as in xterm, as in Python's wcwidth, as in kitty, and the largest.
  struct Sample: CustomTestStringConvertible, Sendable {
    let text: String
    let scalars, clusters, markless, widest: Int
    var testDescription: String { text }

    init(_ text: String, _ scalars: Int, _ clusters: Int, _ markless: Int, _ widest: Int) {
      self.text = text
      self.scalars = scalars
      self.clusters = clusters
      self.markless = markless
      self.widest = widest
    }
  }

  @Test(
    "agree with what was measured on terminals",
    arguments: [
      Sample("", 0, 0, 0, 0),
      Sample("plain", 5, 5, 5, 5),
      Sample("中Ａ", 4, 4, 4, 4),
      Sample("—…“①→│Жé", 8, 8, 8, 8),
      Sample("कि", 2, 2, 1, 2),
      Sample("हिन्दी", 5, 4, 3, 5),
      Sample("👍🏽", 4, 2, 4, 4),
      Sample("👩‍👩‍👧‍👦", 8, 2, 8, 8),
      Sample("❤️", 1, 2, 2, 2),
      Sample("🇩🇪", 2, 2, 2, 2),
      Sample("\u{1112}\u{1161}\u{11AB}", 2, 2, 4, 4),
      Sample("e\u{301}", 1, 1, 1, 1),
      Sample("\u{1FAE9}", 1, 2, 1, 2),
    ])
  func measures(sample: Sample) {
    #expect(WidthModel.scalars.width(of: sample.text) == sample.scalars)
    #expect(WidthModel.clusters.width(of: sample.text) == sample.clusters)
    #expect(WidthModel.markless.width(of: sample.text) == sample.markless)
    #expect(WidthModel.widest.width(of: sample.text) == sample.widest)
  }

  @Test("the widest is the greatest of the others, for scalars alone")
  func takesTheGreatest() { Self.verifyWidest { $0.isMultiple(of: 16) } }

  @Suite("of every scalar")
  struct Proof {
    @Test("the widest is the greatest of the others, for scalars alone")
    func takesTheGreatest() { verifyWidest { !$0.isMultiple(of: 16) } }
  }

  /// Width tables change from one block to the next, and a block has sixteen scalars at least.
  private static func verifyWidest(of isMeant: (UInt32) -> Bool) {
    let others = WidthModel.allCases.filter { $0 != .widest }

    let wrong = (0...0x10FFFF as ClosedRange<UInt32>).filter(isMeant)
      .compactMap(Unicode.Scalar.init)
      .filter { scalar in
        let text = String(Character(scalar))
        return WidthModel.widest.width(of: text) != others.map { $0.width(of: text) }.max()
      }

    #expect(wrong.map { String($0.value, radix: 16) } == [])
  }
}
