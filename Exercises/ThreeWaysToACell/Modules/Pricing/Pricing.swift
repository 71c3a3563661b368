import Library

/// A thing with a price.
public protocol Priced {
  /// A line for a receipt: "price of Emma".
  var line: String { get }
}

extension Book: Priced {
  /// A line for a receipt.
  public var line: String { "price of \(title)" }
}
