/// The episodes that a server has.
@MainActor
public final class Library {
  private var waiting: [(String) -> Void] = []

  /// Creates a library without questions.
  public init() {}

  /// Asks the server which episode is the newest.
  func newestTitle(then answer: @escaping (String) -> Void) {
    waiting.append(answer)
  }

  /// Passes the server's answer to all that wait for one. It may come twice, or unasked.
  public func serverDidAnswer(_ title: String) {
    let answered = waiting
    waiting = []
    for question in answered { question(title) }
  }
}
