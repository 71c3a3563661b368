import Messages
import Typesetting

/// A page with predictions and the reader's answers: the rest of the page is folded until the first
/// open prediction is answered or passed over.
package struct QuestionedPage: Hashable, Sendable {
  /// The state of a prediction.
  enum Standing: Hashable, Sendable {
    /// Its program is running.
    case running
    case known(PredictionAnswer)
    /// It can't be asked here, for this reason: a part of a sentence.
    case impossible(Message)
  }

  /// The reader's reply.
  enum Reply: Hashable, Sendable {
    case none
    /// The reader asked for the answer.
    case passedOver
    /// The page was opened below it, so the reader has not seen it yet.
    case skipped
    /// The text that the reader typed.
    case answered(String)
  }

  /// A line that was written for a program's gap, to be compiled and run.
  package struct Trial: Hashable, Sendable {
    /// The question.
    package let prediction: Prediction
    let index: Int
    /// The typed line, without blanks around it.
    package let line: String
  }

  /// The result of the last line for a gap that was not right.
  struct Attempt: Hashable, Sendable {
    let line: String
    /// Nil while it is compiled and run.
    var outcome: Result<WrittenLine, PredictionAnswer.Fault>?
  }

  /// An answer that is to be kept.
  package struct Kept: Hashable, Sendable {
    /// The prediction's identity.
    package let identity: String
    /// The page's name.
    package let page: String
    /// The text that the reader typed.
    package let typed: String
    package let isRight: Bool
  }

  /// The whole page.
  let document: MarkdownDocument
  /// Whether it was read to its end before.
  private let isRead: Bool
  /// The place of the row at the top when it was left (`PageMarks.place`).
  let place: Double?
  private let entries: [PagePredictions.Entry]
  private(set) var standings: [Standing]
  private(set) var replies: [Reply]
  private(set) var attempts: [Int: Attempt] = [:]

  /// Creates a page that has just been opened.
  ///
  /// - Parameters:
  ///   - page: A permanent name for the page; a lesson's name.
  ///   - answers: Earlier answers, by the identities of their predictions.
  ///   - isRead: Whether it was read to its end before, so that it opens at its beginning if nothing
  ///     is left to answer.
  ///   - place: Where it was left, if it was not read to its end.
  package init(
    _ document: MarkdownDocument, of page: String, answers: [String: String] = [:],
    isRead: Bool = false, place: Double? = nil
  ) {
    self.document = document
    self.isRead = isRead
    self.place = isRead ? nil : place
    entries = PagePredictions(in: document, of: page).entries
    standings = entries.map { _ in .running }
    replies = entries.map { answers[$0.prediction.identity].map(Reply.answered) ?? .none }
  }

  /// The predictions in the order of the page.
  package var predictions: [Prediction] { entries.map(\.prediction) }

  /// The index of the first prediction without an answer; the page is folded below it.
  var open: Int? {
    entries.indices.first { index in
      if case .impossible = standings[index] { return false }
      return replies[index] == .none
    }
  }

  /// Whether a prediction above the open one was answered; if none is open, whether any was, and the
  /// page was not read to its end.
  var isBegun: Bool {
    guard open != nil || !isRead else { return false }
    return replies[..<(open ?? replies.count)].contains {
      if case .answered = $0 { true } else { false }
    }
  }

  /// Returns the number of the first prediction without an answer that a run of this program would
  /// give away, counted from 1; nil if there is none.
  func questionToAnswer(before program: String) -> Int? {
    entries.indices.first { index in
      let prediction = entries[index].prediction
      // A crash names the line that is at fault.
      let isBroken = if case .broke = answer(at: index)?.unedited { true } else { false }
      return prediction.programName == program && !isSettled(index)
        && (prediction.isGivenAwayByProgram || isBroken)
    }.map { $0 + 1 }
  }

  /// The answer to the open prediction; nil while its program runs, or if none is open.
  var openAnswer: PredictionAnswer? { open.flatMap { answer(at: $0) } }

  private func answer(at index: Int) -> PredictionAnswer? {
    if case .known(let answer) = standings[index] { answer } else { nil }
  }
}

// MARK: - Events

extension QuestionedPage {
  /// Takes the result of running the programs of a prediction.
  package mutating func note(
    _ answer: Result<PredictionAnswer, PredictionAnswer.Fault>, of index: Int
  ) {
    guard entries.indices.contains(index) else { return }
    switch answer {
    case .success(let answer):
      standings[index] = .known(answer)
      // A stored answer may be for a program with other output.
      if case .answered(let typed) = replies[index], (try? answer.guess(from: typed)) == nil {
        replies[index] = .none
      }
    case .failure(let fault): standings[index] = .impossible(fault.message)
    }
  }

  /// Answers the open prediction.
  ///
  /// - Returns: The answer to store; nil if nothing can be answered now.
  mutating func answer(_ typed: String) throws(NoGuess) -> Kept? {
    guard let open, let answer = openAnswer else { return nil }
    let guess = try answer.guess(from: typed)
    replies[open] = .answered(typed)
    return Kept(
      identity: answer.prediction.identity, page: answer.prediction.page, typed: typed,
      isRight: answer.isRight(guess))
  }

