import CourseModel
import FoundationXML
import Terminal
import TestSupport
import Testing
import Typesetting

@Suite("Generated recordings")
struct RecordedConversationFuzzTests {
  @Test(
    "fit and stay harmless, drawn, told and as a picture", arguments: 1...60 as ClosedRange<UInt64>)
  func survive(seed: UInt64) { Self.verify(seed: seed) }

  @Suite("of more seeds")
  struct Proof {
    @Test(
      "fit and stay harmless, drawn, told and as a picture",
      arguments: 61...300 as ClosedRange<UInt64>)
    func survive(seed: UInt64) { verify(seed: seed) }
  }

  private static func verify(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    let names = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      Self.text(using: &generator)
    }
    let steps = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      Self.step(among: names.count, using: &generator)
    }
    let conversation = Conversation(participants: names, steps: steps)
    let columns = Int.random(in: 1...150, using: &generator)
    let page = [Page.color, Page.plain, Page.ascii, Page.accessible][Int(seed % 4)](columns)

    let lines = page.typesetter.lines(
      of: conversation, outsider: Int.random(in: 0..<names.count, using: &generator))
    for model in WidthModel.allCases {
      #expect(lines.overflowing(columns, in: model) == [])
    }
    let rows = page.profile.render(lines).rows
    #expect(rows.filter { Escapes(of: $0).hasForeignControl } == [])
    #expect(rows.filter { !Escapes(of: $0).isBalanced } == [])
    let picture = VectorImage(of: conversation, title: names[0], columns: max(20, columns)).text
    #expect(XMLParser(data: .init(picture.utf8)).parse())
  }

  private static let pieces = [
    "a", "picker", "reload()", "colorPicker(_:didSetColorNamed:to:)", "x(", "设置", "हिन्दी ", "❤️",
    "👩‍👩‍👧‍👦", "e\u{301}", "\u{301}", "\u{1B}[2J", "\u{9B}", "\u{202E}", "\t", "\r\n", "</text>", "&",
    "\u{FFFF}", "averylongwordthatfitsnowhereatall", "│", "►", "",
  ]

  private static func text(using generator: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...4, using: &generator))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
  }

  private static func step(
    among count: Int, using generator: inout SplitMix64
  ) -> Conversation.Step {
    // One index too many: an unknown participant.
    func somebody() -> Int { Int.random(in: 0...count, using: &generator) }
    switch Int.random(in: 0...9, using: &generator) {
    case 0: return .note(text(using: &generator))
    case 1: return .omission(Int.random(in: 1...99, using: &generator))
    case 2:
      let ends: [Conversation.EndMark?] = [nil, .missing, .surplus]
      return .end(of: somebody(), ends[Int.random(in: 0...2, using: &generator)])
    case 3:
      let ends: [Conversation.Interruption] = [.crash, .timeLimit, .flood]
      return .interruption(ends[Int.random(in: 0...2, using: &generator)])
    default:
      let marks: [Conversation.Mark?] = [
        nil, .missing, .surplus, .changed(expected: text(using: &generator)), .tooEarly, .tooLate,
        .misdirected(expectedSender: somebody(), expectedReceiver: somebody()), .belongsHere,
      ]
      return .message(
        Conversation.Message(
          sender: somebody(), receiver: somebody(), text: text(using: &generator),
          isAnswer: Bool.random(using: &generator),
          thread: Bool.random(using: &generator) ? text(using: &generator) : nil,
          mark: marks[Int.random(in: 0..<marks.count, using: &generator)]))
    }
  }
}
