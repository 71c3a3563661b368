extension String {
  /// The same with each of these signs written otherwise, by whatever mark it is followed: to other
  /// programs a quotation mark that carries an accent is a quotation mark, and a CR LF two line ends.
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
