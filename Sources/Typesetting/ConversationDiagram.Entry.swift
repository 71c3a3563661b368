import CourseModel
import Terminal

extension ConversationDiagram {
  /// The drawing of one step.
  struct Entry {
    enum Kind {
      case arrow(Arrow)
      /// Words beside the lifeline in this column, which ends or continues.
      case end(of: Int, SelectorText, isOver: Bool)
      /// Words that interrupt all lifelines.
      case across([Span])
      /// A line across all lifelines, with words in it.
      case stop(String)
    }

    let kind: Kind
    let sign: Sign?
  }

  /// A message from one lifeline to another, or back to the same one.
  struct Arrow {
    /// Indices of lifelines.
    let sender: Int
    let receiver: Int
    let isAnswer: Bool
    let text: SelectorText
    /// The mark below it, which describes the difference from the model.
    let words: SelectorText?
    let sign: Sign?
    /// Whether this message was not sent here.
    let isAbsent: Bool

    /// The gaps between lifelines that it crosses; empty for a message to oneself.
    var gaps: Range<Int> { min(sender, receiver)..<max(sender, receiver) }
  }

  /// The drawing of each step. Steps of the outsider, who has no lifeline, become sentences.
  static func entries(_ words: ConversationWords, without outsider: Int?) -> [Entry] {
    words.conversation.steps.map { step in
      Entry(kind: kind(of: step, words, without: outsider), sign: Sign(step))
    }
  }

  private static func kind(
    of step: Conversation.Step, _ words: ConversationWords, without outsider: Int?
  ) -> Entry.Kind {
    let column = { (participant: Int) in
      outsider.map { participant > $0 ? participant - 1 : participant } ?? participant
    }
    switch step {
    case .message(let message):
      guard ![message.sender, message.receiver].contains(outsider) else {
        let sentence = words.sentence(of: message)
        return .across(message.sender == outsider ? sentence.capitalized : sentence)
      }
      return .arrow(
        Arrow(
          sender: column(message.sender), receiver: column(message.receiver),
          isAnswer: message.isAnswer, text: SelectorText(words.text(of: message)),
          words: message.mark.map { SelectorText(words.below($0, message)) },
          sign: message.mark.map(Sign.init), isAbsent: message.mark?.isOfAbsentMessage == true))
    case .note(let text): return .across([Span(text, style: words.theme.emphasis)])
    case .end(let participant, let mark):
      guard participant != outsider else {
        return .across(words.sentence(ofEndOf: participant, mark))
      }
      return .end(
        of: column(participant), SelectorText(words.beside(mark)), isOver: mark != .missing)
    case .omission(let count): return .across(words.omission(of: count))
    case .rest(let count): return .across(words.rest(of: count))
    case .interruption(let interruption): return .stop(words.stop(interruption))
    }
  }
}

extension Conversation.Mark {
  /// Whether the message was not sent here.
  var isOfAbsentMessage: Bool {
    switch self {
    case .missing, .belongsHere: true
    case .surplus, .changed, .misdirected, .tooEarly, .tooLate: false
    }
  }
}

extension [Span] {
  /// The spans with a capital first letter, to begin a sentence.
  fileprivate var capitalized: [Span] {
    guard let first else { return self }
    let text = first.text.prefix(1).uppercased() + first.text.dropFirst()
    return [Span(text, style: first.style, role: first.role)] + dropFirst()
  }
}
