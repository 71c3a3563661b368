import Messages
import Terminal
import Typesetting

/// An action of a page with predictions that needs the outside world.
package enum PageEffect: Hashable, Sendable {
  /// Run the programs of all predictions of the page with this name: `predicted`, for each of them.
  case predict([Prediction], page: String)
  /// Compile and run a program with a line that was written for its gap: `tried`.
  case tryOut(QuestionedPage.Trial, page: String)
  /// Keep an answer.
  case keep(QuestionedPage.Kept)
}

/// The result of a page's effect.
package enum PageEvent: Sendable {
  /// The result of running the programs of a prediction, by its index from 0.
  case predicted(Result<PredictionAnswer, PredictionAnswer.Fault>, index: Int, page: String)
  /// The result of a program with a line that was written for its gap.
  case tried(
    Result<WrittenLine, PredictionAnswer.Fault>, QuestionedPage.Trial, page: String)

  /// The name of the page.
  var page: String {
    switch self {
    case .predicted(_, _, let page), .tried(_, _, let page): page
    }
  }
}

/// A page with predictions and its reader's answers, in the reader and beside a verdict alike.
struct PageModel: Sendable {
  /// A change of the page's text, which decides where the new layout is scrolled.
  enum Change: Hashable, Sendable {
    /// The place stays.
    case text
    /// The end, where a prediction is open, stays in view.
    case asked
    /// The prediction with this index was answered or passed over: the result is in view.
    case replied(Int)
  }

  /// The consequences of a key or an event.
  struct Response {
    /// The effects to carry out.
    var effects: [PageEffect] = []
    /// Nil if the page needs no new layout.
    var change: Change?
    /// The reason why the typed text is no answer, or a remark after one.
    var notice: Message?
  }

  /// A permanent name: a lesson's name, or an address.
  let name: String
  /// The page with its answers.
  private(set) var questions: QuestionedPage
  /// The text typed to answer the open prediction.
  private(set) var reply = ReplyLine()
  /// Whether the last answer was wrong, and only letters were typed since.
  private var wasWrong = false

  /// Creates a page that has just been opened.
  init(_ questions: QuestionedPage, named name: String) {
    self.name = name
    self.questions = questions
  }

  /// The effect with which the page begins.
  var beginning: PageEffect { .predict(questions.predictions, page: name) }

  /// Handles a key while no prediction asks. After a wrong answer, letters and digits may be a second
  /// try: they do nothing until another key is pressed.
  ///
  /// - Returns: Nil if the key has another meaning.
  mutating func hold(_ key: Key) -> Response? {
    if case .character(let character) = key, character.isLetter || character.isNumber, wasWrong {
      return Response(notice: .lettersRest)
    }
    wasWrong = false
    return nil
  }

  /// Handles a key while the end of the unfolded part is in view.
  ///
  /// - Returns: Nil if the key has another meaning.
  mutating func press(_ key: Key) -> Response? {
    guard let index = questions.open else { return nil }
    return switch reply.press(key, for: &questions) {
    case .nothing: nil
    case .edited: Response()
    case .refused(let sentence): Response(notice: sentence)
    case .passedOver: Response(change: .replied(index))
    case .answered(let kept): answered(kept, index)
    case .tried(let trial): Response(effects: [.tryOut(trial, page: name)], change: .asked)
    }
  }

  private mutating func answered(_ kept: QuestionedPage.Kept, _ index: Int) -> Response {
    wasWrong = !kept.isRight
    return Response(effects: [.keep(kept)], change: .replied(index), notice: .answered)
  }

  /// Takes an event of this page.
  ///
  /// - Parameter isAsking: Whether an open prediction is in view.
  mutating func take(_ event: PageEvent, isAsking: Bool) -> Response {
    switch event {
    case .predicted(let result, let index, _):
      let asked = isAsking ? questions.open : nil
      questions.note(result, of: index)
      return Response(change: asked != nil && asked == questions.open ? .asked : .text)
    case .tried(let result, let trial, _):
      guard let kept = questions.note(result, of: trial) else {
        return Response(change: isAsking ? .asked : .text)
      }
      putAwayReply()
      return Response(
        effects: [.keep(kept)], change: isAsking ? .replied(trial.index) : .text,
        notice: isAsking ? .answered : nil)
    }
  }

