extension Transcript {
  /// All messages as lines of a conversation block, with values, answers, and messages that need
  /// not be drawn.
  package var drawnLines: [String] {
    let known = Set(cast.classes.values).union([""])
    let script = Script(self, NameBook(of: [self]), known: known, own: nil, withAsides: true)
    return script.rounds.flatMap(\.utterances).filter { $0.kind != .looking }.flatMap { said in
      let told = said.arguments.indices.filter { !said.arguments[$0].isUntold }
      let line = "\(said.sender) -> \(said.receiver) : \(said.text(filling: Set(told)))"
      guard let answer = said.answer else { return [line] }
      return [line, "\(said.receiver) --> \(said.sender) : \(answer)"]
    }
  }
}

extension String {
  /// Whether the value shows only its type.
  var isUntold: Bool {
    self == "…" || self == "[]" || RecordedValue.tellsOnlyType(self)
  }
}
