/// The user's input that triggered an action: `Event("tap")`.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// The name of the event: `"tap"`.
  public let name: String

  /// An event with this name: `Event("tap")`.
  public init(_ name: String) { self.name = name }

  /// The name: `"tap"`.
  public var description: String { name }
}
