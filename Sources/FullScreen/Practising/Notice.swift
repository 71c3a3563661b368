import Messages

/// A message shown until the next key, or until the save after the next verdict.
struct Notice: Hashable, Sendable {
  private(set) var sentences: [Message] = []
  /// Whether it has been shown long enough: a learner who saves has read it.
  private var isOld = false

  mutating func say(_ sentence: Message, isOld: Bool = false) { say([sentence], isOld: isOld) }

  mutating func say(_ sentences: [Message], isOld: Bool = false) {
    self.sentences = sentences
    self.isOld = isOld
  }

  /// Says a sentence after those that nobody has had time to read.
  mutating func add(_ sentence: Message) { say((isOld ? [] : sentences) + [sentence]) }

  mutating func clear() { say([]) }

  /// Marks it for removal at the next save.
  mutating func age() { isOld = true }

  /// Removes a message that was read.
  mutating func clearOld() { if isOld { clear() } }
}
