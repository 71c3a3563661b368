import MiniCocoa

/// Observes calls as long as it lives: an observer with an action need not be removed.
final class CallListener {
  private let page: Page

  init(of telephone: Telephone?, center: NotificationCenter, page: Page) {
    self.page = page
    center.addObserver(
      self, action: Action("callDidEnd:", CallListener.callDidEnd), name: .callDidEnd,
      object: telephone)
  }

  func callDidEnd(_ notification: Notification) {
    if let seconds = notification.userInfo?["seconds"] as? Int {
      page.write("\(seconds) s")
    } else {
      page.write("unknown")
    }
  }
}
