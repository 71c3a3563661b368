import CourseModel
import Messages

extension MistakeQuestion: ReviewQuestion {
  var howToAnswer: Message {
    switch kind {
    // Translators: How an answer is typed: the last letter that is offered.
    case .check: Message("a letter, a to \(Self.letter(choices.count - 1), "last")")
    // Translators: How an answer is typed: the number of the last line.
    case .line: Message("the number of a line, 1 to \(excerpts[0].lines.count, "last")")
    }
  }

  func outcome(of typed: String) throws(NoAnswer) -> ReviewOutcome {
    let text = typed.filter { !$0.isWhitespace && $0 != "." && $0 != ")" }.lowercased()
    if text.isEmpty { return .passedOver }
    switch kind {
    case .check:
      guard let index = choices.indices.first(where: { Self.letter($0) == text }) else {
        throw no(typed)
      }
      return index == failing ? .right : .wrong
    case .line:
      guard let number = Int(text), (1...excerpts[0].lines.count).contains(number) else {
        throw no(typed)
      }
      return wrongLines.contains(number) ? .right : .wrong
    }
  }

  private func no(_ typed: String) -> NoAnswer {
    // Translators: The typed text, and the form of an answer, such as “a letter, a to d”.
    NoAnswer(Message("'\(typed, "typed")' is not a possible answer: type \(howToAnswer, "how")."))
  }

  /// Returns the letter of a choice.
  static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }
}
