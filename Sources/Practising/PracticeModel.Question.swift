extension PracticeModel {
  /// What is done only after an answer, which is a key.
  struct Question: Hashable, Sendable {
    struct Answer: Hashable, Sendable {
      let key: Character
      /// What it stands for.
      let meaning: String
      let effect: PracticeEffect
    }

    let sentence: String
    let answers: [Answer]
    /// Whether any other key declines it and does what it does anywhere, since nobody has asked.
    var isOffer = false

    /// A question that only `y` agrees to.
    init(sentence: String, effect: PracticeEffect) {
      self.sentence = sentence
      answers = [Answer(key: "y", meaning: "", effect: effect)]
    }

    private init(sentence: String, answers: [Answer]) {
      self.sentence = sentence
      self.answers = answers
    }

    /// Whether to be asked so many questions about what was passed.
    static func review(_ count: Int) -> Question {
      let what =
        count == 1
        ? "A question from what you have passed is due: a minute"
        : "\(count == 2 ? "Two" : "\(count)") questions from what you have passed are due: \(count) minutes"
      var question = Question(
        sentence: "\(what). Answer now?", effect: .review)
      question.isOffer = true
      return question
    }

    /// Which of these editors is to open a file; each has a digit.
    static func whichEditor(
      _ names: [String], exercise: String, _ place: SourcePlace?
    ) -> Question {
      Question(
        sentence: "Which editor is yours? (Asked once; the variable EDITOR says it, too.)",
        answers: zip(1...9, names).map { number, name in
          Answer(
            key: Character("\(number)"), meaning: name,
            effect: .choose(editor: name, exercise: exercise, place))
        })
    }

    /// The keys that answer it: `y/n`, or `1 nano  2 vim  Esc none`.
    var keys: String {
      guard !answers.contains(where: { $0.meaning.isEmpty }) else { return "y/n" }
      // A key and its meaning stay in one row.
      return answers.map { "\($0.key)\u{A0}\($0.meaning)" }.joined(separator: "  ")
        + "  Esc\u{A0}none"
    }

    /// What a key answers, if it agrees to anything.
    func effect(of key: Character) -> PracticeEffect? {
      answers.first { $0.key == Character(key.lowercased()) }?.effect
    }
  }
}
