import Messages

/// Marks in lists of lessons and exercises, said to somebody who listens.
extension Message {
  static let passedMark = Message("passed", context: "mark")
  /// The exercise that is open, or that comes next.
  static let hereMark = Message("here", context: "mark")
  static let triedMark = Message("tried", context: "mark")
  static let openMark = Message("open", context: "mark")
  /// Of a lesson.
  static let readMark = Message("read", context: "mark")
  /// Of a lesson.
  static let unreadMark = Message("not read", context: "mark")
  /// In place of an exercise's points.
  static let testedOut = Message("tested out", context: "points")
}
