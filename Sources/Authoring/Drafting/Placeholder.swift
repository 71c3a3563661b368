import Messages

/// A place in a course's files where an author still has to write something.
package enum Placeholder {
  /// The beginning of a placeholder.
  static let mark = "WRITE:"
  /// The finding for a placeholder.
  package static let fault = Message("still has a placeholder (WRITE:)")
}
