import CourseModel
import Terminal
import TestSupport
import Testing
import Typesetting

@Suite("A conversation that was recorded")
struct RecordedConversationTests {
  @Test("looks as it was reviewed", arguments: RecordedSample.all)
  func goldens(sample: RecordedSample) throws {
    let pages = [
      Page.plain(140), .plain(100), .plain(80), .plain(60), .plain(40), .ascii(80), .color(80),
      .truecolor(.dark, 80), .accessible(80),
    ]
    let text = pages.map { page in
      "== \(page.name), \(page.profile.columns) columns\n\n"
        + page.text(of: sample.conversation).replacing("\u{1B}", with: "␛")
    }
    try expectGolden(
      text.joined(separator: "\n"), "recorded-\(sample.name).txt")
  }

  @Test("is told in German", arguments: [RecordedSample.misdirected, .ended])
  func german(sample: RecordedSample) throws {
    let pages = try [Page.plain(100), .accessible(80)].map { page in
      var profile = page.profile
      profile.catalogue = try Translations.catalogue("de")
      return Page(name: page.name, profile: profile)
    }
    try expectGolden(
      pages.map { $0.text(of: sample.conversation) }.joined(separator: "\n"),
      "recorded-\(sample.name).de.txt")
  }

  @Test("fits, and stays harmless, at many widths", arguments: RecordedSample.all)
  func fits(sample: RecordedSample) {
    Self.verify(sample, at: Array(stride(from: 1, through: 150, by: 21)))
  }

  @Suite("at more widths")
  struct Proof {
    @Test("fits, and stays harmless, at many widths", arguments: RecordedSample.all)
    func fits(sample: RecordedSample) { verify(sample, at: Array(1...150)) }
  }

  private static func verify(_ sample: RecordedSample, at widths: [Int]) {
    for columns in widths {
      for page in [Page.plain(columns), .ascii(columns), .color(columns), .accessible(columns)] {
        let lines = page.lines(of: sample.conversation)
        for model in WidthModel.allCases {
          #expect(lines.overflowing(columns, in: model) == [], "\(page.testDescription)")
        }
        let rows = page.profile.render(lines).rows
        #expect(rows.filter { Escapes(of: $0).hasForeignControl } == [])
        #expect(rows.filter { !Escapes(of: $0).isBalanced } == [])
      }
    }
  }

  @Test("has its signs in the first two columns, on each row of a marked step")
  func signs() {
    let rows = Page.plain(100).lines(of: RecordedSample.missing.conversation).map(\.text)
    #expect(
      rows.filter { $0.hasPrefix("✗") }.map { $0.dropFirst(2).filter { !" │".contains($0) } }
        == ["delegate=main", "├┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄►", "missing", "├┄┄┐dismiss()", "◄┄┘missing"])
  }

  @Test("says how it differs without color, too")
  func withoutColor() {
    let conversation = RecordedSample.misdirected.conversation
    #expect(
      Page.plain(100).lines(of: conversation).map(\.text)
        == Page.color(100).lines(of: conversation).map(\.text))
  }

  @Test("explains only the signs that occur, and whose the check's messages are")
  func legend() {
    func rows(_ sample: Conversation) -> [String] {
      Page.plain(100).lines(of: sample).map(\.text)
    }
    let ofCheck = "The check's messages come from the hidden test, not from your files."
    func last(_ sample: Conversation) -> String? { rows(sample).last { $0 != ofCheck } }
    let plain = Conversation(
      participants: ["a", "b"], steps: [.message(.init(sender: 0, receiver: 1, text: "x"))])

    #expect(
      last(RecordedSample.moved.conversation)
        == "Beside the model's conversation: ⇅ at another time")
    #expect(
      last(RecordedSample.misdirected.conversation)
        == "Beside the model's conversation: + extra, ≠ different")
    #expect(last(plain) == "    │      │")
    #expect(rows(RecordedSample.moved.conversation).last == ofCheck)
    #expect(!rows(plain).contains(ofCheck))
  }
}

extension Page {
  func lines(of conversation: Conversation) -> [Line] {
    typesetter.lines(of: conversation, outsider: 0)
  }

  func text(of conversation: Conversation) -> String { profile.render(lines(of: conversation)) }
}
