import MiniCocoa
import Synchronization

/// Lights up when the power fails.
public final class EmergencyLamp: Sendable {
  private let told = Mutex<Int?>(nil)

  /// The minutes that its batteries last, as of the last failure; nil while it is dark.
  public var minutes: Int? { told.withLock { $0 } }

  /// Creates a dark lamp in a house with this centre.
  public init(center: NotificationCenter) {
    _ = center.addObserver(forName: .powerDidFail, object: nil) { notification in
      let minutes = notification.userInfo?["minutes"] as? Int
      self.told.withLock { $0 = minutes }
    }
  }
}
