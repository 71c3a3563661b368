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
