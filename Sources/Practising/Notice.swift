/// What has to be said until the next key, or until the save after the next verdict.
struct Notice: Hashable, Sendable {
  private(set) var text: String?
  /// Whether it has stood long enough: a learner who saves has read it.
  private var isOld = false

  mutating func say(_ sentence: String?, isOld: Bool = false) {
    text = sentence
    self.isOld = isOld
  }

  mutating func clear() { say(nil) }

  /// Lets it go with the next save.
  mutating func age() { isOld = true }

  /// Takes away what was read.
  mutating func clearOld() { if isOld { clear() } }
}
