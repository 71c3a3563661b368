import MiniCocoa

/// Does something each time that the application has gone to the background, while it is kept.
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
