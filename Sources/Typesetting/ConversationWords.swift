import CourseModel
import Messages
import Terminal

/// The texts of a conversation: below its arrows, beside its lifelines, and its steps as sentences.
struct ConversationWords {
  let conversation: Conversation
  let typesetter: TerminalTypesetter

  var theme: Theme { typesetter.theme }

  private func said(_ message: Message) -> String { typesetter.profile.text(of: message) }
  private func name(_ participant: Int) -> String { conversation.participants[participant] }
}

// MARK: - In a drawing

extension ConversationWords {
  /// The text of a message, with its thread in front.
  func text(of message: Conversation.Message) -> String {
    message.thread.map { "[\($0)] " + message.text } ?? message.text
  }

  /// The difference from the model, below the message's arrow.
  func below(_ mark: Conversation.Mark, _ message: Conversation.Message) -> String {
    switch mark {
    case .missing: said(.missingMark)
    case .surplus: said(.surplusMark)
    case .changed(let expected): said(.shouldBe(expected))
    case .misdirected(let sender, let receiver):
      switch (sender == message.sender, receiver == message.receiver) {
      case (_, true): said(.shouldComeFrom(name(sender)))
      case (true, false): said(.shouldGoTo(name(receiver)))
      case (false, false): said(.shouldGo(from: name(sender), to: name(receiver)))
      }
    case .tooEarly: said(.tooEarlyMark)
    case .tooLate: said(.tooLateMark)
    case .belongsHere: said(.belongsHereMark)
    }
  }

  /// The words beside the actual or expected end of a lifeline.
  func beside(_ mark: Conversation.EndMark?) -> String {
    switch mark {
    case nil: said(.freedMark)
    case .missing: said(.shouldHaveEnded)
    case .surplus: said(.endedTooEarly)
    }
  }

  /// The number of omitted steps.
  func omission(of count: Int) -> [Span] { [typesetter.furniture(.omission(count))] }

  /// The reason why the recording ends.
  func stop(_ interruption: Conversation.Interruption) -> String {
    switch interruption {
    case .crash: said(.crashedHere)
    case .timeLimit: said(.outOfTimeHere)
    case .flood: said(.tooManyEvents)
    }
  }
}

// MARK: - As sentences

extension ConversationWords {
  /// A message as a sentence, with its difference from the model.
  func sentence(of message: Conversation.Message) -> [Span] {
    var spans = typesetter.furniture(
      form(of: message),
      with: [
        "sender": [participant(message.sender)], "receiver": [participant(message.receiver)],
        "message": [Span(message.text, style: theme.code)],
      ])
    if let thread = message.thread {
      let name = Span(thread, style: theme.participant)
      spans = typesetter.furniture(.onThread(), with: ["thread": [name], "sentence": spans])
    }
    guard let mark = message.mark else { return spans }
    return marked(form(of: mark, message), mark.sign, with: parts(of: mark, spans))
  }

  /// The actual or expected end of an object as a sentence.
  func sentence(ofEndOf index: Int, _ mark: Conversation.EndMark?) -> [Span] {
    let parts = ["object": [participant(index)]]
    return switch mark {
    case nil: typesetter.furniture(.isFreed(), with: parts)
    case .missing?: marked(.shouldBeFreed(), .missing, with: parts)
    case .surplus?: marked(.isFreedTooEarly(), .moved, with: parts)
    }
  }

  /// The reason why the recording ends, as a sentence.
  func sentence(of interruption: Conversation.Interruption) -> [Span] {
    [.decoration(stop(interruption), style: theme.removed)]
  }

  private func participant(_ index: Int) -> Span { Span(name(index), style: theme.participant) }

  /// A sentence in the style of a mark.
  private func marked(
    _ message: Message, _ sign: ConversationDiagram.Sign, with parts: [String: [Span]]
  ) -> [Span] {
    typesetter.said(message, style: sign.style(in: theme), with: parts)
  }

  private func form(of message: Conversation.Message) -> Message {
    switch (message.isAnswer, message.sender == message.receiver) {
    case (false, false): .tells()
    case (true, false): .answers()
    case (false, true): .tellsItself()
    case (true, true): .answersItself()
    }
  }

  private func form(of mark: Conversation.Mark, _ message: Conversation.Message) -> Message {
    switch mark {
    case .missing: .missing()
    case .surplus: .surplus()
    case .changed: .changed()
    case .misdirected(let sender, let receiver):
      switch (sender == message.sender, receiver == message.receiver) {
      case (_, true): .fromAnother()
      case (true, false): .toAnother()
      case (false, false): .fromAndToOthers()
      }
    case .tooEarly: .tooEarly()
    case .tooLate: .tooLate()
    case .belongsHere: .belongsHere()
    }
  }

  private func parts(of mark: Conversation.Mark, _ sentence: [Span]) -> [String: [Span]] {
    var parts = ["sentence": sentence]
    switch mark {
    case .changed(let expected): parts["expected"] = [Span(expected, style: theme.code)]
    case .misdirected(let sender, let receiver):
      parts["sender"] = [participant(sender)]
      parts["receiver"] = [participant(receiver)]
    case .missing, .surplus, .tooEarly, .tooLate, .belongsHere: break
    }
    return parts
  }
}

extension Conversation.Mark {
  fileprivate var sign: ConversationDiagram.Sign { ConversationDiagram.Sign(self) }
}
