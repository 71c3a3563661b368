import Messages
import Terminal

extension PracticeModel {
  /// What is done only after an answer, which is a key.
  struct Question: Hashable, Sendable {
    struct Answer: Hashable, Sendable {
      let key: Character
      /// What it stands for.
      let meaning: String
      let effect: PracticeEffect
    }

    let sentence: Message
    let answers: [Answer]
    /// Whether any other key declines it and does what it does anywhere, since nobody has asked.
    var isOffer = false

    /// A question that only `y` agrees to.
    init(sentence: Message, effect: PracticeEffect) {
      self.sentence = sentence
      answers = [Answer(key: "y", meaning: "", effect: effect)]
    }

    private init(sentence: Message, answers: [Answer]) {
      self.sentence = sentence
      self.answers = answers
    }

    /// Whether to be asked so many questions about what was passed.
    static func review(_ count: Int) -> Question {
      var question = Question(sentence: .answerNow(count), effect: .review)
      question.isOffer = true
      return question
    }

    /// Which of these editors is to open a file; each has a digit.
    static func whichEditor(
      _ names: [String], exercise: String, _ place: SourcePlace?
    ) -> Question {
      Question(
        sentence: .whichEditor,
        answers: zip(1...9, names).map { number, name in
          Answer(
            key: Character("\(number)"), meaning: name,
            effect: .choose(editor: name, exercise: exercise, place))
        })
    }

    /// Whether `y` is the only key that agrees to anything.
    private var isYesOrNo: Bool { answers.contains { $0.meaning.isEmpty } }

    /// The keys that answer it: `y/n`, or `1 nano  2 vim  Esc none`.
    func keys(in place: TerminalProfile) -> String {
      if isYesOrNo { return place.text(of: .yesOrNo) }
      // A key and its meaning stay in one row.
      let keys = answers.map { "\($0.key)\u{A0}\($0.meaning)" }
      return (keys + [place.text(of: .escapeIsNone)]).joined(separator: "  ")
    }

    /// The same behind the sentence, for who listens.
    func spokenKeys(in place: TerminalProfile) -> String {
      isYesOrNo ? place.text(of: .yesOrNoSpoken) : keys(in: place) + "."
    }

    /// What a key answers, if it agrees to anything.
    func effect(of key: Character) -> PracticeEffect? {
      answers.first { $0.key == Character(key.lowercased()) }?.effect
    }
  }
}
