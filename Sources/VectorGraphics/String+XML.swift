import Terminal

extension String {
  /// The text as content of an element or an attribute: nothing in it is markup, and all of it are
  /// characters that XML allows (XML 1.0, 2.2).
  var escapedForXML: String {
    var escaped = ""
    for scalar in Sanitizer.clean(self).unicodeScalars {
      switch scalar {
      case "\t": escaped += " "
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where scalar.value & 0xFFFE == 0xFFFE: escaped += "\u{FFFD}"
      case _ where (0xFDD0...0xFDEF).contains(scalar.value): escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text without what ends a row or moves to a column.
  var inOneRow: String { replacing("\n", with: " ").replacing("\t", with: " ") }
}
