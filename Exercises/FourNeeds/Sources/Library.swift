/// The episodes that a server has.
@MainActor
public final class Library {
  /// Creates a library without questions.
  public init() {}

  // TODO: 1. One question, one answer, which comes later. Which method does a screen call?

  /// Passes the server's answer to all that wait for one. It may come twice, or unasked.
  public func serverDidAnswer(_ title: String) {
    // TODO: 1. Answer every screen that waits.
  }
}
