import Messages
import Terminal

extension PracticeModel {
  /// An action that waits for an answer, which is a key.
  struct Question: Hashable, Sendable {
    struct Answer: Hashable, Sendable {
      let key: Character
      /// The meaning of the key.
      let meaning: String
      let effect: PracticeEffect
    }

    let sentence: Message
    let answers: [Answer]
    /// Whether it is an unasked offer: any other key declines it and keeps its usual effect.
    var isOffer = false
    /// The sentence if the learner declines.
    var declined = Message("Nothing has changed.")

    /// Creates a question to which only `y` agrees.
    init(sentence: Message, effect: PracticeEffect) {
      self.sentence = sentence
      answers = [Answer(key: "y", meaning: "", effect: effect)]
    }

    private init(sentence: Message, answers: [Answer]) {
      self.sentence = sentence
      self.answers = answers
    }

    /// Returns the question whether to review, with this many questions.
    static func review(_ count: Int) -> Question {
      var question = Question(sentence: .answerNow(count), effect: .review)
      question.isOffer = true
      return question
    }

    /// Returns the question which of these editors to use; each has a digit.
    ///
    /// - Parameter path: The file's, for learners who open it themselves.
    static func whichEditor(
      _ names: [String], exercise: String, _ place: SourcePlace?, path: String?
    ) -> Question {
      var question = Question(
        sentence: Message("Which editor do you use? (Asked only once; you can also set EDITOR.)"),
        answers: zip(1...9, names).map { number, name in
          Answer(
            key: Character("\(number)"), meaning: name,
            effect: .choose(editor: name, exercise: exercise, place))
        })
      if let path {
        question.declined = Message("Open it in your own editor: \(path, "path")")
      }
      return question
    }

    /// Whether only `y` agrees.
    private var isYesOrNo: Bool { answers.contains { $0.meaning.isEmpty } }

    /// Returns the keys for an answer: `y/n`, or `1 nano  2 vim  Esc none`.
    func keys(in place: TerminalProfile) -> String {
      // Translators: The keys that answer a question: 'y' agrees, any other does not.
      if isYesOrNo { return place.text(of: Message("y/n", context: "keys")) }
      // Nonbreaking spaces keep a key and its meaning in one row.
      let keys = answers.map { "\($0.key)\u{A0}\($0.meaning)" }
      // Translators: The last of several keys that answer a question: nothing is done. The blank
      // keeps the line whole.
      return (keys + [place.text(of: Message("Esc\u{A0}none", context: "keys"))]).joined(
        separator: "  ")
    }

    /// Returns the keys to put after the sentence, for a screen reader.
    func spokenKeys(in place: TerminalProfile) -> String {
      isYesOrNo ? place.text(of: Message("y or n?", context: "keys")) : keys(in: place) + "."
    }

    /// Returns the effect of an answer; nil if the key does not agree to anything.
    func effect(of key: Character) -> PracticeEffect? {
      answers.first { $0.key == Character(key.lowercased()) }?.effect
    }
  }
}

extension Message {
  /// Questions about what was learned; each takes a minute.
  fileprivate static func answerNow(_ count: Int) -> Message {
    if count == 2 {
      return Message(
        "Two questions from what you have passed are due: \(count, "count") minutes. Answer now?")
    }
    return Message(
      one: "A question from what you have passed is due: a minute. Answer now?",
      other: "{count} questions from what you have passed are due: {count} minutes. Answer now?",
      count: count)
  }
}
