import Terminal

/// The looks of a picture, light and dark, under short names.
struct StyleSheet {
  private var styles: [Style] = []

  /// Makes a look known.
  mutating func add(_ style: Style) {
    if !styles.contains(style) { styles.append(style) }
  }

  /// What tells this from other style sheets.
  var names: [String] { styles.map { "\($0)" } }

  /// The class of text in this look, of lines, of what is filled, and of what is behind.
  func text(_ style: Style) -> String { "t\(index(of: style))" }
  func stroke(_ style: Style) -> String { "s\(index(of: style))" }
  func fill(_ style: Style) -> String { "f\(index(of: style))" }
  func background(_ style: Style) -> String { "b\(index(of: style))" }

  private func index(of style: Style) -> Int { styles.firstIndex(of: style) ?? 0 }

  /// The sheet, valid only inside of what has this class: a page may hold several pictures.
  func text(scope: String) -> String {
    let fixed = [
      "text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',"
        + "'Liberation Mono',monospace;white-space:pre}",
      "path{fill:none;stroke-width:1.2}", ".heavy{stroke-width:2.4}",
      ".dash2{stroke-dasharray:3 2.6}", ".dash3{stroke-dasharray:4.2 4.2}",
      "text.bar{font-size:13px;text-anchor:middle}",
    ]
    let forms = styles.enumerated().compactMap { index, style in
      style.form.isEmpty ? nil : ".t\(index){\(style.form)}"
    }
    let light = colors(.light).map { ".\(scope) \($0)" }
    let dark = colors(.dark).map { ".\(scope) \($0)" }
    return ((fixed + forms).map { ".\(scope) \($0)" } + light).joined(separator: "\n")
      + "\n@media (prefers-color-scheme:dark){\n" + dark.joined(separator: "\n") + "\n}"
  }

  private func colors(_ palette: Palette) -> [String] {
    let page = [
      ".card{fill:\(palette.paper);stroke:\(palette.edge)}", ".edge{stroke:\(palette.edge)}",
      ".dot{fill:\(palette.edge)}", ".bar{fill:\(palette.faint)}",
    ]
    return page
      + styles.enumerated().flatMap { index, style in
        let (ink, behind) = (palette.ink(of: style), palette.paper(behind: style))
        var rules = [
          ".t\(index){fill:\(ink)}", ".s\(index){stroke:\(ink)}", ".f\(index){fill:\(ink)}",
        ]
        if let behind { rules.append(".b\(index){fill:\(behind)}") }
        return rules
      }
  }
}

extension Style {
  /// What is the same on every background.
  fileprivate var form: String {
    var form: [String] = []
    if bold { form.append("font-weight:700") }
    if italic { form.append("font-style:italic") }
    let lines = [underline ? "underline" : nil, strikethrough ? "line-through" : nil]
      .compactMap(\.self)
    if !lines.isEmpty { form.append("text-decoration:\(lines.joined(separator: " "))") }
    return form.joined(separator: ";")
  }
}
