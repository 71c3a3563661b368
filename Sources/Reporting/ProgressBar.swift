import Terminal

/// How much of something is done, as a bar.
package struct ProgressBar: Sendable {
  let done: Int
  let total: Int
  /// Columns.
  let width: Int

  /// - Parameter width: In columns; less is done than the bar shows never, all only at the end.
  package init(done: Int, of total: Int, width: Int = 24) {
    self.done = min(max(0, done), max(0, total))
    self.total = max(0, total)
    self.width = max(1, width)
  }

  /// The bar; nothing for a reader who listens, who needs the numbers beside it.
  package func spans(in profile: TerminalProfile) -> [Span] {
    guard !profile.accessible else { return [] }
    let full = total == 0 ? 0 : done * width / total
    let (mark, rest) = profile.drawing == .unicode ? ("█", "░") : ("#", ".")
    return [
      .decoration(String(repeating: mark, count: full), style: Style(foreground: .green)),
      .decoration(String(repeating: rest, count: width - full), style: Style(dim: true)),
    ]
  }
}
