import Terminal

package struct ProgressBar: Sendable {
  let done: Int
  let total: Int
  /// The width in columns.
  let width: Int

  /// - Parameter width: The width in columns. The bar never shows more than is done, and is full
  ///   only at the end.
  package init(done: Int, of total: Int, width: Int = 24) {
    self.done = min(max(0, done), max(0, total))
    self.total = max(0, total)
    self.width = max(1, width)
  }

  /// The bar; empty in accessible output, which needs the numbers beside it.
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
