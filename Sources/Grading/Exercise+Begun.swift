import CourseModel
import Foundation

extension Exercise {
  /// The numbers of the TODOs that nobody seems to have begun: at each of their places the submission
  /// still has the mark, and the code around it, as the stub does.
  func untouchedTODOs(in submission: Submission) throws(CourseError) -> Set<Int> {
    let written = submission.files.map { $0.meaningfulLines.map(\.text) }
    var begun: Set<Int> = []
    var all: Set<Int> = []
    for file in try stub() {
      for todo in file.todos {
        guard let number = todo.number else { continue }
        all.insert(number)
        let given = file.lines(around: todo)
        if !written.contains(where: { $0.contains(given) }) { begun.insert(number) }
      }
    }
    return all.subtracting(begun)
  }
}

extension SourceFile {
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
  fileprivate func lines(around todo: ToDo) -> [Substring] {
    let lines = meaningfulLines
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
