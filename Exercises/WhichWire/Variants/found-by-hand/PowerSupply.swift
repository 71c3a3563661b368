import MiniCocoa

/// Gives the house its power.
public final class PowerSupply {
  static let news = Notification.Name("TheHouseIsOnBatteries")

  private let center: NotificationCenter

  /// Creates a power supply in a house with this centre.
  public init(center: NotificationCenter) { self.center = center }

  /// The power fails; the batteries last for so many minutes.
  public func fail(minutes: Int) {
    center.post(Notification(name: Self.news, userInfo: ["left": minutes]))
  }
}
