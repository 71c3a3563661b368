import Messages

/// What an audit says of pages: cards, the glossary, what is shown after a pass, programs. What stands
/// in quotes is typed so.
extension Message {
  /// The card's path; how many rows it takes, and how many it may.
  static func longCard(_ path: String, rows: Int, columns: Int, limit: Int) -> Message {
    Message(
      "{path} takes {rows} rows at {columns} columns; {limit} are one printed page",
      [
        "path": .text(path), "rows": .number(rows), "columns": .number(columns),
        "limit": .number(limit),
      ])
  }

  static func leadsNowhere(_ word: String) -> Message {
    Message(
      "'{word}' leads nowhere: end it with a link to the page that explains it",
      ["word": .text(word)])
  }

  static func leadsElsewhere(_ word: String, _ page: String) -> Message {
    Message(
      """
      '{word}' leads to {page}, which is no page of a topic: name the one that explains it
      """, ["word": .text(word), "page": .text(page)])
  }

  static func disorder(_ word: String, after before: String) -> Message {
    Message(
      "'{word}' stands after '{before}': sort the words by the alphabet, each once",
      ["word": .text(word), "before": .text(before)])
  }

  static func unexplained(_ word: String, on page: String) -> Message {
    Message(
      """
      {page} is the first to say '{word}', a word of the glossary: explain it there, in half a \
      sentence, and stress it
      """, ["page": .text(page), "word": .text(word)])
  }

  /// The path is one of course.json, by its name.
  static func unexplained(_ word: String, on page: String, path: String) -> Message {
    Message(
      """
      {page} is the first on the path {path} to say '{word}', a word of the glossary: explain it \
      there, in half a sentence, and stress it
      """, ["page": .text(page), "path": .text(path), "word": .text(word)])
  }

  /// The line is the one that a page's reader writes; the reason is a sentence.
  static func lineIsRefused(_ reason: String) -> Message {
    Message(
      "the line that is to be written does not pass when a reader types it: {reason}",
      ["reason": .text(reason)])
  }

  static func unused(_ word: String) -> Message {
    Message("no page says '{word}': remove it", ["word": .text(word)])
  }

  /// Of a place that says to its author what belongs there.
  static let stillToWrite = Message("still says what to write here")

  /// What the program prints stands below, in lines of its own.
  static func printsOtherwise(_ output: String) -> Message {
    Message("the program prints otherwise:\n{output}", ["output": .text(output)])
  }

  static let compilesAfterAll = Message(
    "this compiles, although the page says that it does not")

  /// The error is the compiler's words.
  static func doesNotCompile(_ error: String) -> Message {
    Message("this does not compile: {error}", ["error": .text(error)])
  }

  /// The reason is the system's words.
  static func doesNotEnd(_ reason: String) -> Message {
    Message("this does not run to its end: {reason}", ["reason": .text(reason)])
  }
}

/// What an audit says of what is shown after a pass: another right answer, and the twin.
extension Message {
  /// The variant is called by its folder.
  static func noAbout(_ variant: String) -> Message {
    Message(
      """
      no variant says what it is about: write Variants/{variant}/about.md, one sentence on what it \
      does differently from the solution, and why one might
      """, ["variant": .text(variant)])
  }

  /// The variant is called by its folder; the sentences are none or several.
  static func longAbout(_ variant: String, sentences: Int) -> Message {
    Message(
      "Variants/{variant}/about.md has {sentences} sentences; write one",
      ["variant": .text(variant), "sentences": .number(sentences)])
  }

  static let noTwin = Message(
    """
    there is no Twin.md: write the same conversation in UIKit, AppKit, SwiftUI or Foundation
    """)

  static func wordyTwin(_ words: Int, limit: Int) -> Message {
    Message(
      "Twin.md has {words} words; {limit} are the limit",
      ["words": .number(words), "limit": .number(limit)])
  }

  /// The programs are none or several.
  static func programsOfTwin(_ programs: Int) -> Message {
    Message(
      "Twin.md has {programs} programs in Swift; one is its own", ["programs": .number(programs)])
  }

  static func linesOfTwin(_ lines: Int, wanted: ClosedRange<Int>) -> Message {
    Message(
      "Twin.md has a program of {lines} lines; make it one of {least} to {most}",
      [
        "lines": .number(lines), "least": .number(wanted.lowerBound),
        "most": .number(wanted.upperBound),
      ])
  }

  /// The start is that of the line.
  static func wideTwin(_ start: String, columns: Int, limit: Int) -> Message {
    Message(
      "Twin.md has a line of {columns} columns, '{start}…'; {limit} are the limit",
      ["columns": .number(columns), "start": .text(start), "limit": .number(limit)])
  }
}
