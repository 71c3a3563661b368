import CourseModel

/// Similar submissions side by side, with their common lines marked.
struct LikenessHTML {
  let likeness: Likeness
  /// The display name of a submission, by its index.
  let name: (Int) -> String

  /// A foldable element for each pair.
  var text: String { likeness.pairs.map(text).joined(separator: "\n") }

  private func text(of pair: Likeness.Pair) -> String {
    let share = Int((100 * pair.share).rounded())
    let count = [pair.first, pair.second].map { $0.alike.values.reduce(0) { $0 + $1.count } }.max()
    return """
      <details><summary><span class="tag">\(share) %</span> <b>\(escapedName(pair.first))</b> and \
      <b>\(escapedName(pair.second))</b> <span class="soft">\(count ?? 0) lines</span></summary>
      <div class="side">\(text(of: pair.first))\(text(of: pair.second))</div></details>
      """
  }

  private func escapedName(_ side: Likeness.Side) -> String { name(side.index).escapedForPage }

  private func text(of side: Likeness.Side) -> String {
    let files = side.files.enumerated().map { index, file in
      """
      <p><code>\(file.name.escapedForPage)</code></p>
      <pre class="code" tabindex="0">\(code(file, alike: side.alike[index] ?? []))</pre>
      """
    }
    return "<section><h4>\(escapedName(side))</h4>\(files.joined(separator: "\n"))</section>"
  }

  /// The lines of a file; consecutive lines of the same style share one element.
  private func code(_ file: SourceFile, alike: Set<Int>) -> String {
    var text = ""
    var open: String?
    let lines = file.lines
    let digits = "\(lines.count)".count
    for (index, line) in lines.enumerated() where index < lines.count - 1 || !line.isEmpty {
      let kind = kind(of: line, isAlike: alike.contains(index + 1))
      if kind != open {
        text +=
          (open.map { "</\($0.prefix { $0 != " " })>" } ?? "") + (kind.map { "<\($0)>" } ?? "")
        open = kind
      }
      let number = "\(index + 1)"
      text += "<u>\(String(repeating: " ", count: digits - number.count))\(number)</u> "
      text += "\(String(line).escapedForPage)\n"
    }
    return text + (open.map { "</\($0.prefix { $0 != " " })>" } ?? "")
  }

  /// The element around a line. Given code is pale and does not count as similar.
  private func kind(of line: Substring, isAlike: Bool) -> String? {
    if line.trimmed.isEmpty { return nil }
    if line.trimmed.count > 1, likeness.given.contains(line.trimmed) {
      return "span class=\"soft\""
    }
    return isAlike ? "mark" : nil
  }
}
