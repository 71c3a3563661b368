/// Terminal rows as an image for a web page: self-contained SVG 1.1 without scripts, fonts or
/// links.
///
/// The background is light or dark according to the reader's system (`prefers-color-scheme`). Text
/// is selectable; lines and arrows are drawn, so that they join in any font. Rows, title and
/// description cannot contain markup.
package struct VectorImage: Sendable {
  /// The frame around the rows.
  package enum Frame: Hashable, Sendable {
    /// A background with round corners.
    case card
    /// The same with a title bar, as of a terminal window.
    case window(title: String)
  }

  private let lines: [Line]
  private let title: String
  private let description: String
  private let frame: Frame

  /// An image of these rows.
  ///
  /// - Parameters:
  ///   - lines: Rows as for a terminal. The sixteen named colors are adapted to be readable on
  ///     either background. Other colors are unchanged, so a theme with fixed colors is unsuitable.
  ///   - title: A short title for screen readers.
  ///   - description: A description for screen readers of any length; by default the text of the
  ///     rows.
  package init(
    of lines: [Line], title: String, description: String? = nil, frame: Frame = .card
  ) {
    self.lines = lines
    self.title = title
    self.description = description ?? lines.map(\.text).joined(separator: "\n")
    self.frame = frame
  }

  /// The image as an SVG file, ending with a newline. The output is reproducible.
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
