import MiniCocoa

extension Notification.Name {
  /// Posted when a station has measured. The notification's object is the station.
  public static let didMeasure = Notification.Name("StationDidMeasure")
}

/// A weather station that posts what it measures, on whichever thread that happens.
public final class Station: Sendable {
  /// The centre in which it posts.
  public let center: NotificationCenter

  /// A station that posts in this centre.
  public init(center: NotificationCenter) { self.center = center }

  /// Posts a temperature: `notification.userInfo?["temperature"] as? Double`.
  public func report(_ temperature: Double) {
    center.post(name: .didMeasure, object: self, userInfo: ["temperature": temperature])
  }
}
