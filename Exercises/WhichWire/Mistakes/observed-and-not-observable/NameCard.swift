import MiniCocoa

/// The part of a colleague that a SwiftUI view shows.
public final class NameCard: KVObject {
  /// The colleague's name.
  @Dynamic public var name: String

  /// Whether the colleague is free.
  @Dynamic public var isFree = true

  /// Creates a card of somebody who is free.
  public init(name: String) {
    _name = Dynamic(wrappedValue: name)
    super.init()
  }
}
