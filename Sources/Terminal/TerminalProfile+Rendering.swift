extension TerminalProfile {
  /// The text to write for these rows, each ended by a newline.
  ///
  /// Looks and links are opened and closed within the row, so that any row can be cut out, and no
  /// control character but these leaves: a tab or newline inside a span becomes a space.
  package func render(_ lines: [Line]) -> String {
    var output = ""
    for line in lines {
      for span in line.spans where !span.text.isEmpty {
        append(span, to: &output)
      }
      output += "\n"
    }
    return output
  }

  private func append(_ span: Span, to output: inout String) {
    let link = hyperlinks ? span.link : nil
    let opening = span.style.selectGraphicRendition(for: self)
    if let link { output += "\u{1B}]8;;\(link.address)\u{1B}\\" }
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
