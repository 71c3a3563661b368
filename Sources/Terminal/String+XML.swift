extension String {
  /// The text as content of an element or of an attribute in double quotes: nothing in it is markup or
  /// drives a terminal, and all of it are characters that XML allows (XML 1.0, 2.2) and parsers keep.
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
      // A byte order mark, too, which parsers take away.
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
