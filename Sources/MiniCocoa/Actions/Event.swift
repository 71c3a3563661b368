/// What the user did, for actions that want to know: `Event("tap")`.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// What happened, in a word: `"tap"`.
  public let name: String

  /// An event of this name: `Event("tap")`.
  public init(_ name: String) { self.name = name }

  /// The name: `"tap"`.
  public var description: String { name }
}
