import Observation

/// The part of a colleague that a SwiftUI view shows.
@Observable
public final class NameCard {
  /// The colleague's name.
  public var name: String

  /// Whether the colleague is free.
  public var isFree = true

  /// Creates a card of somebody who is free.
  public init(name: String) { self.name = name }
}
