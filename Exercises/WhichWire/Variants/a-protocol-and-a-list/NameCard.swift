import Observation

/// What a SwiftUI view shows of a colleague.
@Observable
public final class NameCard {
  /// What the colleague is called.
  public var name: String

  /// Whether the colleague is free.
  public var isFree = true

  /// Creates a card of somebody that is free.
  public init(name: String) { self.name = name }
}
