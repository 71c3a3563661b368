import CCMark
import Messages

extension DocumentLint {
  /// Finds references without a footnote and footnotes without a reference.
  func footnoteFindings(in source: String) throws(TypesettingError) -> [Finding] {
    guard let mark = try EscapeMark(in: source), mark.hasFootnotes else { return [] }
    let size = mark.source.utf8.count
    let tree = mark.source.withCString { cmark_parse_document($0, size, CMARK_OPT_VALIDATE_UTF8) }
    guard let tree else { return [] }
    defer { cmark_node_free(tree) }
    let lines = SourceLines(of: source)
    return Footnotes(movedIn: tree, mark: mark).strays.map { stray in
      Finding(line: lines.line(of: stray.sign[...], from: stray.line), stray.message)
    }
  }
}

extension Footnotes.Stray {
  // Translators: Of a footnote's sign, such as “[^1]”.
  fileprivate var message: Message {
    isNote
      ? Message(
        """
        no text mentions the note '\(sign, "sign")', or another note has its name, so it is shown \
        right here; mention it, rename it, or delete it
        """)
      : Message(
        """
        '\(sign, "sign")' is no footnote, because no paragraph outside lists and quotes begins \
        with '{sign}:'; write that note, or put it in backticks
        """)
  }
}

extension String {
  /// The source with parentheses in place of the brackets of footnote labels, which are not links.
  var withoutFootnoteSigns: String {
    var bytes = Array(utf8)
    for sign in FootnoteSign.ranges(in: bytes) {
      bytes[sign.lowerBound] = UInt8(ascii: "(")
      bytes[sign.upperBound - 1] = UInt8(ascii: ")")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
