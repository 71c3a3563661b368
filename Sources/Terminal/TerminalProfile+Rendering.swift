extension TerminalProfile {
  /// The text to write for these rows, each ended by a newline.
  ///
  /// Looks and links are opened and closed within the row, so that any row can be cut out, and no
  /// control character but these leaves: a tab or newline inside a span becomes a space.
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
    // A terminal does not know where a relative address begins.
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

/// Tells links apart, so that the pieces of one that goes on in the next row are known to belong
/// together: terminals underline all that share an OSC 8 `id` when one is pointed at.
private struct LinkNumbers {
  private var last: LinkTarget?
  private var count = 0

  /// An empty row ends what went before.
  mutating func begin(_ line: Line) {
    if line.spans.isEmpty { last = nil }
  }

  /// The number of the link that a span belongs to; bars and blanks before it do not separate it.
  mutating func number(of span: Span) -> Int {
    if let link = span.link, link != last { count += 1 }
    if span.role == .content || span.link != nil { last = span.link }
    return count
  }
}
