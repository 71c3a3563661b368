extension Transcript {
  /// The maximum number of steps in a whole conversation.
  private static let stepLimit = 200

  /// All visible messages, or the first of them if there are many; nil if there are none.
  package var conversation: Conversation? {
    // No object is a helper here, whatever its class.
    let known = Set(cast.classes.values).union([""])
    let book = NameBook(of: [self])
    let script = Script(self, book, known: known, own: [])
    // Deallocations of objects that the program created for itself are omitted.
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
