/// Stands for nil where there has to be a value, as in the dictionary of a change.
///
///     if change?[.newKey] is Null { show("nobody") }
public struct Null: Hashable, Sendable, CustomStringConvertible {
  /// Null is like any other: `Null() == Null()`.
  public init() {}

  /// As Cocoa writes it: `"<null>"`.
  public var description: String { "<null>" }
}
