extension String {
  /// Replaces each of these scalars, even inside a grapheme cluster: for other programs, a
  /// quotation mark with an accent is a quotation mark, and CR LF is two line ends.
  package func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escape = escapes[scalar] {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
