import MiniCocoa

/// Calls a closure each time the application enters the background, as long as it lives.
final class BackgroundListener {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
    NotificationCenter.default.addObserver(
      self, action: Action("hear", BackgroundListener.hear),
      name: Application.didEnterBackgroundNotification, object: nil)
  }

  func hear() { body() }
}
