import CourseModel

/// Why what was typed is no answer.
package struct NoAnswer: Error, Hashable, Sendable {
  /// What to type instead, in a sentence.
  package let sentence: String

  package init(sentence: String) { self.sentence = sentence }
}

extension MistakeQuestion {
  /// How an answer is typed, in a few words.
  package var howToAnswer: String {
    switch kind {
    case .check: "a letter, a to \(Self.letter(choices.count - 1))"
    case .line: "the number of a line, 1 to \(excerpts[0].lines.count)"
    }
  }

  /// What came of it.
  ///
  /// - Parameter typed: Blanks around it do not count; nothing else passes the question over.
  /// - Throws: `NoAnswer` for what is neither.
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
    NoAnswer(sentence: "'\(typed)' does not fit: type \(howToAnswer).")
  }

  /// The letter of a choice.
  static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }
}
