/// The styles of an image, light and dark, with short class names.
struct StyleSheet {
  private var styles: [Style] = []

  mutating func add(_ style: Style) {
    if !styles.contains(style) { styles.append(style) }
  }

  /// Texts that distinguish this style sheet from others.
  var names: [String] { styles.map { "\($0)" } }

  /// The classes of a style: for text and filled shapes, for lines, and for backgrounds.
  func ink(_ style: Style) -> String { "t\(index(of: style))" }
  func stroke(_ style: Style) -> String { "s\(index(of: style))" }
  func background(_ style: Style) -> String { "b\(index(of: style))" }

  private func index(of style: Style) -> Int { styles.firstIndex(of: style) ?? 0 }

  /// The style sheet, scoped to a class because a page may contain several images.
  ///
  /// - Parameter bodies: The elements; only the classes that they use are included.
  func text(scope: String, of bodies: [String]) -> String {
    let used = Set(
      bodies.flatMap { body in
        body.matches(of: /class="([^"]*)"/).flatMap { $0.1.split(separator: " ") }
      })
    let rules = { (rules: [(name: String, text: String)]) in
      rules.filter { used.contains($0.name[...]) }.map { ".\(scope) .\($0.name){\($0.text)}" }
    }
    let forms = styles.enumerated().map { ("t\($0)", $1.form) }.filter { !$0.1.isEmpty }
    let fixed = [
      ".\(scope) text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',"
        + "'Liberation Mono',monospace;white-space:pre}"
    ]
    let dark = rules(colors(.dark)).joined(separator: "\n")
    return (fixed + rules(Self.lines + forms) + rules(colors(.light))).joined(separator: "\n")
      + "\n@media (prefers-color-scheme:dark){\n\(dark)\n}"
  }

  private static let lines = [
    ("heavy", "stroke-width:2.4"), ("dash2", "stroke-dasharray:3 2.6"),
    ("dash3", "stroke-dasharray:4.2 4.2"), ("full", "stroke-width:12"),
    ("faint", "stroke-width:12;stroke-opacity:.3"), ("bar", "font-size:13px;text-anchor:middle"),
  ]

  private func colors(_ palette: Palette) -> [(name: String, text: String)] {
    let page = [
      ("card", "fill:\(palette.paper);stroke:\(palette.edge)"),
      ("edge", "fill:none;stroke:\(palette.edge)"), ("dot", "fill:\(palette.edge)"),
      ("bar", "fill:\(palette.faint)"),
    ]
    return page
      + styles.enumerated().flatMap { index, style in
        let ink = palette.ink(of: style)
        let rules = [("t\(index)", "fill:\(ink)"), ("s\(index)", "fill:none;stroke:\(ink)")]
        return rules + (palette.paper(behind: style).map { [("b\(index)", "fill:\($0)")] } ?? [])
      }
  }
}

extension Style {
  /// The properties that are independent of the background.
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
