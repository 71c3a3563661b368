import MiniCocoa

/// Listens as long as somebody keeps it.
final class Listening {
  private let center: NotificationCenter
  private let token: NotificationToken

  init(
    for name: Notification.Name, in center: NotificationCenter,
    using closure: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: nil, using: closure)
  }

  deinit { center.removeObserver(token) }
}
