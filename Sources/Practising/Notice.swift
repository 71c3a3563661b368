import Messages

/// What has to be said until the next key, or until the save after the next verdict.
struct Notice: Hashable, Sendable {
  private(set) var sentences: [Message] = []
  /// Whether it has stood long enough: a learner who saves has read it.
  private var isOld = false

  mutating func say(_ sentence: Message, isOld: Bool = false) { say([sentence], isOld: isOld) }

  mutating func say(_ sentences: [Message], isOld: Bool = false) {
    self.sentences = sentences
    self.isOld = isOld
  }

  mutating func clear() { say([]) }

  /// Lets it go with the next save.
  mutating func age() { isOld = true }

  /// Takes away what was read.
  mutating func clearOld() { if isOld { clear() } }
}
