import Terminal

/// Extracts the words from HTML as written by libcmark, scalar by scalar: a tag may be followed by
/// a combining mark.
enum HTMLText {
  /// Returns the text between the tags, and the descriptions of pictures, without white space.
  static func text(of html: String) -> String {
    var text: [Unicode.Scalar] = []
    var rest = Array(html.unicodeScalars)[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let end = rest[start...].firstIndex(of: ">") ?? rest.endIndex - 1
      text += description(in: rest[start...end])
      rest = rest[(end + 1)...]
    }
    return Sanitizer.clean(decoding(text + rest)).withoutWhiteSpace
  }

  private static func description(in tag: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    let attribute = Array("alt=\"".unicodeScalars)
    guard tag.starts(with: "<img ".unicodeScalars), let start = tag.firstRange(of: attribute)
    else { return [] }
    return Array(tag[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func decoding(_ scalars: [Unicode.Scalar]) -> String {
    let entities: [(String, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ]
    var text = ""
    var rest = scalars[...]
    while let scalar = rest.first {
      if let (name, decoded) = entities.first(where: { rest.starts(with: $0.0.unicodeScalars) }) {
        text.unicodeScalars.append(decoded)
        rest = rest.dropFirst(name.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return text
  }
}

extension String {
  /// This text without white space and soft hyphens, scalar by scalar.
  var withoutWhiteSpace: String {
    var text = ""
    text.unicodeScalars += unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{AD}" }
    return text
  }
}