  /// Takes a line for the gap of the open prediction, if it has one.
  ///
  /// - Returns: The trial to compile, run and note; nil if there is no gap, or if the line is the
  ///   page's own, which `answer` takes.
  mutating func trial(_ typed: String) throws(NoGuess) -> Trial? {
    guard let open, let answer = openAnswer, answer.prediction.kind == .write,
      case .line(let line) = try answer.guess(from: typed), !answer.isRight(.line(line))
    else { return nil }
    attempts[open] = Attempt(line: line)
    return Trial(prediction: answer.prediction, index: open, line: line)
  }

  /// Takes the result of a written line. It answers the prediction if it is right.
  ///
  /// - Returns: The answer to keep then.
  mutating func note(
    _ outcome: Result<WrittenLine, PredictionAnswer.Fault>, of trial: Trial
  ) -> Kept? {
    guard let answer = answer(at: trial.index), answer.prediction == trial.prediction,
      attempts[trial.index]?.line == trial.line, replies[trial.index] == .none
    else { return nil }
    attempts[trial.index]?.outcome = outcome
    guard case .success(let written) = outcome, answer.isRight(written) else { return nil }
    replies[trial.index] = .answered(trial.line)
    return Kept(
      identity: trial.prediction.identity, page: trial.prediction.page, typed: trial.line,
      isRight: true)
  }

  /// Passes the open prediction over.
  mutating func passOver() {
    if let open { replies[open] = .passedOver }
  }

  /// Asks a prediction again that was answered, passed over or skipped, and folds the page below
  /// it.
  ///
  /// - Returns: Whether it can be asked.
  mutating func askAgain(_ index: Int) -> Bool {
    guard replies.indices.contains(index), replies[index] != .none, answer(at: index) != nil else {
      return false
    }
    replies[index] = .none
    attempts[index] = nil
    return true
  }

  /// Skips the predictions above a heading, so that the heading is shown; doesn't reveal their
  /// answers.
  mutating func unfold(to heading: String) {
    guard let block = document.blocks.firstIndex(where: { $0.isHeading(heading) }) else { return }
    while let open, entries[open].block < block { replies[open] = .skipped }
  }

  /// Passes over the predictions above a block, so that the block with this index is shown.
  ///
  /// - Returns: The numbers of those predictions, counted from 1.
  @discardableResult
  mutating func unfold(toBlock block: Int) -> [Int] {
    var numbers: [Int] = []
    while let open, entries[open].block < block {
      numbers.append(open + 1)
      passOver()
    }
    return numbers
  }
}

// MARK: - Shown text

extension QuestionedPage {
  /// Returns the unfolded part of the page.
  func shown(in language: Catalogue) -> MarkdownDocument {
    MarkdownDocument(folded(in: language).blocks)
  }

  /// The index of the block with the result, among the shown blocks, for each prediction shown.
  var replyStarts: [Int] { folded(in: .english).replies }

  /// Returns the folded part, with the index of its first block in the page; predictions appear
  /// only as questions.
  func rest(in language: Catalogue) -> (start: Int, document: MarkdownDocument)? {
    guard let open else { return nil }
    let start = entries[open].block + 1
    var blocks = Array(document.blocks[start...])
    for (index, entry) in entries.enumerated().dropFirst(open + 1) {
      let question = entry.prediction.questionBlocks(number: index + 1, nil, in: language)
      // Each block keeps its index, so that indices are those of the page.
      blocks[entry.block - start] = .quote(question)
    }
    return (start, MarkdownDocument(blocks))
  }

  /// Returns the whole page with its questions, and the answers at its end under a separate
  /// heading.
  package func printed(in language: Catalogue) -> MarkdownDocument {
    guard !entries.isEmpty else { return document }
    let notes = document.blocks.reversed().prefix { if case .note = $0 { true } else { false } }
    let answers = entries.indices.flatMap { index -> [Block] in
      // Translators: The heading of a question's answer.
      let label = Block.heading(
        level: 3, language.inlines(of: Message("Question \(index + 1, "number")")))
      return switch standings[index] {
      case .known(let answer): [label] + answer.answerBlocks(in: language)
      case .running:
        [label, notRun(index, because: Message("its program was not run"), in: language)]
      case .impossible(let reason): [label, notRun(index, because: reason, in: language)]
      }
    }
    return MarkdownDocument(
      // Translators: The heading of all answers.
      wholeBlocks(in: language).dropLast(notes.count)
        + [.heading(level: 2, language.inlines(of: Message("Answers")))] + answers
        + notes.reversed())
  }

  private func folded(in language: Catalogue) -> (blocks: [Block], replies: [Int]) {
    var blocks: [Block] = []
    var replies: [Int] = []
    var next = 0
    for (index, entry) in entries.enumerated() {
      blocks += document.blocks[next..<entry.block]
      blocks.ask(questionBlocks(index, in: language), entry.prediction)
      replies.append(blocks.count)
      blocks += replyBlocks(index, in: language)
      next = entry.block + 1
      if index == open { return (blocks, replies) }
    }
    return (blocks + document.blocks[next...], replies)
  }

