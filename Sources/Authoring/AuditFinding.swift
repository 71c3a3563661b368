import Messages

/// A fault in a course, for its author.
package struct AuditFinding: Hashable, Sendable {
  /// A file, usually with a line number, relative to the exercise's folder or Lessons; nil if the
  /// sentence names the place.
  package let place: String?
  /// The fault and its remedy.
  package let fault: Message

  init(_ fault: Message, at place: String? = nil) {
    self.fault = fault
    self.place = place
  }

  /// The place, the fault and its remedy.
  // Translators: The place is a file, mostly with a line behind it.
  package var message: Message {
    place.map { Message("\($0, "place"): \(fault, "fault")") } ?? fault
  }

  /// The message in English.
  var english: String { message.english }
}
