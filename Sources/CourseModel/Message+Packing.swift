import Messages

/// Why what is kept or sealed cannot be used.
extension Message {
  static let isDamaged = Message("what is kept there is damaged")

  static let noMemoryToCompress = Message("there is not enough memory to compress it")

  /// The form is a word of the newer switchboard's.
  static func isOfNewer(form: String) -> Message {
    Message("it was kept by a newer switchboard, as '{form}'", ["form": .text(form)])
  }

  /// Of a file of a handout, behind its path.
  static let isNotAsSealed = Message(
    "is damaged, or of another exercise; take the handout once more, as it was given to you")
}
