extension String {
  /// The text escaped for an element or a double-quoted attribute. It contains no markup and no
  /// terminal control characters, and only characters that XML allows (XML 1.0, 2.2) and parsers
  /// preserve.
  package var escapedForXML: String {
    var escaped = ""
    for scalar in Sanitizer.clean(self).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      // Including a byte order mark, which parsers remove.
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
