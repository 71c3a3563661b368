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
    case .missing: said(Message("missing", context: "message"))
    case .surplus: said(Message("extra", context: "message"))
    case .changed(let expected): said(Message("should be \(expected, "text")"))
    case .misdirected(let sender, let receiver):
      switch (sender == message.sender, receiver == message.receiver) {
      case (_, true): said(Message("should come from \(name(sender), "sender")"))
      case (true, false): said(Message("should go to \(name(receiver), "receiver")"))
      case (false, false):
        said(Message("should go from \(name(sender), "sender") to \(name(receiver), "receiver")"))
      }
    case .tooEarly: said(Message("too early", context: "message"))
    case .tooLate: said(Message("too late", context: "message"))
    case .belongsHere: said(Message("belongs here", context: "message"))
    }
  }

  /// The words beside the actual or expected end of a lifeline.
  func beside(_ mark: Conversation.EndMark?) -> String {
    switch mark {
    // Translators: Beside the end of a lifeline: its object was freed.
    case nil: said(Message("freed", context: "object"))
    case .missing: said(Message("should have ended here", context: "object"))
    case .surplus: said(Message("ended too early", context: "object"))
    }
  }

  /// The number of omitted steps.
  func omission(of count: Int) -> [Span] {
    [
      typesetter.furniture(
        Message(
          one: "… {count} step, as in right answers",
          other: "… {count} steps, as in right answers", count: count))
    ]
  }

  /// The number of steps that follow, if it is known.
  func rest(of count: Int?) -> [Span] {
    [
      typesetter.furniture(
        count.map {
          Message(
            one: "… {count} more step, not shown here",
            other: "… {count} more steps, not shown here",
            count: $0)
        } ?? Message("… more steps, not shown here"))
    ]
  }

  /// The reason why the recording ends.
  func stop(_ interruption: Conversation.Interruption) -> String {
    switch interruption {
    case .crash: said(Message("The program crashed here."))
    case .timeLimit: said(Message("The time ran out here."))
    case .flood:
      said(Message("The program sent more than 20,000 messages; the recording ends here."))
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
      spans = typesetter.furniture(
        Message("On \(span: "thread"): \(span: "sentence")"),
        with: ["thread": [name], "sentence": spans])
    }
    guard let mark = message.mark else { return spans }
    return marked(form(of: mark, message), mark.sign, with: parts(of: mark, spans))
  }

  /// The actual or expected end of an object as a sentence.
  func sentence(ofEndOf index: Int, _ mark: Conversation.EndMark?) -> [Span] {
    let parts = ["object": [participant(index)]]
    return switch mark {
    case nil: typesetter.furniture(Message("\(span: "object") is freed."), with: parts)
    case .missing?:
      marked(
        Message("Missing: \(span: "object") should be freed here, but still exists."), .missing,
        with: parts)
    case .surplus?:
      marked(
        Message(
          "Too early: \(span: "object") is freed here, but not yet in the model's conversation."),
        .moved, with: parts)
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
    case (false, false): Message("\(span: "sender") tells \(span: "receiver"): \(span: "message")")
    case (true, false): Message("\(span: "sender") answers \(span: "receiver"): \(span: "message")")
    case (false, true): Message("\(span: "sender") tells itself: \(span: "message")")
    case (true, true): Message("\(span: "sender") answers itself: \(span: "message")")
    }
  }

  private func form(of mark: Conversation.Mark, _ message: Conversation.Message) -> Message {
    switch mark {
    case .missing: Message("Missing: \(span: "sentence")")
    case .surplus: Message("Extra: \(span: "sentence")")
    case .changed:
      Message("Different: \(span: "sentence") – in the model's conversation: \(span: "expected")")
    case .misdirected(let sender, let receiver):
      switch (sender == message.sender, receiver == message.receiver) {
      case (_, true):
        Message(
          "Different: \(span: "sentence") – in the model's conversation from \(span: "sender")")
      case (true, false):
        Message(
          "Different: \(span: "sentence") – in the model's conversation to \(span: "receiver")")
      case (false, false):
        Message(
          """
          Different: \(span: "sentence") – in the model's conversation from \(span: "sender") to \
          \(span: "receiver")
          """)
      }
    case .tooEarly: Message("Too early: \(span: "sentence")")
    case .tooLate: Message("Too late: \(span: "sentence")")
    case .belongsHere: Message("Belongs here: \(span: "sentence")")
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
