import Messages
import Terminal

/// The line for answering the open prediction of a page, while the end of the page is in view.
///
/// A key with which an answer may begin starts one; all other keys keep their meaning until the
/// answer has begun.
struct ReplyLine: Hashable, Sendable {
  /// The effect of a key.
  enum Deed: Hashable, Sendable {
    /// The key has another meaning.
    case nothing
    case edited
    /// The prediction was passed over.
    case passedOver
    /// The prediction was answered; store this.
    case answered(QuestionedPage.Kept)
    /// A line was written for the gap of a program, and is to be compiled and run.
    case tried(QuestionedPage.Trial)
    /// The text is no answer; a sentence says what would be one.
    case refused(Message)
  }

  /// The key that shows an open prediction's answer, pressed twice, and asks an answered or shown one
  /// again.
  static let showing = Key.character(".")

  private var editor = QueryEditor()
  /// Whether letters have their usual meaning.
  private var isPutAway = false
  /// Whether the last key asked for the answer, and shows it if it comes again.
  private var wantsAnswer = false
  /// Whether the last key was Enter, and the text no answer: a letter then begins a new one.
  private var wasRefused = false

  /// Creates an empty line.
  init() {}

  /// The text typed so far.
  var text: String { editor.text }

  /// Handles a key while the end of the page is in view.
  mutating func press(_ key: Key, for page: inout QuestionedPage) -> Deed {
    guard let open = page.open else { return .nothing }
    let isSure = wantsAnswer
    wantsAnswer = key == Self.showing && text.isEmpty
    if wantsAnswer {
      guard isSure else {
        return .refused(
          Message("Press . again to see the answer to question \(open + 1, "number"), or try it."))
      }
      page.passOver()
      self = ReplyLine()
      return .passedOver
    }
    if wasRefused, case .character(let character) = key,
      page.openAnswer?.mayBegin(with: character) == true
    {
      self = ReplyLine()
    }
    wasRefused = false
    if text.isEmpty {
      switch key {
      // The user wants to turn the page, and not to see the answer yet.
      case .character(" "), .pageDown:
        return .refused(Message("Answer the question first, or press . twice to see its answer."))
      default: return begin(with: key, page.openAnswer)
      }
    }
    switch key {
    case .enter: return answer(&page)
    case .escape: self = ReplyLine()
    default:
      guard editor.edit(key) else { return .nothing }
    }
    return .edited
  }

  private mutating func begin(with key: Key, _ answer: PredictionAnswer?) -> Deed {
    switch key {
    case .enter where isPutAway, .escape where !isPutAway: isPutAway.toggle()
    case .enter: return answer.map { .refused(.type($0.howToAnswer)) } ?? .nothing
    case .character(let character) where !isPutAway && answer?.mayBegin(with: character) == true:
      _ = editor.edit(key)
    default: return .nothing
    }
    return .edited
  }

  private mutating func answer(_ page: inout QuestionedPage) -> Deed {
    do throws(NoGuess) {
      if let trial = try page.trial(text) { return .tried(trial) }
      guard let kept = try page.answer(text) else { return .nothing }
      self = ReplyLine()
      return .answered(kept)
    } catch {
      wasRefused = true
      // The sentence is in the line's place, so it says what was typed.
      let isQuoted = text.isEmpty || error.message.english.hasPrefix("'\(text)'")
      return .refused(
        isQuoted
          ? error.message
            // Translators: A typed text, and the reason why it is no answer.
          : Message("“\(text, "typed")”: \(error.message, "reason")"))
    }
  }
}

// MARK: - Shown text

extension ReplyLine {
  /// The hints about keys, longest first.
  private var hints: [Message] {
    if isPutAway {
      let now = Message("letters are keys now")
      return [Message("letters are keys now · . shows the answer"), now, .dotShows]
    }
    // Translators: Enter is a key.
    return text.isEmpty
      ? [Message(". shows the answer · Esc: letters are keys"), .dotShows]
      : [Message("Enter answers · Esc clears"), Message("Enter answers")]
  }

  /// Returns the line for this many columns, with the cursor always in view.
  ///
  /// - Parameter page: The page; without an answer, the program was not run, so there are no choices.
  func line(columns: Int, for page: QuestionedPage, in place: TerminalProfile) -> Line {
    guard page.openAnswer != nil || isPutAway else {
      return Line(place.spans(of: Message("Running the program … ( . shows the answer)")))
        .truncated(to: columns)
    }
    // Translators: Enter is a key, which begins an answer.
    let start = place.text(
      of: isPutAway
        ? Message("Enter: your answer to question \((page.open ?? 0) + 1, "number")")
        : Message("Your answer: "))
    let typing = isPutAway ? 1 : 16
    let right =
      hints.lazy.map { place.text(of: $0) }.first { start.count + $0.count + typing <= columns }
      ?? ""
    let room = max(1, columns - start.count - right.count - 1)
    let typed = isPutAway ? [] : editor.spans(columns: room)
    let left = Line([Span(start, style: Style(bold: true))] + typed)
    let padding = max(0, columns - left.width() - right.count)
    return Line(
      left.spans + [.decoration(String(repeating: " ", count: padding))]
        + (right.isEmpty ? [] : [Span(right, style: Style(dim: true))])
    ).truncated(to: columns)
  }
}

extension Message {
  /// The dot is a key.
  fileprivate static let dotShows = Message(". shows the answer")
}
