import CourseModel

/// The conversation in a check as JSON; docs/json.md documents its form.
package struct ConversationDocument: Encodable, Sendable {
  /// One step; nil values are omitted.
  struct Step: Encodable {
    enum Kind: String, Encodable {
      case message, note, end, omission, rest, interruption
    }

    let kind: Kind
    var from: Int?
    var to: Int?
    var text: String?
    var answer: Bool?
    var thread: String?
    var of: Int?
    var count: Int?
    var by: String?
    var mark: String?
    var expected: String?
    var expectedFrom: Int?
    var expectedTo: Int?
  }

  /// The version of the format; additions do not change it.
  var format = 1
  let check: String
  let participants: [String]
  let steps: [Step]

  /// The conversation of the check with this id.
  package init(_ conversation: Conversation, of check: String) {
    self.check = check
    participants = conversation.participants
    steps = conversation.steps.map(Step.init)
  }
}

extension ConversationDocument.Step {
  fileprivate init(_ step: Conversation.Step) {
    switch step {
    case .message(let message): self.init(message)
    case .note(let text): self.init(kind: .note, text: text)
    case .end(let object, let mark): self.init(kind: .end, of: object, mark: mark?.word)
    case .omission(let count): self.init(kind: .omission, count: count)
    case .rest(let count): self.init(kind: .rest, count: count)
    case .interruption(let interruption): self.init(kind: .interruption, by: interruption.word)
    }
  }

  private init(_ message: Conversation.Message) {
    self.init(
      kind: .message, from: message.sender, to: message.receiver, text: message.text,
      answer: message.isAnswer, thread: message.thread, mark: message.mark?.word)
    switch message.mark {
    case .changed(let text): expected = text
    case .misdirected(let sender, let receiver): (expectedFrom, expectedTo) = (sender, receiver)
    case .missing, .surplus, .tooEarly, .tooLate, .belongsHere, nil: break
    }
  }
}

extension Conversation.Mark {
  fileprivate var word: String {
    switch self {
    case .missing: "missing"
    case .surplus: "surplus"
    case .changed: "changed"
    case .misdirected: "misdirected"
    case .tooEarly: "tooEarly"
    case .tooLate: "tooLate"
    case .belongsHere: "belongsHere"
    }
  }
}

extension Conversation.EndMark {
  fileprivate var word: String {
    switch self {
    case .missing: "missing"
    case .surplus: "surplus"
    }
  }
}

extension Conversation.Interruption {
  fileprivate var word: String {
    switch self {
    case .crash: "crash"
    case .timeLimit: "timeLimit"
    case .flood: "flood"
    }
  }
}
