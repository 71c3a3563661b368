extension Transcript {
  /// All that was said as the lines of a block that draws it, with the values that came along, what was
  /// answered, and what need not be drawn.
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
  /// Whether a value tells nothing but its type.
  fileprivate var isUntold: Bool {
    self == "…" || self == "[]" || RecordedValue.tellsOnlyType(self)
  }
}
