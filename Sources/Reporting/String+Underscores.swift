extension String {
  /// This Markdown with its underscores as letters: what the checks say is full of `show(_:)`, of
  /// which two would stress what is between them.
  ///
  /// Stars are there to stress. Code stays as it is.
  package var escapingUnderscores: String {
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
  /// The code that begins here, up to as many backticks as it begins with; nil if there are none.
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
