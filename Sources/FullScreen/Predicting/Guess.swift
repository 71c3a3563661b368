import CourseModel
import Messages

/// The reader's expectation, or the right answer.
package enum Guess: Hashable, Sendable {
  /// These of the choices, by index, in this order; one may come more than once.
  case sequence([Int])
  /// These of the choices, by index.
  case chosen(Set<Int>)
  /// A number of lines, or the number of a line.
  case number(Int)
  /// A line of the program, without blanks around it.
  case line(String)
}

/// The reason why text is not an answer.
package struct NoGuess: SpokenError, Hashable {
  /// A sentence on what to type instead.
  package let message: Message
}

extension PredictionAnswer {
  /// The way to type an answer, in a few words.
  package var howToAnswer: Message {
    let last = choices.isEmpty ? "" : "\(letters.last ?? "a")"
    return switch prediction.kind {
    // Translators: The last letter, and an example of an answer. 'none' is typed as '-'. Behind
    // “type”.
    case .order:
      Message(
        """
        letters a to \(last, "last") in order, such as \(example, "example") (a letter may come \
        twice; - means none)
        """)
    // Translators: The last letter, and an example of an answer. 'none' is typed as '-'. Behind
    // “type”.
    case .which, .freed, .change:
      Message("letters a to \(last, "last"), such as \(example, "example"); - for none")
    // Translators: Behind “type”.
    case .count: Message("a number")
    // Translators: Behind “type”: the number of the last line.
    case .fault: Message("the number of a line, 1 to \(programLines.count, "last")")
    // Translators: Behind “type”: the line of a program that it lacks.
    case .write: Message("the missing line")
    }
  }

  /// Parses an answer.
  ///
  /// Letters may be adjacent or separated by blanks or commas, uppercase or lowercase.
  package func guess(from typed: String) throws(NoGuess) -> Guess {
    switch prediction.kind {
    case .order: .sequence(try indices(in: typed))
    case .which, .freed, .change: .chosen(Set(try indices(in: typed)))
    case .count: .number(try number(in: typed, upTo: .max))
    case .fault: .number(try number(in: typed, upTo: programLines.count))
    case .write: .line(try line(in: typed))
    }
  }

  /// Whether an answer may begin with a character.
  func mayBegin(with character: Character) -> Bool {
    switch prediction.kind {
    case .order, .which, .freed, .change: letters.contains(character) || character == "-"
    case .count, .fault: character.isASCII && character.isNumber
    // Space and `/` turn pages and search.
    case .write: character.isLetter || "_@#([{}".contains(character)
    }
  }

  private var letters: [Character] { choices.map(\.letter) }

  /// An answer as one types it, and never the right one.
  private var example: String {
    let usual = prediction.kind == .order ? [1, 0] : [0, 2]
    let isRight = right == .sequence(usual) || right == .chosen(Set(usual))
    return (isRight ? [0, 1] : usual).filter(choices.indices.contains)
      .map { "\(letters[$0])" }.joined(separator: " ")
  }

  private func line(in typed: String) throws(NoGuess) -> String {
    let line = String(typed.drop { $0.isWhitespace }.trimmed)
    guard !line.isEmpty else { throw NoGuess(message: .type(howToAnswer)) }
    return line
  }

  private func indices(in typed: String) throws(NoGuess) -> [Int] {
    let signs = typed.lowercased().filter { !$0.isWhitespace && $0 != "," && $0 != "." }
    if signs == "-" || signs == "none" { return [] }
    guard !signs.isEmpty else { throw NoGuess(message: .type(howToAnswer)) }
    var indices: [Int] = []
    for sign in signs {
      guard let index = letters.firstIndex(of: sign) else {
        // Translators: The sign was typed; the answer is what to type, such as “letters a to c …”.
        throw NoGuess(
          message: Message(
            "'\(String(sign), "sign")' is not one of the letters: type \(howToAnswer, "answer")."))
      }
      indices.append(index)
    }
    return indices
  }

  private func number(in typed: String, upTo last: Int) throws(NoGuess) -> Int {
    let digits = typed.filter { !$0.isWhitespace }
    guard let number = Int(digits), number >= (prediction.kind == .fault ? 1 : 0), number <= last
    else {
      throw NoGuess(
        // Translators: The typed text, and the form of an answer, such as “a number”.
        message: digits.isEmpty
          ? .type(howToAnswer)
          : Message(
            """
            '\(digits, "typed")' is not a possible answer: type \(howToAnswer, "answer").
            """))
    }
    return number
  }
}

extension Message {
  /// The form of an answer, such as “a number”.
  static func type(_ answer: Message) -> Message {
    Message("Type \(answer, "answer").")
  }
}
