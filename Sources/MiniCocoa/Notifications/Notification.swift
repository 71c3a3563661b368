/// A message for every interested observer: a name, an optional sender and further information.
///
///     extension Notification.Name { static let didRing = Notification.Name("BellDidRing") }
///     NotificationCenter.default.post(name: .didRing, object: bell)
public struct Notification: CustomStringConvertible {
  /// The name by which observers choose notifications: `Notification.Name("BellDidRing")`.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// The name as text: `Notification.Name.didRing.rawValue`.
    public let rawValue: String

    /// A name: `Notification.Name(rawValue: "BellDidRing")`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name: `Notification.Name("BellDidRing")`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the event: `notification.name == .didRing`.
  public var name: Name
  /// The sender, or nil: `notification.object as? Bell`.
  public var object: AnyObject?
  /// Further information: `notification.userInfo?["volume"] as? Int`.
  public var userInfo: [AnyHashable: Any]?

  /// A notification to post later: `Notification(name: .didRing, object: bell)`.
  public init(name: Name, object: AnyObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  /// The name: `"BellDidRing"`.
  public var description: String { name.rawValue }
}
