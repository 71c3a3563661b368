/// A mistake in using an announcer, which records it and goes on.
public enum Misuse {
  /// Somebody removed an observer that isn't registered for this key.
  case notRegistered(String)

  /// Somebody announced the end of a change of this key, and not its beginning.
  case notBegun(String)

  /// The key leads to another object now, and nobody announced that.
  case notAnnounced(String)
}
