import CourseModel
import Messages
import Terminal

extension TerminalTypesetter {
  /// The rows of a recorded conversation, with signs in the margin and marks below the arrows where
  /// it differs from the model's.
  ///
  /// If there is no room for all lifelines, the outsider's is left out first, and sentences
  /// describe its messages. If there is still no room, and in accessible output, all steps become
  /// numbered sentences.
  ///
  /// The owners of objects that should have been deallocated follow below.
  ///
  /// - Parameter outsider: The index of the least important participant; by default the one who
  ///   began the conversation.
  package func lines(of conversation: Conversation, outsider: Int? = nil) -> [Line] {
    conversationRows(of: conversation, without: outsider ?? conversation.outsider)
      + (conversation.isBegunByCheck
        ? LineBreaker(width: measure.prose).lines(of: [
          // Translators: Below messages between objects, where “the check” is a sender, too.
          furniture(
            Message("The check's messages come from the hidden test, not from your files."))
        ]) : []) + conversation.retainPaths.flatMap(lines)
  }

  private func conversationRows(of conversation: Conversation, without outsider: Int?) -> [Line] {
    let words = ConversationWords(conversation: conversation.cleaned, typesetter: self)
    let blanks = Span.decoration(String(repeating: " ", count: measure.margin))
    let margin = measure.margin > 0 ? Margin.none.adding(blanks, blanks) : .none
    return margin.setting(
      profile.accessible
        ? announcedSentences(words, to: measure)
        : drawnLines(words, without: outsider, to: measure))
  }

  /// Objects and their messages: drawn, or as sentences in accessible output and without room. Nil
  /// for an invalid conversation, which is shown as code so that its text is not lost.
  func conversationLines(of block: CodeBlock, to measure: Measure) -> [Line]? {
    guard block.language.lowercased() == Conversation.language,
      let conversation = try? Conversation(parsing: block)
    else { return nil }
    // The claim after the language is for the page's author.
    let text = ConversationClaim(block) == nil ? block.caption : ""
    let caption = LineBreaker(width: measure.prose).lines(of: [furniture(text)])
    let words = ConversationWords(conversation: conversation, typesetter: self)
    guard !profile.accessible else {
      return announcedSentences(words, below: caption, to: measure)
    }
    return caption + drawnLines(words, to: measure)
  }

  private func announcedSentences(
    _ words: ConversationWords, below caption: [Line] = [], to measure: Measure
  ) -> [Line] {
    // Translators: Before and below a conversation, for a screen reader.
    announced(profile.text(of: Message("Messages:")), end: Message("End of messages."), to: measure)
    { _ in
      caption + sentences(words, to: measure)
    }
  }

  private func drawnLines(
    _ words: ConversationWords, without outsider: Int? = nil, to measure: Measure
  ) -> [Line] {
    let indented = measure.indented(by: ConversationDiagram.Sign.columns)
    let width = (indented ?? measure).code
    let isMarked = words.conversation.steps.contains { ConversationDiagram.Sign($0) != nil }
    // Without room for a margin, there is none for signs.
    guard indented != nil || !isMarked else { return sentences(words, to: measure) }
    var diagram = ConversationDiagram(words, within: width)
    if diagram == nil, let outsider, words.conversation.hasMessages(without: outsider) {
      diagram = ConversationDiagram(words, without: outsider, within: width)
    }
    guard let diagram else { return sentences(words, to: measure) }
    return diagram.lines(hasMargin: indented != nil) + legend(of: diagram.signs, to: measure)
  }

  /// The meaning of the signs in the margin.
  private func legend(of signs: [ConversationDiagram.Sign], to measure: Measure) -> [Line] {
    let meanings = signs.compactMap { sign in
      sign.meaning.map { "\(sign.text(in: profile.drawing)) \(profile.text(of: $0))" }
    }
    guard !meanings.isEmpty else { return [] }
    return LineBreaker(width: measure.code)
      .lines(of: [
        furniture(
          Message("Beside the model's conversation: \(meanings.joined(separator: ", "), "signs")"))
      ])
  }

  /// One sentence for each step, with numbered messages.
  private func sentences(_ words: ConversationWords, to measure: Measure) -> [Line] {
    var number = 0
    return words.conversation.steps.flatMap { step in
      switch step {
      case .message(let message):
        number += 1
        return item("\(number). ", words.sentence(of: message), to: measure)
      case .note(let text):
        let words = [Span(text, style: theme.emphasis)]
        // Translators: An event between two messages.
        return item(
          "", furniture(Message("Note: \(span: "text")"), with: ["text": words]), to: measure)
      case .end(let object, let mark):
        return item("", words.sentence(ofEndOf: object, mark), to: measure)
      case .omission(let count): return item("", words.omission(of: count), to: measure)
      case .rest(let count): return item("", words.rest(of: count), to: measure)
      case .interruption(let interruption):
        return item("", words.sentence(of: interruption), to: measure)
      }
    }
  }

  private func item(_ marker: String, _ sentence: [Span], to measure: Measure) -> [Line] {
    let following = Span.decoration(String(repeating: " ", count: marker.count))
    return hanging(furniture(marker), following, to: measure) { margin, measure in
      margin.setting(LineBreaker(width: measure.prose).lines(of: sentence))
    }
  }
}
