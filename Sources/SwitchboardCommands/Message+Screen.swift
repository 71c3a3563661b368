import Messages

extension Message {
  /// Stands before what to type next.
  static let next = Message("Next:")

  /// Stands before something else that could be typed.
  static let also = Message("Also:")
}
