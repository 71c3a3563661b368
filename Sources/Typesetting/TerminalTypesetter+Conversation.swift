import Conversations
import Messages
import Terminal

extension TerminalTypesetter {
  /// Objects and their messages: drawn; as sentences for a reader who listens or where there is no
  /// room; `nil` for a block that is no conversation, which is shown as code so that nothing is lost.
  func conversationLines(of block: CodeBlock, to measure: Measure) -> [Line]? {
    guard block.language.lowercased() == Conversation.language,
      let conversation = try? Conversation(parsing: block)
    else { return nil }
    let caption = LineBreaker(width: measure.prose).lines(of: [furniture(block.caption)])
    guard !profile.accessible else {
      return announced(profile.text(of: .messages), end: .endOfMessages, to: measure) { _ in
        caption + sentences(of: conversation, to: measure)
      }
    }
    return caption + drawnLines(of: conversation, to: measure)
  }

  /// A conversation without a caption.
  func lines(of conversation: Conversation, to measure: Measure) -> [Line] {
    profile.accessible
      ? sentences(of: conversation, to: measure) : drawnLines(of: conversation, to: measure)
  }

  private func drawnLines(of conversation: Conversation, to measure: Measure) -> [Line] {
    let indented = measure.indented(by: 2)
    let diagram = ConversationDiagram(
      of: conversation, within: (indented ?? measure).code,
      pen: ConversationDiagram.Pen(profile.drawing),
      theme: theme)
    guard let diagram else { return sentences(of: conversation, to: measure) }
    guard indented != nil else { return diagram.lines() }
    return Margin.none.adding(furniture("  "), furniture("  ")).setting(diagram.lines())
  }

  /// One sentence for each step, the messages counted.
  private func sentences(of conversation: Conversation, to measure: Measure) -> [Line] {
    let participants = conversation.participants.map { Span($0, style: theme.participant) }
    var number = 0
    return conversation.steps.flatMap { step in
      switch step {
      case .message(let message):
        number += 1
        let sentence = furniture(
          self.sentence(for: message),
          with: [
            "sender": [participants[message.sender]], "receiver": [participants[message.receiver]],
            "message": [Span(message.text, style: theme.code)],
          ])
        return item("\(number). ", sentence, to: measure)
      case .note(let text):
        let words = [Span(text, style: theme.emphasis)]
        return item("", furniture(.note(), with: ["text": words]), to: measure)
      case .end, .omission, .interruption: return []
      }
    }
  }

  private func sentence(for message: Conversation.Message) -> Message {
    switch (message.isAnswer, message.sender == message.receiver) {
    case (false, false): .tells()
    case (true, false): .answers()
    case (false, true): .tellsItself()
    case (true, true): .answersItself()
    }
  }

  private func item(_ marker: String, _ sentence: [Span], to measure: Measure) -> [Line] {
    let following = Span.decoration(String(repeating: " ", count: marker.count))
    return hanging(furniture(marker), following, to: measure) { margin, measure in
      margin.setting(LineBreaker(width: measure.prose).lines(of: sentence))
    }
  }
}
