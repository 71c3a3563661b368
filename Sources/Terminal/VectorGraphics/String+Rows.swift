extension String {
  /// The text without line ends and tabs.
  var inOneRow: String { replacing("\n", with: " ").replacing("\t", with: " ") }

  /// The text escaped for an element, with its line ends.
  var rowsEscapedForXML: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapedForXML }.joined(separator: "\n")
  }
}
