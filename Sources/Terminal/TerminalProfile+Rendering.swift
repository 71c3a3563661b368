extension TerminalProfile {
  /// The text of these rows, each ending with a newline.
  ///
  /// Styles and links begin and end within a row, so that any row can be extracted. The output has
  /// no other control characters: a tab or newline inside a span becomes a space.
  package func render(_ lines: [Line]) -> String {
    var output = ""
    var links = LinkNumbers()
    for line in lines {
      links.begin(line)
      for span in line.spans where !span.text.isEmpty {
        append(span, number: links.number(of: span), to: &output)
      }
      output += "\n"
    }
    return output
  }

  private func append(_ span: Span, number: Int, to output: inout String) {
    // A terminal has no base for a relative address.
    let link = hyperlinks && span.link?.isOnTheWeb == true ? span.link : nil
    let opening = span.style.selectGraphicRendition(for: self)
    if let link { output += "\u{1B}]8;id=\(number);\(link.address)\u{1B}\\" }
    if let opening { output += opening }
    if span.text.utf8.contains(where: { $0 < 0x20 }) {
      output.unicodeScalars += span.text.unicodeScalars.lazy.map { $0.value < 0x20 ? " " : $0 }
    } else {
      output += span.text
    }
    if opening != nil { output += Style.reset }
    if link != nil { output += "\u{1B}]8;;\u{1B}\\" }
  }
}

/// Numbers links, so that the parts of a link that spans rows belong together: terminals underline
/// all parts with the same OSC 8 `id` under the pointer.
private struct LinkNumbers {
  private var last: LinkTarget?
  private var count = 0

  /// An empty row ends the previous link.
  mutating func begin(_ line: Line) {
    if line.spans.isEmpty { last = nil }
  }

  /// The number of a span's link; bars and blanks before the span do not separate it.
  mutating func number(of span: Span) -> Int {
    if let link = span.link, link != last { count += 1 }
    if span.role == .content || span.link != nil { last = span.link }
    return count
  }
}
