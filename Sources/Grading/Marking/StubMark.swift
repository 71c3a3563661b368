import CourseModel
import Foundation

/// An open place of a stub, as it looks before the learner starts there.
struct StubMark: Sendable {
  let number: Int
  /// The TODO's lines and the code around them, trimmed.
  let lines: [Substring]
}

extension [StubMark] {
  /// The numbers of the TODOs that the learner seems not to have started: at each of their places,
  /// the submission still has the stub's mark and the code around it.
  func untouchedTODOs(in files: [SourceFile]) -> Set<Int> {
    let written = files.map { $0.meaningfulLines.map(\.text) }
    let begun = filter { mark in !written.contains { $0.contains(mark.lines) } }
    return Set(map(\.number)).subtracting(begun.map(\.number))
  }
}

extension SourceFile {
  /// The open places of this file of a stub.
  var stubMarks: [StubMark] {
    let lines = meaningfulLines
    return todos.compactMap { todo in
      todo.number.map { StubMark(number: $0, lines: Self.lines(around: todo, of: lines)) }
    }
  }

  /// The trimmed lines without empty ones, with their numbers, from 1.
  fileprivate var meaningfulLines: [(number: Int, text: Substring)] {
    String(decoding: content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
      .compactMap { index, line in
        guard let start = line.firstIndex(where: { !$0.isWhitespace }),
          let end = line.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        return (index + 1, line[start...end])
      }
  }

  /// The lines of a TODO: its mark, the author's comment, and the lines of code above and below. A
  /// mark at the end of a line of code is only that line.
  private static func lines(
    around todo: ToDo, of lines: [(number: Int, text: Substring)]
  ) -> [Substring] {
    guard let mark = lines.firstIndex(where: { $0.number == todo.line }) else { return [] }
    func isComment(_ index: Int) -> Bool { lines[index].text.hasPrefix("//") }
    guard isComment(mark) else { return [lines[mark].text] }
    let isFirst = mark == 0 || isComment(mark - 1)
    var end = mark + 1
    while end < lines.count, isComment(end), !lines[end].text.contains(/\/\/\s*TODO:/) { end += 1 }
    let isLast = end == lines.count || isComment(end)
    return lines[(isFirst ? mark : mark - 1)..<(isLast ? end : end + 1)].map(\.text)
  }
}

extension [SourceFile] {
  /// The only TODO of a stub's files inside this member; nil if it has none, or several.
  func todo(inside member: [String]?) -> Int? {
    guard let member else { return nil }
    let numbers = flatMap { file in
      file.todos.filter { file.member(around: $0.line) == member }.compactMap(\.number)
    }
    return Set(numbers).count == 1 ? numbers.first : nil
  }
}

extension SourceFile {
  /// The first lines of the types and of the member around a line, up to their braces and without
  /// blanks; nil outside members. Found by indentation: a submission may be too hostile to parse.
  func member(around number: Int) -> [String]? {
    let lines = String(decoding: content, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(number)
      .map { line in (text: line.trimmingPrefix(while: \.isWhitespace), whole: line) }
    guard number > 0, lines.count == number else { return nil }
    var depth = Int.max
    var around: [Substring] = []
    for (index, line) in lines.enumerated().reversed() {
      let indentation = line.whole.count - line.text.count
      let isCode = !line.text.isEmpty && !line.text.hasPrefix("//") && !line.text.hasPrefix("#")
      guard indentation < depth, isCode || index == lines.count - 1 else { continue }
      // `) {` ends a declaration that begins above, with the same indentation.
      let isEnd = line.text.hasPrefix(")")
      depth = isEnd ? indentation + 1 : indentation
      if isCode, !isEnd { around.insert(line.text, at: 0) }
    }
    guard
      let member = around.firstIndex(where: {
        $0.prefixMatch(of: /(?:[\w@()]+ +)*(?:func|init|deinit|subscript|var|let)\b/) != nil
      })
    else { return nil }
    return around[...member].map { line in
      String(line.prefix { $0 != "{" }.filter { !$0.isWhitespace })
    }
  }
}
