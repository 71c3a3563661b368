/// The episodes that a server has.
@MainActor
public final class Library {
  /// Creates a library that nobody has asked.
  public init() {}

  // TODO: 1. One question, one answer, later. What does a screen call?

  /// The server's answer arrives, for all that wait for one. It may come twice, or unasked.
  public func serverDidAnswer(_ title: String) {
    // TODO: 1. Answer all that wait.
  }
}
