import Messages

/// What 'audit --words' says: how much there is to read in a topic.
extension Message {
  static let pageHeading = Message("page", context: "heading")

  static let wordsHeading = Message("words", context: "heading")

  static let hintsHeading = Message("hints", context: "heading")

  /// Minutes that reading takes.
  static let minutesHeading = Message("min", context: "heading")

  /// Words for each line to write.
  static let perLineHeading = Message("per line", context: "heading")

  /// How many sentences are hard to read.
  static let hardHeading = Message("hard", context: "heading")

  static let messagesTwinsVariants = Message("messages, twins, variants")

  static let allLessonsAndTasks = Message("all lessons and tasks")

  /// Below the table, whose columns it explains; the limits are numbers of words.
  static func legend(lesson: Int, task: Int, sentence: Int, perLine: Int) -> Message {
    Message(
      """
      Words are those of headings, paragraphs, items and cells; a piece of code is one word. Code: \
      lines with something on them, diagrams aside. Min: minutes to read both. Lines: those to \
      write, which the solution has and the stub has not. Per line: words of lessons and tasks for \
      each of them. Hard: sentences, named below. Limits: lesson {lesson} words, task {task}, \
      sentence {sentence}, and {perLine} for each line to write. What is over its limit has a ✗.
      """,
      [
        "lesson": .number(lesson), "task": .number(task), "sentence": .number(sentence),
        "perLine": .number(perLine),
      ])
  }

  /// Of a sentence that is too long; the count is its words.
  static func twoSentences(_ count: Int) -> Message {
    Message(
      one: "{count} words; make two sentences of it",
      other: "{count} words; make two sentences of it", count: count)
  }

  /// Of a sentence in English: 'who' is its first word.
  static let nameWhom = Message("it begins with 'who' and asks nothing; name whom you mean")

  /// Of a sentence in English, such as “Had she asked, …”.
  static let sayIf = Message("the verb comes first; say 'if'")
}
