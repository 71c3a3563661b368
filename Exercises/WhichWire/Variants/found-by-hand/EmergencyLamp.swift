import MiniCocoa
import Synchronization

/// Lights up when the power fails.
public final class EmergencyLamp: Sendable {
  private let told = Mutex<Int?>(nil)
  private let token = Mutex<NotificationToken?>(nil)
  private let center: NotificationCenter

  /// The minutes that its batteries last, as of the last failure; nil while it is dark.
  public var minutes: Int? { told.withLock { $0 } }

  /// Creates a dark lamp in a house with this centre.
  public init(center: NotificationCenter) {
    self.center = center
    let token = center.addObserver(forName: PowerSupply.news, object: nil) { [weak self] news in
      guard let minutes = news.userInfo?["left"] as? Int else { return }
      self?.told.withLock { $0 = minutes }
    }
    self.token.withLock { $0 = token }
  }

  deinit { if let token = token.withLock({ $0 }) { center.removeObserver(token) } }
}
