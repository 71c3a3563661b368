import Messages
import Terminal

extension TerminalTypesetter {
  /// Items after their markers, with right-aligned numbers.
  ///
  /// Accessible output announces a nested list's level: a screen reader does not read indentation.
  func listLines(
    of list: ListBlock, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    var inner = self
    inner.listLevel += 1
    guard listLevel > 0 else {
      return inner.itemLines(of: list, style: style, behind: margin, to: measure)
    }
    return announced(
      profile.text(of: Message("List, level \(inner.listLevel, "level"):")),
      end: Message("End of list, level \(inner.listLevel, "level")."),
      behind: margin, to: measure
    ) { inner.itemLines(of: list, style: style, behind: $0, to: measure) }
  }

  private func itemLines(
    of list: ListBlock, style: Style, behind margin: Margin, to measure: Measure
  ) -> [Line] {
    let signs = list.items.indices.map { sign(of: $0, in: list) }
    let width = signs.map(\.count).max() ?? 0
    var lines: [Line] = []
    for (item, sign) in zip(list.items, signs) {
      let marker = marker(of: item, sign: sign, width: width, in: list)
      let indentation = String(repeating: " ", count: profile.accessible ? width : marker.count)
      let margin = lines.isEmpty ? margin : margin.continued
      if !lines.isEmpty, !list.isTight { lines.append(margin.blank) }
      lines += hanging(
        furniture(marker), .decoration(indentation), behind: margin, to: measure
      ) {
        passage(of: item.blocks, isTight: list.isTight, style: style, behind: $0, to: $1).lines
      }
    }
    return lines
  }

  /// The marker of an item. The box of a task replaces a visible bullet and follows a number.
  private func marker(
    of item: ListBlock.Item, sign: String, width: Int, in list: ListBlock
  ) -> String {
    let box = item.task.map(box) ?? ""
    if list.marker == .bullet, !box.isEmpty, !profile.accessible { return box }
    return String(repeating: " ", count: width - sign.count) + sign + box
  }

  private func sign(of index: Int, in list: ListBlock) -> String {
    switch list.marker {
    case .bullet: profile.marks.bullet
    case .number(let start, let delimiter): "\(start + index)\(delimiter) "
    case .letter: "\(ListBlock.letter(of: index))  "
    }
  }

  private func box(of task: ListBlock.Task) -> String {
    let (open, done) = profile.marks.boxes
    guard profile.accessible else { return task == .done ? done : open }
    // Translators: Before a task of a list.
    return profile.text(of: task == .done ? Message("done: ") : Message("to do: "))
  }
}
