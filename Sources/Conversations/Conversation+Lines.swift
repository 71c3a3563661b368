extension Conversation {
  /// The lines of a block that draws this; what ends, is left out or was interrupted is a note.
  package var lines: [String] {
    steps.map { step in
      switch step {
      case .message(let message): line(of: message)
      case .note(let text): "note : \(text)"
      case .end(let index, _): "note : \(participants[index]) is freed."
      case .omission: "note : …"
      case .interruption(let interruption): "note : \(interruption)"
      }
    }
  }

  /// A message as a block has it.
  func line(of message: Message) -> String {
    "\(participants[message.sender]) \(message.isAnswer ? "-->" : "->") "
      + "\(participants[message.receiver]) : \(message.text)"
  }
}
