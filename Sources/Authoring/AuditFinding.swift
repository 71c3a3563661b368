import Messages

/// One thing that is not as it should be, for its author.
package struct AuditFinding: Hashable, Sendable {
  /// A file, mostly with a line behind it, from the exercise's folder or from Lessons; nil if the
  /// sentence says where.
  package let place: String?
  /// What is wrong, and what to do.
  package let fault: Message

  init(_ fault: Message, at place: String? = nil) {
    self.fault = fault
    self.place = place
  }

  /// Where it is, what is wrong, and what to do.
  package var message: Message { place.map { .fault(fault, at: $0) } ?? fault }

  /// The same in English.
  package var english: String { message.english }
}
