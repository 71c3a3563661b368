import CourseModel
import Foundation
import Typesetting

/// The amount of text on a page, and its hard sentences.
package struct PageWords: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case lesson
    /// A task with this many words of hints, which not every learner reads, and this many lines to
    /// write.
    case task(hints: Int, lines: Int)
  }

  /// The name of the lesson or exercise.
  package let name: String
  package let kind: Kind
  /// The number of words in headings, paragraphs, items and cells; a piece of code counts as one
  /// word.
  package let words: Int
  /// The number of nonblank lines in code blocks.
  package let codeLines: Int
  /// The hard sentences in order, including those of hints.
  package let hardSentences: [HardSentence]

  /// The reading time in minutes, at least 1.
  package var minutes: Int {
    let minutes =
      Double(words) / Double(WordLimits.wordsPerMinute)
      + Double(codeLines) / Double(WordLimits.codeLinesPerMinute)
    return max(1, Int(minutes.rounded()))
  }

  /// The time for reading and writing, in minutes: an estimate, not measured with a class.
  var minutesToDo: Int {
    guard case .task(_, let lines) = kind else { return minutes }
    return minutes + Int((Double(lines) * WordLimits.minutesPerLine).rounded())
  }

  /// Whether the page exceeds its word limit.
  package var isTooLong: Bool {
    switch kind {
    case .lesson: words > WordLimits.lesson
    case .task: words > WordLimits.task
    }
  }

  /// Counts the words of a lesson's page.
  init(of lesson: Lesson) throws {
    let prose = try Prose(in: lesson.page().markdown)
    name = lesson.file.deletingPathExtension().lastPathComponent
    kind = .lesson
    words = prose.words
    codeLines = prose.codeLines
    hardSentences = prose.hardSentences
  }

  /// Counts the words of an exercise's task.
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
  /// The number of words.
  var words: Int { parts.reduce(0) { $0 + $1.text.wordCount } }

  /// The hard sentences, without headings and cells.
  var hardSentences: [HardSentence] {
    parts.filter { $0.kind == .text }.flatMap(Sentence.all).compactMap(HardSentence.init)
  }
}

extension Exercise {
  /// Returns the number of lines in the solution that a learner writes: see `LinesToWrite`.
  func linesToWrite() throws(CourseError) -> Int {
    try LinesToWrite.all(of: solution(), beside: stub()).values.reduce(0) { $0 + $1.numbers.count }
  }
}

/// The limits on the number of words; docs/pages.md explains them to authors.
package enum WordLimits {
  /// The maximum number of words in a lesson.
  package static let lesson = 700
  /// The maximum number of words in a task, without its hints.
  package static let task = 500
  /// The maximum number of words in a sentence.
  package static let sentence = 25
  /// The maximum number of words in a topic's lessons and tasks for each line to write.
  package static let perLine = 60

  /// The reading speed for understanding a page in a second language, in words per minute.
  static let wordsPerMinute = 120
  /// The reading speed for code, in lines per minute.
  static let codeLinesPerMinute = 15
  /// The time to think of, write and correct a line, in minutes.
  static let minutesPerLine = 1.5
}
