/// The lines of a source, to find again what libcmark tells only roughly.
///
/// After a tag or code that spans lines, libcmark 0.30 counts the rest of the paragraph from the
/// line where that began.
struct SourceLines {
  private let lines: [Substring]

  init(of source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The first line that holds a text, from a line on within its paragraph; else that line itself.
  func line(of text: Substring, from line: Int) -> Int {
    let start = min(max(line - 1, 0), lines.count)
    let paragraph = lines[start...].prefix { !$0.allSatisfy(\.isWhitespace) }
    return paragraph.firstIndex { $0.contains(text) }.map { $0 + 1 } ?? line
  }
}

extension String {
  /// This source with another character for every star behind a backslash.
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
