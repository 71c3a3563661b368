import Messages

/// Who keeps an object that should have gone.
extension Message {
  /// A strong reference.
  static func keeps() -> Message {
    Message(
      "{owner} keeps {object} in {property}.",
      ["owner": .span, "object": .span, "property": .span])
  }

  /// Below a circle of strong references.
  static let circle = Message("A circle of strong references, which keeps itself alive.")

  /// Below a chain that leads to an object.
  static func isKept() -> Message {
    Message("Strong references lead to {object}, so it is still there.", ["object": .span])
  }

  static func mayBeCaptured() -> Message {
    Message(
      """
      No stored property leads to {object}, but {owner} has a closure in {property}: what does it \
      capture?
      """, ["object": .span, "owner": .span, "property": .span])
  }

  static func isKeptUnseen() -> Message {
    Message(
      """
      No stored property of the check's objects leads to {object}: look for a closure that captures it, \
      a static or global variable, or a value that holds it and was handed to the check.
      """, ["object": .span])
  }
}
