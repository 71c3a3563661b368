/// What is told to whoever wants to hear it: a name, a sender perhaps, and what else belongs to it.
///
///     extension Notification.Name { static let didRing = Notification.Name("BellDidRing") }
///     NotificationCenter.default.post(name: .didRing, object: bell)
public struct Notification: CustomStringConvertible {
  /// What happened, so that those who listen can choose: `Notification.Name("BellDidRing")`.
  public struct Name: Hashable, Sendable, RawRepresentable {
    /// The name as text: `Notification.Name.didRing.rawValue`.
    public let rawValue: String

    /// A name: `Notification.Name(rawValue: "BellDidRing")`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name: `Notification.Name("BellDidRing")`.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What happened: `notification.name == .didRing`.
  public var name: Name
  /// To whom, or nil: `notification.object as? Bell`.
  public var object: AnyObject?
  /// What else belongs to it: `notification.userInfo?["volume"] as? Int`.
  public var userInfo: [AnyHashable: Any]?

  /// A notification that nobody has posted yet: `Notification(name: .didRing, object: bell)`.
  public init(name: Name, object: AnyObject? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  /// The name: `"BellDidRing"`.
  public var description: String { name.rawValue }
}
