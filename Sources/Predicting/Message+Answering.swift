import Messages

/// How a question about what a program prints is answered. A part of a sentence.
extension Message {
  /// The last letter, and an example of an answer. 'none' is typed as '-'. Behind “type”.
  static func lettersInOrder(to last: String, suchAs example: String) -> Message {
    Message(
      "letters a to {last} in order, such as {example} (a letter may come twice; - means none)",
      ["last": .text(last), "example": .text(example)])
  }

  /// The last letter, and an example of an answer. 'none' is typed as '-'. Behind “type”.
  static func letters(to last: String, suchAs example: String) -> Message {
    Message(
      "letters a to {last}, such as {example}; - for none",
      ["last": .text(last), "example": .text(example)])
  }

  /// Behind “type”.
  static let aNumber = Message("a number")

  /// Behind “type”: the number of the last line.
  static func aLine(to last: Int) -> Message {
    Message("the number of a line, 1 to {last}", ["last": .number(last)])
  }

  /// Behind “type”: the line of a program that it lacks.
  static let theMissingLine = Message("the missing line")

  /// What to type, such as “a number”.
  static func type(_ answer: Message) -> Message {
    Message("Type {answer}.", ["answer": .message(answer)])
  }

  /// The sign was typed; the answer is what to type, such as “letters a to c …”.
  static func isNoLetter(_ sign: Character, type answer: Message) -> Message {
    Message(
      "'{sign}' is not one of the letters: type {answer}.",
      ["sign": .text(String(sign)), "answer": .message(answer)])
  }

  /// What was typed, and the answer to type instead, such as “a number”.
  static func isNoNumber(_ typed: String, type answer: Message) -> Message {
    Message(
      "'{typed}' does not fit: type {answer}.",
      ["typed": .text(typed), "answer": .message(answer)])
  }
}

/// The line in which an answer is typed.
extension Message {
  /// The dot is a key.
  static let runningTheProgram = Message("Running the program … ( . shows the answer)")

  /// In front of what is typed.
  static let yourAnswer = Message("Your answer: ")

  /// Enter is a key, which begins an answer.
  static let enterYourAnswer = Message("Enter: your answer")

  /// The dot is a key.
  static let dotShows = Message(". shows the answer")

  /// The dot and Esc are keys; after Esc letters are keys again, not answers.
  static let dotShowsEscapeKeys = Message(". shows the answer · Esc: letters are keys")

  /// Somebody wants to turn the page, and a question waits; the dot is a key.
  static let answerOrShow = Message("Answer the question first; or . shows its answer.")

  /// Enter is a key.
  static let enterAnswers = Message("Enter answers")

  /// Enter and Esc are keys.
  static let enterAnswersEscapeClears = Message("Enter answers · Esc clears")
}
