import CourseModel
import Messages

extension MistakeQuestion: ReviewQuestion {
  package var howToAnswer: Message {
    switch kind {
    case .check: .letter(to: Self.letter(choices.count - 1))
    case .line: .lineNumber(to: excerpts[0].lines.count)
    }
  }

  package func outcome(of typed: String) throws(NoAnswer) -> ReviewOutcome {
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
    NoAnswer(.doesNotFit(typed, type: howToAnswer))
  }

  /// Returns the letter of a choice.
  static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }
}
