import CourseModel
import Foundation
import Typesetting

/// How much there is to read on a page, and what of it is hard.
package struct PageWords: Sendable, Equatable {
  /// What kind of page it is.
  package enum Kind: Sendable, Equatable {
    case lesson
    /// With so many words of hints, which are not read by all, and so many lines to write.
    case task(hints: Int, lines: Int)
  }

  /// The lesson's or the exercise's name.
  package let name: String
  /// What kind of page it is.
  package let kind: Kind
  /// The words of its prose: headings, paragraphs, items and cells; a piece of code is one word.
  package let words: Int
  /// The lines of its code blocks with something on them.
  package let codeLines: Int
  /// Sentences that are hard to read, those of hints as well, from top to bottom.
  package let hardSentences: [HardSentence]

  /// How long one reads, in minutes, at least 1.
  package var minutes: Int {
    let minutes =
      Double(words) / Double(WordLimits.wordsPerMinute)
      + Double(codeLines) / Double(WordLimits.codeLinesPerMinute)
    return max(1, Int(minutes.rounded()))
  }

  /// How long one reads and writes, in minutes: an estimate, which no class has tried.
  var minutesToDo: Int {
    guard case .task(_, let lines) = kind else { return minutes }
    return minutes + Int((Double(lines) * WordLimits.minutesPerLine).rounded())
  }

  /// Whether there are more words than there may be.
  package var isTooLong: Bool {
    switch kind {
    case .lesson: words > WordLimits.lesson
    case .task: words > WordLimits.task
    }
  }

  /// The words of a lesson's page.
  init(of lesson: Lesson) throws {
    let prose = try Prose(in: lesson.page().markdown)
    name = lesson.file.deletingPathExtension().lastPathComponent
    kind = .lesson
    words = prose.words
    codeLines = prose.codeLines
    hardSentences = prose.hardSentences
  }

  /// The words of an exercise's task.
  init(of exercise: Exercise) throws {
    let task = try Prose(in: exercise.task)
    let hints = try exercise.hints.reduce(0) { try $0 + Prose(in: $1.text).words }
    name = exercise.name
    kind = .task(hints: hints, lines: try exercise.linesToWrite())
    words = task.words
    codeLines = task.codeLines
    let readme = try exercise.pages().first
    hardSentences = try readme.map { try Prose(in: $0.markdown).hardSentences } ?? []
  }
}

extension Prose {
  /// How many words there are.
  var words: Int { parts.reduce(0) { $0 + $1.text.wordCount } }

  /// Its sentences that are hard to read; no headings, no cells.
  var hardSentences: [HardSentence] {
    parts.filter { $0.kind == .text }.flatMap(Sentence.all).compactMap(HardSentence.init)
  }
}

extension Exercise {
  /// How many lines of its solution somebody has to think of: `LinesToWrite`.
  package func linesToWrite() throws(CourseError) -> Int {
    try LinesToWrite.all(of: solution(), beside: stub()).values.reduce(0) { $0 + $1.numbers.count }
  }
}
