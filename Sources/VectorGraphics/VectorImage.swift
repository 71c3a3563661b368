import Terminal

/// Rows of a terminal as a picture for a page: SVG 1.1 that needs nothing else, neither a script nor a
/// font nor an address.
///
/// It brings its own background, light or dark as the reader's system is (`prefers-color-scheme`). Text
/// is text, which can be selected; lines and arrows are drawn, so that they join whatever the font is.
/// Nothing in a row, a title or a description can become markup.
package struct VectorImage: Sendable {
  /// What is around the rows.
  package enum Frame: Hashable, Sendable {
    /// A background with round corners.
    case card
    /// The same with a bar above it, as a terminal's window has, and this in it.
    case window(title: String)
  }

  private let lines: [Line]
  private let title: String
  private let description: String
  private let frame: Frame

  /// A picture of these rows.
  ///
  /// - Parameters:
  ///   - lines: Rows as for a terminal. The sixteen named colors are shown as what is readable on
  ///     either background; others are shown as they are, so a theme of its own colors does not fit.
  ///   - title: What the picture is, in a few words, for a reader who listens.
  ///   - description: What is to be seen in it, for a reader who listens; may be long. By default it
  ///     is the text of the rows.
  package init(
    of lines: [Line], title: String, description: String? = nil, frame: Frame = .card
  ) {
    self.lines = lines
    self.title = title
    self.description = description ?? lines.map(\.text).joined(separator: "\n")
    self.frame = frame
  }

  /// The picture as a file of SVG, which ends with a newline. It is the same each time.
  package var text: String {
    let canvas = Canvas(lines)
    let (top, width, height) = (top, width(of: canvas), height)
    let bodies =
      chrome(width: width, height: height)
      + canvas.bodies(atX: Geometry.padding, y: top + Geometry.inset)
    let names = canvas.sheet.names
    let name = "sb" + Fingerprint(of: [title, description, "\(frame)"] + bodies + names).text
    let size = "\(Tenths(width)) \(Tenths(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(Tenths(width))" \
      height="\(Tenths(height))" class="\(name)" role="img" aria-labelledby="\(name)-title" \
      aria-describedby="\(name)-desc">
      <title id="\(name)-title">\(title.escapedForXML)</title>
      <desc id="\(name)-desc">\(description.rowsEscapedForXML)</desc>
      <style>
      \(canvas.sheet.text(scope: name, of: bodies))
      </style>
      <g stroke-width="1.2">
      \(bodies.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  // MARK: - Around the rows

  private var top: Int {
    switch frame {
    case .card: 0
    case .window: Geometry.bar
    }
  }

  private var height: Int { top + 2 * Geometry.inset + lines.count * Geometry.cellHeight }

  private func width(of canvas: Canvas) -> Int {
    2 * Geometry.padding + canvas.columns * Geometry.cellWidth
  }

  private func chrome(width: Int, height: Int) -> [String] {
    let card =
      #"<rect class="card" x="0.5" y="0.5" width="\#(Tenths(width - 10))" "#
      + #"height="\#(Tenths(height - 10))" rx="8"/>"#
    guard case .window(let title) = frame else { return [card] }
    let middle = Geometry.bar / 2
    let buttons = (0..<3).map { index in
      #"<circle class="dot" cx="\#(Tenths(Geometry.padding + 40 + index * 180))" "#
        + #"cy="\#(Tenths(middle))" r="5.5"/>"#
    }
    let shown = Line(title.inOneRow)
      .truncated(to: max(1, (width - 4 * Geometry.padding - 1000) / Geometry.cellWidth)).text
    return [card] + buttons + [
      #"<path class="edge" d="M0.5 \#(Tenths(Geometry.bar))H\#(Tenths(width - 5))"/>"#,
      #"<text class="bar" x="\#(Tenths(width / 2))" y="\#(Tenths(middle + 46))">"#
        + shown.escapedForXML + "</text>",
    ]
  }
}
