import Messages

extension Message {
  /// Stands before what to type next.
  static let next = Message("Next:")

  /// A command alone is a sentence, too.
  static func command() -> Message { Message("{command}", ["command": .span]) }

  /// The end of a sentence that is put together.
  static let fullStop = Message(".")

  /// Stands before something else that could be typed.
  static let also = Message("Also:")
}
