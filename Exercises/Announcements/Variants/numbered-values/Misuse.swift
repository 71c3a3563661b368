/// A mistake in using an announcer, which records it and goes on.
public enum Misuse {
  /// Somebody removed an observer that isn't registered for this key with this context.
  case notRegistered(String)

  /// Somebody announced the end of a change of this key, and not its beginning.
  case notBegun(String)
}
