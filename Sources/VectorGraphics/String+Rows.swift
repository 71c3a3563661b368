import Terminal

extension String {
  /// The text without what ends a row or moves to a column.
  var inOneRow: String { replacing("\n", with: " ").replacing("\t", with: " ") }

  /// The text as content of an element, its rows as they are.
  var rowsEscapedForXML: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapedForXML }.joined(separator: "\n")
  }
}
