/// A sentence that is hard to read for somebody whose first language is another.
package struct HardSentence: Hashable, Sendable {
  /// The reason why it is hard; only reasons that a program can determine without errors.
  package enum Reason: Hashable, Sendable {
    /// The sentence has this many words.
    case long(words: Int)
    /// The sentence begins with "who" and is not a question: "Who hears it cannot object."
    case freeWho
    /// The sentence begins with a verb instead of "if": "Had nobody kept it, it would be gone."
    case hiddenIf
  }

  /// The sentence with its line.
  package let sentence: Sentence
  /// The reason why it is hard.
  package let reason: Reason

  /// Creates a hard sentence; nil if the sentence is easy.
  init?(_ sentence: Sentence) {
    self.sentence = sentence
    let words = sentence.words
    let isQuestion = sentence.text.contains("?")
    if words > WordLimits.sentence {
      reason = .long(words: words)
    } else if !isQuestion, sentence.text.hasPrefix("Who "), sentence.text.hasSuffix(".") {
      reason = .freeWho
    } else if !isQuestion, sentence.text.contains(","),
      ["Had ", "Were "].contains(where: sentence.text.hasPrefix)
    {
      reason = .hiddenIf
    } else {
      return nil
    }
  }
}
