extension String {
  /// Escapes in Markdown all underscores, and other marks in straight quotes.
  ///
  /// Messages of checks are full of names like `show(_:)`, and two underscores would emphasize the
  /// text between them. A text in quotes is often a value of the learner's, such as "*Ann*", of which
  /// nothing may be lost. Use stars for emphasis. Code stays unchanged.
  var escapingNamesAndValues: String {
    var result = ""
    var rest = self[...]
    var isQuoted = false
    while let first = rest.first {
      var piece = rest.prefix(1)
      switch first {
      case "`": piece = rest.codeSpan ?? rest.prefix { $0 == "`" }
      case "\\": piece = rest.prefix(2)
      case "_": result += "\\"
      case "\"": isQuoted = !isQuoted && rest.dropFirst().prefix { !$0.isNewline }.contains("\"")
      case "*", "[", "<", "&": result += isQuoted ? "\\" : ""
      default: break
      }
      result += piece
      rest = rest[piece.endIndex...]
    }
    return result
  }
}

extension Substring {
  /// The code span at the start, up to as many backticks as it begins with; nil without one.
  fileprivate var codeSpan: Substring? {
    let fence = prefix { $0 == "`" }
    var rest = self[fence.endIndex...]
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == fence.count { return self[..<run.endIndex] }
      rest = rest[run.endIndex...]
    }
    return nil
  }
}
