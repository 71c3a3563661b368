/// The lines of a source, for correcting libcmark's line numbers.
///
/// After a multi-line tag or code span, libcmark 0.30 counts the rest of the paragraph from the
/// line where that began.
struct SourceLines {
  private let lines: [Substring]

  init(of source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The first line from `line` on in its paragraph that contains the text, otherwise `line`.
  func line(of text: Substring, from line: Int) -> Int {
    let start = min(max(line - 1, 0), lines.count)
    let paragraph = lines[start...].prefix { !$0.allSatisfy(\.isWhitespace) }
    return paragraph.firstIndex { $0.contains(text) }.map { $0 + 1 } ?? line
  }
}

extension String {
  /// The source with a replacement for every star that follows a backslash.
  func replacingEscapedStars(with replacement: Character) -> String {
    var result = ""
    var isEscaped = false
    for character in self {
      result.append(isEscaped && character == "*" ? replacement : character)
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}
