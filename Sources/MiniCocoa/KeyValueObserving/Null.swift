/// A placeholder for nil where a value is required, as in the change dictionary.
///
///     if change?[.newKey] is Null { show("nobody") }
public struct Null: Hashable, Sendable, CustomStringConvertible {
  /// Creates a null; all are equal: `Null() == Null()`.
  public init() {}

  /// The notation of Cocoa: `"<null>"`.
  public var description: String { "<null>" }
}
