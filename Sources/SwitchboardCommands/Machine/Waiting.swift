import Messages
import Synchronization

/// The text shown during some work, which that work may change.
final class Activity: Sendable {
  private let text: Mutex<String>
  private let screen: Screen

  init(_ what: Message, _ screen: Screen) {
    text = Mutex(screen.errorOutput.text(of: what))
    self.screen = screen
  }

  /// Shows another text at once.
  func change(to what: Message) {
    text.withLock { $0 = screen.errorOutput.text(of: what) }
    screen.progress(text.withLock(\.self))
  }

  fileprivate func tick() async {
    var seconds = 0
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      seconds += 1
      screen.progress("\(text.withLock(\.self)) … \(seconds) s")
    }
    screen.endProgress()
  }
}

/// Shows on the terminal that something is going on, from its second second on.
func showingThatItWorks<Value: Sendable>(
  on what: Message, _ screen: Screen, _ work: () async throws -> Value
) async throws -> Value {
  try await showing(what, screen) { _ in try await work() }
}

/// The same of something that says more of itself as it goes on.
func showing<Value: Sendable>(
  _ what: Message, _ screen: Screen, _ work: (Activity) async throws -> Value
) async throws -> Value {
  let activity = Activity(what, screen)
  async let _: Void = activity.tick()
  // Cancelled and awaited where this scope ends.
  return try await work(activity)
}
