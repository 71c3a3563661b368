import CourseModel
import Foundation

/// A place that a stub leaves open, as it looks before anybody has begun there.
struct StubMark: Sendable {
  /// The number of the TODO.
  let number: Int
  /// Its lines and the code around them, without blanks around them.
  let lines: [Substring]
}

extension [StubMark] {
  /// The numbers of the TODOs that nobody seems to have begun: at each of their places the submission
  /// still has the mark, and the code around it, as the stub does.
  func untouchedTODOs(in files: [SourceFile]) -> Set<Int> {
    let written = files.map { $0.meaningfulLines.map(\.text) }
    let begun = filter { mark in !written.contains { $0.contains(mark.lines) } }
    return Set(map(\.number)).subtracting(begun.map(\.number))
  }
}

extension SourceFile {
  /// The places that this file of a stub leaves open.
  var stubMarks: [StubMark] {
    let lines = meaningfulLines
    return todos.compactMap { todo in
      todo.number.map { StubMark(number: $0, lines: Self.lines(around: todo, of: lines)) }
    }
  }

  /// The lines without blanks around them, but for empty ones, with their numbers, from 1.
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

  /// A TODO's mark, what its author says there, and the line of code above it and below; a mark behind
  /// code stands for itself.
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
