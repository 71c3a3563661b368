/// The episodes that a server has.
@MainActor
public final class Library {
  private var waiting: [CheckedContinuation<String, Never>] = []
  var screens: [EpisodeScreen] = []

  /// Creates a library that nobody has asked.
  public init() {}

  /// Asks the server which episode is the newest.
  func newestTitle() async -> String {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// The server's answer arrives, for all that wait for one. It may come twice, or unasked.
  public func serverDidAnswer(_ title: String) {
    let answered = waiting
    waiting = []
    for question in answered { question.resume(returning: title) }
  }
}
