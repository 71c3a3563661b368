import Terminal

extension TerminalTypesetter {
  /// Items behind their markers; numbers are right-aligned below each other.
  ///
  /// A list in a list says its level to a reader who listens, since an indentation is not heard.
  func listLines(of list: ListBlock, style: Style, to measure: Measure) -> [Line] {
    var inner = self
    inner.listLevel += 1
    let lines = inner.itemLines(of: list, style: style, to: measure)
    guard listLevel > 0 else { return lines }
    return announced(
      "List, level \(inner.listLevel):", lines, end: "End of list, level \(inner.listLevel).",
      to: measure)
  }

  private func itemLines(of list: ListBlock, style: Style, to measure: Measure) -> [Line] {
    let markers = list.items.indices.map { marker(of: $0, in: list) }
    let width = markers.map(\.count).max() ?? 0
    var lines: [Line] = []
    for (item, marker) in zip(list.items, markers) {
      let padding = String(repeating: " ", count: width - marker.count)
      let added = hanging(
        furniture(padding + marker),
        .decoration(String(repeating: " ", count: width)), to: measure
      ) {
        self.lines(of: item.blocks, isTight: list.isTight, style: style, to: $0)
      }
      if !lines.isEmpty, !list.isTight { lines.append(Line()) }
      lines += added
    }
    return lines
  }

  private func marker(of index: Int, in list: ListBlock) -> String {
    switch list.marker {
    case .bullet: profile.accessible ? "- " : "• "
    case .number(let start, let delimiter): "\(start + index)\(delimiter) "
    }
  }
}
