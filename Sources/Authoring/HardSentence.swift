/// A sentence that is hard to take in at once for somebody whose first language is another.
package struct HardSentence: Hashable, Sendable {
  /// Why it is hard. Only what a program can tell without being wrong.
  package enum Reason: Hashable, Sendable {
    /// It has so many words.
    case long(words: Int)
    /// It begins with "who" and asks nothing: "Who hears it cannot object."
    case freeWho
    /// It begins with the verb where an "if" is meant: "Had nobody kept it, it would be gone."
    case hiddenIf
  }

  /// The sentence, and where it stands.
  package let sentence: Sentence
  /// Why it is hard.
  package let reason: Reason

  /// The sentence, if it is hard.
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
