import Messages

/// What a part of a source is called that is no declaration of its own.
extension Message {
  /// Statements that stand in no function.
  static let topLevelCode = Message("top-level code")

  /// Comments behind the last declaration.
  static let endOfFile = Message("the end of the file")

  /// Stands for a declaration, where a file could not be told into any.
  static let wholeFile = Message("the whole file")

  /// Declarations that share a line.
  static func together(_ titles: [Message]) -> Message {
    titles.dropFirst().reduce(titles.first ?? .verbatim("")) { .both($0, $1) }
  }

  /// Two declarations that share a line, or more of them, of which the first is two or more itself.
  private static func both(_ first: Message, _ second: Message) -> Message {
    Message("{first}, {second}", ["first": .message(first), "second": .message(second)])
  }
}
