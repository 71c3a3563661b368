/// How much there may be to read; docs/pages.md says it to authors.
package enum WordLimits {
  /// Words of a lesson.
  package static let lesson = 700
  /// Words of a task, without its hints.
  package static let task = 500
  /// Words of a sentence.
  package static let sentence = 25
  /// Words of a topic's lessons and tasks for each line that its exercises leave to write.
  package static let perLine = 60

  /// How many words of a page somebody reads in a minute who has to understand them, in a second
  /// language.
  static let wordsPerMinute = 120
  /// How many lines of code.
  static let codeLinesPerMinute = 15
  /// How many minutes a line takes that has to be thought of, written, and mended.
  static let minutesPerLine = 1.5
}
