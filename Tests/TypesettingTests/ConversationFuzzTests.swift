@testable import Terminal
import TestSupport
import Testing
import Typesetting

@Suite("Generated conversations")
struct ConversationFuzzTests {
  @Test("keep their words, fit and stay harmless", arguments: 1...300 as ClosedRange<UInt64>)
  func survive(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let names = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      Self.words(1...2, using: &generator)
    }
    let steps = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      Self.step(among: names, using: &generator)
    }
    let markdown = "```conversation\n\(steps.map(\.source).joined(separator: "\n"))\n```\n"
    let columns = Int.random(in: 1...120, using: &generator)

    let page = [Page.color, Page.plain, Page.ascii, Page.accessible][Int(seed % 4)](columns)

    let lines = try page.lines(of: markdown)
    let content = lines.map(\.content).joined().withoutWhiteSpace
    let rows = page.profile.render(lines).rows

    #expect(
      steps.flatMap(\.words).map { Sanitizer.clean($0).withoutWhiteSpace }
        .filter { !content.contains($0) } == [])
    for model in WidthModel.allCases {
      #expect(lines.overflowing(columns, in: model) == [])
    }
    #expect(rows.filter { Escapes(of: $0).hasForeignControl } == [])
    #expect(rows.filter { !Escapes(of: $0).isBalanced } == [])
  }

  private struct Step {
    let source: String
    let words: [String]
  }

  private static let pieces = [
    "a", "picker", "settings", "taxi 7", "reload()", "colorPicker(_:didSetColorNamed:to:)",
    "center.post(name: .changed)", "x(", ")", ".", ",", "设置", "颜色，选择", "हिन्दी ", "👩‍👩‍👧‍👦", "❤️",
    "🇩🇪", "e\u{301}", "\u{301}", "한국어", "\u{1B}[2J", "\u{9B}", "\u{202E}", "\t",
    "averylongwordthatfitsnowhereatall",
  ]

  private static func words(
    _ count: ClosedRange<Int>, using generator: inout SplitMix64
  ) -> String {
    let words = (0..<Int.random(in: count, using: &generator))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
    return "w" + words.replacing(":", with: "") + "w"
  }

  private static func step(
    among names: [String], using generator: inout SplitMix64
  ) -> Step {
    let (sender, receiver) = (
      names[Int.random(in: 0..<names.count, using: &generator)],
      names[Int.random(in: 0..<names.count, using: &generator)]
    )
    let text = words(1...6, using: &generator)
    return switch Int.random(in: 0...4, using: &generator) {
    case 0: Step(source: "note : \(text)", words: [text])
    case 1: Step(source: "\(sender) --> \(receiver) : \(text)", words: [sender, receiver, text])
    default: Step(source: "\(sender) -> \(receiver) : \(text)", words: [sender, receiver, text])
    }
  }
}
