import MiniCocoa

/// Lights up when the power fails.
public final class EmergencyLamp {
  /// The minutes that its batteries last, as of the last failure; nil while it is dark.
  public private(set) var minutes: Int?

  /// Creates a dark lamp in a house with this centre.
  public init(center: NotificationCenter) {
    center.addObserver(
      self, action: Action("powerDidFail:", EmergencyLamp.powerDidFail), name: .powerDidFail,
      object: nil)
  }

  private func powerDidFail(_ notification: Notification) {
    minutes = notification.userInfo?["minutes"] as? Int
  }
}
