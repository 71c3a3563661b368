import Post

/// A type with a price.
public protocol Priced {
  /// In coins.
  var price: Int { get }
}

extension Letter: Priced {
  /// In coins.
  public var price: Int {
    switch kind {
    case .ordinary: 1
    case .registered: 4
    }
  }
}

/// Returns the sum of all prices.
public func total(of things: [any Priced]) -> Int { things.reduce(0) { $0 + $1.price } }
