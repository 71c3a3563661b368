import MiniCocoa

/// Lights up when the power fails.
public final class EmergencyLamp {
  /// For how many minutes it will shine, as it was told last; nil while it is dark.
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
