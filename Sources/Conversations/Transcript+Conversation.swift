extension Transcript {
  /// Steps of a whole conversation, at most.
  private static let stepLimit = 200

  /// All that was said, without what is nobody's business; its beginning if it is long, and nil where
  /// nothing was said.
  package var conversation: Conversation? {
    // Nobody is a helper here, whatever the class.
    let known = Set(cast.classes.values).union([""])
    let book = NameBook(of: [self])
    let script = Script(self, book, known: known, own: [])
    // Ends of what the program made for itself are of no interest.
    let names = book.names(of: cast)
    let named = Set(cast.given.keys.compactMap { names[$0] })
    var drawing = ConversationExcerpt.Drawing()
    let steps = script.rounds.flatMap { round in
      round.utterances.map { ConversationDifference.Step.kept($0) }
        + round.freed.filter { named.contains($0.receiver) }.map { .freed($0) }
    }
    for step in steps.prefix(Self.stepLimit) { drawing.add(step) }
    if let ending { drawing.add(ending) }
    return drawing.conversation
  }
}
