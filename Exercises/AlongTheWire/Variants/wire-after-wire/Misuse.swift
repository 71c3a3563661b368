/// What a program did wrong with an announcer, which takes a note of it and goes on.
public enum Misuse {
  /// Somebody was to be removed that is not registered for the key.
  case notRegistered(String)

  /// A change of the key has ended that nobody had begun.
  case notBegun(String)

  /// The key leads to another object now, and nobody has announced that.
  case notAnnounced(String)
}
