import Messages
import Terminal

extension ReaderModel {
  /// Shows the headings, with that of the top row chosen.
  mutating func openContents() {
    let headings = layout.headings + (layout.fold?.headings ?? [])
    guard !headings.isEmpty else {
      say(Message("this page has no headings"))
      return
    }
    let here = layout.headings.lastIndex { $0.row <= top } ?? 0
    mode = .contents(Menu(count: headings.count, chosen: here, rows: bodyRows))
  }

  /// Handles a key in the list of headings.
  mutating func choose(_ key: Key, in menu: Menu) {
    var menu = menu
    switch key {
    case .escape, .character("q"), .character("t"), .character("o"), .backspace, .left:
      mode = .reading
    case .enter, .right:
      mode = .reading
      let shown = layout.headings
      if shown.indices.contains(menu.chosen) {
        scroll(to: shown[menu.chosen].row)
      } else if let folded = layout.fold?.headings.dropFirst(menu.chosen - shown.count).first {
        unfold(to: folded.slug)
      }
    default:
      menu.move(key)
      mode = .contents(menu)
    }
  }

  /// Returns the headings, indented by level; folded ones name the question above them.
  func contentsLines(_ menu: Menu) -> [Line] {
    let headings = layout.headings + (layout.fold?.headings ?? [])
    let level = headings.map(\.level).min() ?? 1
    return headings.enumerated().dropFirst(menu.top).prefix(bodyRows).map { index, heading in
      let indentation = String(repeating: "  ", count: heading.level - level)
      let style = index == menu.chosen ? Style(reverse: true) : .plain
      let fold = index < layout.headings.count ? nil : layout.fold
      return Line([
        .decoration(indentation), Span(heading.text, style: style),
        .decoration(
          fold.map { "  " + profile.text(of: .belowQuestion($0.question)) } ?? "",
          style: Style(dim: true)),
      ])
    }
  }
}

extension Message {
  /// Behind a heading that is not shown yet: the question has to be answered first.
  static func belowQuestion(_ number: Int) -> Message {
    Message("below question \(number, "number")")
  }
}
