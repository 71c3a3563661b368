import Messages

/// What differs between files as they were then and as they are now.
extension Message {
  /// In front of a colon and a line of code that is not there any more.
  static let then = Message("then", context: "side")

  /// In front of a colon and a line of code that was not there.
  static let now = Message("now", context: "side")

  /// Behind a file's name.
  static let onlyThen = Message("only then", context: "file")

  /// Behind a file's name.
  static let onlyNow = Message("only now", context: "file")

  /// Above lines of code, the number of the first.
  static func line(_ number: Int) -> Message {
    Message("line {number}", ["number": .number(number)])
  }
}
