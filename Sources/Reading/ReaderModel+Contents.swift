import Terminal

extension ReaderModel {
  /// Shows the headings, that of the top row chosen.
  mutating func openContents() {
    let headings = layout.headings
    guard !headings.isEmpty else {
      notice = [Span("this page has no headings")]
      return
    }
    let here = headings.lastIndex { $0.row <= top } ?? 0
    mode = .contents(Menu(count: headings.count, chosen: here, rows: bodyRows))
  }

  /// What a key does while the headings are shown.
  mutating func choose(_ key: Key, in menu: Menu) {
    var menu = menu
    switch key {
    case .escape, .character("q"), .character("t"), .character("o"), .backspace, .left:
      mode = .reading
    case .enter, .right:
      mode = .reading
      scroll(to: layout.headings[menu.chosen].row)
    default:
      menu.move(key)
      mode = .contents(menu)
    }
  }

  /// The headings, each as far in as its level.
  func contentsLines(_ menu: Menu) -> [Line] {
    let level = layout.headings.map(\.level).min() ?? 1
    return layout.headings.enumerated().dropFirst(menu.top).prefix(bodyRows).map { index, heading in
      let indentation = String(repeating: "  ", count: heading.level - level)
      let style = index == menu.chosen ? Style(reverse: true) : .plain
      return Line([
        .decoration(indentation), Span(heading.text, style: style),
      ])
    }
  }
}
