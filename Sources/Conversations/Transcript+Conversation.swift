extension Transcript {
  /// Steps of a whole conversation that are drawn, at most.
  private static let stepLimit = 40

  /// All that was said, as far as an eye can hold it; nil where nothing was.
  package var conversation: Conversation? {
    let known = Set(cast.classes.values)
    let script = Script(self, NameBook(of: [self]), known: known, own: [])
    var drawing = ConversationExcerpt.Drawing()
    let steps = script.rounds.flatMap { round in
      round.utterances.map { ConversationDifference.Step.kept($0) }
        + round.freed.map { .freed($0) }
    }
    for step in steps.prefix(Self.stepLimit) { drawing.add(step) }
    drawing.omit(steps.count - Self.stepLimit)
    if let ending { drawing.add(ending) }
    return drawing.conversation
  }
}
