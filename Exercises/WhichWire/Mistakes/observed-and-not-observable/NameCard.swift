import MiniCocoa

/// What a SwiftUI view shows of a colleague.
public final class NameCard: KVObject {
  /// What the colleague is called.
  @Dynamic public var name: String

  /// Whether the colleague is free.
  @Dynamic public var isFree = true

  /// Creates a card of somebody that is free.
  public init(name: String) {
    _name = Dynamic(wrappedValue: name)
    super.init()
  }
}
