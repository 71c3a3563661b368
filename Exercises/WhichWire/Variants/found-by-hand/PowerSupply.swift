import MiniCocoa

/// Gives the house its power.
public final class PowerSupply {
  static let news = Notification.Name("TheHouseIsOnBatteries")

  private let center: NotificationCenter

  /// Creates a power supply in a house with this centre.
  public init(center: NotificationCenter) { self.center = center }

  /// Lets the power fail; the batteries last for these minutes.
  public func fail(minutes: Int) {
    center.post(Notification(name: Self.news, userInfo: ["left": minutes]))
  }
}
