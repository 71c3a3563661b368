extension String {
  /// Escapes underscores in Markdown: messages of checks are full of names like `show(_:)`, and two
  /// underscores would emphasize the text between them.
  ///
  /// Use stars for emphasis. Code stays unchanged.
  var escapingUnderscores: String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      var piece = rest.prefix(1)
      switch first {
      case "`": piece = rest.codeSpan ?? rest.prefix { $0 == "`" }
      case "\\": piece = rest.prefix(2)
      case "_": result += "\\"
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
