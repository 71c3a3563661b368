extension Conversation {
  /// The message as a line of a `conversation` block.
  func line(of message: Message) -> String {
    "\(participants[message.sender]) \(message.isAnswer ? "-->" : "->") "
      + "\(participants[message.receiver]) : \(message.text)"
  }
}
