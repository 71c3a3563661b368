import Foundation
import Messages

/// Parses README.md: the task, then the hints for each TODO.
///
///     ## Hints
///
///     ### TODO 1
///
///     1. <!-- begin --> The thought.
///     2. The place.
///     3. <!-- doneNamesTheSender, doneTellsOnce --> The line.
///
/// A comment says when a hint helps: as long as nothing is written for its TODO, or while the verdict
/// explains one of these checks.
struct HintReader {
  private let url: URL
  private var task: [Substring] = []
  private var hints: [(todo: Int, lines: [Substring])] = []
  /// The TODO whose hints are being read; nil in the task, 0 before the first TODO.
  private var todo: Int?
  private var isCode = false

  /// Reads the task and the hints from README.md.
  static func read(_ url: URL) throws(CourseError) -> (task: String, hints: [Exercise.Hint]) {
    var reader = HintReader(url: url)
    let lines = try readText(url).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { try reader.take(line, number: index + 1) }
    try reader.endTODO(at: lines.count)
    return (reader.task.joinedLines, reader.numbered)
  }

  private init(url: URL) { self.url = url }

  /// The comment of a hint that is for the beginning only.
  private static let beginning = "begin"

  private var numbered: [Exercise.Hint] {
    var counts: [Int: Int] = [:]
    return hints.map { todo, lines in
      counts[todo, default: 0] += 1
      let (condition, text) = lines.joinedLines.condition
      return Exercise.Hint(
        todo: todo, number: counts[todo, default: 0], text: text,
        checks: condition.filter { $0 != Self.beginning },
        isForBeginning: condition.contains(Self.beginning))
    }
  }

  private mutating func take(_ line: Substring, number: Int) throws(CourseError) {
    let isHeading = !isCode && line.hasPrefix("#")
    if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
    if isHeading, line.contains("Hint "), line.prefixMatch(of: /##+ +Hint +\d/) != nil {
      throw malformed(
        number,
        Message(
          """
          write hints for each TODO; end the file with '## Hints', under it '### TODO 1', '### \
          TODO 2' …, and under each a numbered list, whose first item is the first hint
          """))
    }
    guard let todo else {
      if isHeading, line.trimmed == "## Hints" { self.todo = 0 } else { task.append(line) }
      return
    }
    if isHeading {
      try endTODO(at: number)
      let next = todo + 1
      guard line.trimmed == "### TODO \(next)" else {
        throw malformed(
          number,
          Message(
            """
            the hints for TODO \(next, "todo") are expected here; give them the heading '### TODO \
            {todo}'; nothing else may follow '## Hints'
            """))
      }
      self.todo = next
    } else {
      try takeHint(line, of: todo, number: number)
    }
  }

  private mutating func takeHint(
    _ line: Substring, of todo: Int, number: Int
  ) throws(CourseError) {
    let isFirst = hints.last?.todo != todo
    let expected = hints.count { $0.todo == todo } + 1
    if let item = line.listItem {
      guard todo > 0, item.number == "\(expected)" else {
        throw malformed(
          number,
          todo > 0
            ? Message("hint \(expected, "number") is expected here; begin it with '{number}. '")
            : Message("this hint is for no TODO; put '### TODO 1' above it"))
      }
      hints.append((todo, [item.text]))
    } else if line.trimmed.isEmpty {
      if !isFirst { hints[hints.count - 1].lines.append("") }
    } else {
      guard !isFirst, line.hasPrefix("   ") else {
        throw malformed(
          number,
          Message(
            """
            this line is in no hint; begin a hint with '\(expected, "number"). ', and indent its \
            other lines by three spaces
            """))
      }
      hints[hints.count - 1].lines.append(line.dropFirst(3))
    }
  }

  /// Throws an error if the current TODO has no hints.
  private func endTODO(at line: Int) throws(CourseError) {
    guard let todo, todo > 0, hints.last?.todo != todo else { return }
    throw malformed(
      line, Message("there is no hint for TODO \(todo, "todo") above this line; write one: '1. …'"))
  }

  private func malformed(_ line: Int, _ fault: Message) -> CourseError {
    .malformed(url, line: line, fault)
  }
}

extension Substring {
  /// The digits before `". "` at the beginning of the line, and the rest; nil for any other line.
  /// Avoids a regular expression, which would be rebuilt for each line.
  fileprivate var listItem: (number: Substring, text: Substring)? {
    let number = prefix { $0.isASCII && $0.isNumber }
    let rest = self[number.endIndex...]
    guard !number.isEmpty, rest.hasPrefix(". ") else { return nil }
    return (number, rest.dropFirst(2).drop { $0 == " " })
  }

  /// This line of a list without the comment that its item begins with.
  var withoutHintCondition: Substring {
    guard let item = listItem, item.text.hasPrefix("<!--") else { return self }
    return self[..<item.text.startIndex] + String(item.text).condition.rest
  }
}

extension String {
  /// The words of the comment that this begins with, and the rest.
  fileprivate var condition: (words: [String], rest: String) {
    guard hasPrefix("<!--"), let end = firstRange(of: "-->") else { return ([], self) }
    let comment = self[index(startIndex, offsetBy: 4)..<end.lowerBound]
    let words = comment.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return (words, String(self[end.upperBound...].drop(while: \.isWhitespace)))
  }
}

extension [Substring] {
  /// The lines as one text, without blank lines around it.
  fileprivate var joinedLines: String {
    String(joined(separator: "\n").trimmed)
  }
}