  /// Asks a prediction again, if that is possible.
  mutating func askAgain(_ index: Int) -> Bool {
    guard questions.askAgain(index) else { return false }
    putAwayReply()
    return true
  }

  /// Passes over the predictions above a block.
  ///
  /// - Returns: Their numbers.
  mutating func unfold(toBlock block: Int) -> [Int] { questions.unfold(toBlock: block) }

  /// Forgets the text typed.
  mutating func putAwayReply() { reply = ReplyLine() }
}

extension Message {
  /// Space and the dot are keys.
  fileprivate static let answered = Message("Answered: Space reads on, . asks again.")
  /// Letters do nothing until another key is pressed.
  fileprivate static let lettersRest = Message("Letters rest: Space reads on, . asks again.")
}

/// The rows of a layout that matter to predictions and programs.
struct PageMarks: Sendable {
  /// The rows with the results of the predictions.
  private(set) var replies: [Int] = []
  /// The whole programs, by their first rows.
  private var programs: [(row: Int, name: String, hasScreen: Bool)] = []
  /// The row where the last block before the notes begins; nil if there is none.
  private var lastStart: Int?
  /// The first rows of the blocks, and the number of rows.
  private var borders: [Int] = [0]

  /// Creates marks of an empty page.
  init() {}

  /// Creates the marks of a document whose blocks start at these rows.
  init(
    of document: MarkdownDocument, _ questions: QuestionedPage?, starts: [Int], rowCount: Int
  ) {
    replies = (questions?.replyStarts ?? []).map { $0 < starts.count ? starts[$0] : rowCount }
    programs = zip(document.blocks, starts).compactMap { block, row in
      guard case .code(let code) = block else { return nil }
      return (code.programName ?? code.numberedProgramName).map {
        (row, $0, PagePrograms.hasScreen(code.text))
      }
    }
    let text = zip(document.blocks, starts).filter { block, _ in
      if case .note = block { false } else { true }
    }
    lastStart = text.last?.1
    borders = starts + [rowCount]
  }

  /// Whether the page is read when these rows have been seen: its last block has begun. Notes below
  /// it need not be read.
  func isRead(in rows: Range<Int>) -> Bool {
    lastStart.map { $0 < rows.upperBound } ?? false
  }

  /// Returns the top row where somebody goes on reading: near the open question at the end if answers
  /// were kept, otherwise near the last answer, otherwise where they left the page; nil if there is
  /// nothing to go on from.
  func topToGoOn(in questions: QuestionedPage, rows: Int) -> Int? {
    guard questions.isBegun else { return questions.place.map(row) }
    return (questions.open == nil ? replies.last : .max).map { $0 - rows / 3 }
  }

  /// Returns the place of a row, counted in blocks, so that it holds for every width: 3.5 is the middle
  /// of the fourth block.
  func place(ofRow row: Int) -> Double {
    guard let block = borders.lastIndex(where: { $0 <= row }), block + 1 < borders.count else {
      return Double(borders.count - 1)
    }
    let height = borders[block + 1] - borders[block]
    return Double(block) + Double(row - borders[block]) / Double(height)
  }

  private func row(at place: Double) -> Int {
    let block = Int(min(max(0, place), Double(borders.count - 1)))
    guard block + 1 < borders.count else { return borders[block] }
    let height = Double(borders[block + 1] - borders[block])
    return borders[block] + Int(((place - Double(block)) * height).rounded())
  }

  /// Returns the index of the lowest prediction whose result is in these rows.
  func reply(in rows: Range<Int>) -> Int? { replies.lastIndex(where: rows.contains) }

  /// Returns the last program that begins above a row, otherwise the first one, and whether it can be
  /// played.
  func program(above row: Int) -> (name: String, hasScreen: Bool)? {
    (programs.last { $0.row < row } ?? programs.first).map { ($0.name, $0.hasScreen) }
  }
}
