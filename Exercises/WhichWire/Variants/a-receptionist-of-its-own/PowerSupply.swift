import MiniCocoa

extension Notification.Name {
  static let powerDidFail = Notification.Name("PowerDidFail")
}

/// Gives the house its power.
public final class PowerSupply {
  private let center: NotificationCenter

  /// Creates a power supply in a house with this centre.
  public init(center: NotificationCenter) { self.center = center }

  /// Lets the power fail; the batteries last for these minutes.
  public func fail(minutes: Int) {
    center.post(name: .powerDidFail, object: self, userInfo: ["minutes": minutes])
  }
}
