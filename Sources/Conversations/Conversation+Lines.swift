extension Conversation {
  /// A message as a block has it.
  func line(of message: Message) -> String {
    "\(participants[message.sender]) \(message.isAnswer ? "-->" : "->") "
      + "\(participants[message.receiver]) : \(message.text)"
  }
}
