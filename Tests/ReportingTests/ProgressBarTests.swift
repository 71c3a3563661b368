import Terminal
import Testing

@testable import Reporting

@Suite("Progress bar")
struct ProgressBarTests {
  private func text(_ bar: ProgressBar, _ profile: TerminalProfile = .plain) -> String {
    bar.spans(in: profile).map(\.text).joined()
  }

  @Test("is full only at the end, and as wide as it should be")
  func widths() {
    #expect(text(ProgressBar(done: 0, of: 7, width: 10)) == "░░░░░░░░░░")
    #expect(text(ProgressBar(done: 3, of: 7, width: 10)) == "████░░░░░░")
    #expect(text(ProgressBar(done: 99, of: 100, width: 10)) == "█████████░")
    #expect(text(ProgressBar(done: 7, of: 7, width: 10)) == "██████████")
    #expect(text(ProgressBar(done: 0, of: 0, width: 3)) == "░░░")
    #expect(text(ProgressBar(done: 9, of: 7, width: 3)) == "███")
  }

  @Test("is drawn with what the place knows, and not for a reader who listens")
  func places() {
    let bar = ProgressBar(done: 1, of: 2, width: 4)
    #expect(text(bar, TerminalProfile(isTerminal: true, drawing: .ascii)) == "##..")
    #expect(text(bar, TerminalProfile(isTerminal: true, accessible: true)) == "")
  }
}
