import Terminal
import Testing

@Suite("Frame")
struct FrameTests {
  private let profile = TerminalProfile(isTerminal: true, attributes: true)

  private func frame(_ rows: String...) -> Frame { Frame(rows.map { Line($0) }, in: profile) }

  @Test("writes every row at its place on a screen about which nothing is known")
  func wholeScreen() {
    let text = frame("one", "two").changes(from: .unknown)

    #expect(
      text == "\u{1B}[?2026h\u{1B}[2J\u{1B}[1;1H\u{1B}[2Kone\u{1B}[2;1H\u{1B}[2Ktwo\u{1B}[?2026l")
  }

  @Test("writes only the rows that differ, and nothing when none does")
  func changes() {
    let old = frame("one", "two", "three")

    #expect(
      frame("one", "2", "three").changes(from: old)
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[2K2\u{1B}[?2026l")
    #expect(frame("one", "two", "three").changes(from: old) == "")
  }

  @Test("begins anew when the number of rows is another")
  func resized() {
    #expect(frame("one").changes(from: frame("one", "two")).contains("\u{1B}[2J"))
  }
}