  private func wholeBlocks(in language: Catalogue) -> [Block] {
    var blocks: [Block] = []
    var next = 0
    for (index, entry) in entries.enumerated() {
      let prediction = entry.prediction
      blocks += document.blocks[next..<entry.block]
      next = entry.block + 1
      // Also where nothing could be run: a page in print never shows its answers above their heading.
      var question = prediction.questionBlocks(
        number: index + 1, answer(at: index), in: language)
      if prediction.kind == .write, !prediction.page.contains("/") {
        let command =
          "switchboard run --lesson \(prediction.page) \(prediction.programName) --line '…'"
        question.append(
          .paragraph(
            language.inlines(
              of: Message("To try your line: \(span: "command")."),
              with: ["command": [.code(command)]])))
      }
      blocks.ask(question, prediction)
    }
    return blocks + document.blocks[next...]
  }

  private func questionBlocks(_ index: Int, in language: Catalogue) -> [Block] {
    let blocks = entries[index].prediction.questionBlocks(
      number: index + 1, answer(at: index), in: language)
    guard entries[index].prediction.kind == .write, isSettled(index) else { return blocks }
    return [document.blocks[entries[index].block]] + blocks.dropFirst()
  }

  /// Whether nothing is left to ask, so that a program with a gap is shown whole.
  private func isSettled(_ index: Int) -> Bool {
    if case .impossible = standings[index] { return true }
    switch replies[index] {
    case .answered, .passedOver: return true
    case .none, .skipped: return false
    }
  }

  private func replyBlocks(_ index: Int, in language: Catalogue) -> [Block] {
    switch (standings[index], replies[index]) {
    case (.impossible(let reason), _): [notRun(index, because: reason, in: language)]
    case (_, .skipped):
      [
        .said(
          Message(
            """
            You have not answered this yet. Read the page from its beginning to answer it.
            """), in: language)
      ]
    case (.running, .none):
      [.said(Message("The program is running; the very first time takes longer."), in: language)]
    case (.running, _): [.said(Message("The program is running."), in: language)]
    case (.known(let answer), .none):
      attemptBlocks(index, answer, in: language)
        + [
          .said(
            Message(
              "Type \(answer.howToAnswer, "answer"). Then press Enter. (Two dots show the answer.)"),
            in: language)
        ]
    case (.known(let answer), .passedOver): answer.answerBlocks(in: language)
    case (.known(let answer), .answered(let typed)):
      (try? answer.guess(from: typed)).map { answer.comparisonBlocks(of: $0, in: language) }
        ?? answer.answerBlocks(in: language)
    }
  }

  private func attemptBlocks(
    _ index: Int, _ answer: PredictionAnswer, in language: Catalogue
  ) -> [Block] {
    guard let attempt = attempts[index] else { return [] }
    return switch attempt.outcome {
    case nil: [.said(Message("Your line is being compiled and run."), in: language)]
    case .success(let written): answer.blocks(about: written, of: attempt.line, in: language)
    case .failure(let fault): [notRun(index, because: fault.message, in: language)]
    }
  }

  private func notRun(_ index: Int, because reason: Message, in language: Catalogue) -> Block {
    let prediction = entries[index].prediction
    // A page that is not a lesson has a path as its name.
    guard !prediction.page.contains("/") else {
      // Translators: The reason is a part of a sentence.
      return .paragraph(
        language.inlines(of: Message("The answer cannot be shown here: \(reason, "reason").")))
    }
    let command = "switchboard run --lesson \(prediction.page) \(prediction.programName)"
    return .paragraph(
      // Translators: The reason is a part of a sentence; the command runs the program.
      language.inlines(
        of: Message(
          """
          The answer cannot be shown here: \(reason, "reason"). Run the program yourself: \
          \(span: "command").
          """), with: ["command": [.code(command)]]))
  }
}

extension Message {
  /// Somebody wants to run or edit the program that a question is about; the dot is a key.
  static func answerFirst(_ number: Int, _ program: String) -> Message {
    Message(
      """
      Question \(number, "number") asks about \(program, "program"): answer it first; there . shows \
      the answer.
      """)
  }
}

extension [Block] {
  /// Adds a question. A program just above it that it lists with numbers gives way to that listing.
  fileprivate mutating func ask(_ question: [Block], _ prediction: Prediction) {
    guard prediction.kind == .fault, case .code(let program)? = last,
      program.programName == prediction.programName,
      let listing = question.firstIndex(where: {
        if case .code(let code) = $0 {
          code.numberedProgramName == program.programName
        } else {
          false
        }
      })
    else { return self += question }
    self[count - 1] = question[listing]
    self += question[..<listing] + question[(listing + 1)...]
  }
}

extension Block {
  fileprivate static func said(_ sentence: Message, in language: Catalogue) -> Block {
    .paragraph([.emphasis(language.inlines(of: sentence))])
  }
}
