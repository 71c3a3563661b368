import Post

/// A type with a price.
public protocol Priced {
  var price: Int { get }
}

extension Post.Letter: Priced {
  /// In coins.
  public var price: Int { kind == .registered ? 4 : 1 }
}

extension Parcel: Priced {
  /// In coins.
  public var price: Int { 9 }
}

/// Returns the sum of all prices.
public func total(of things: [any Priced]) -> Int { things.map(\.price).reduce(0, +) }
