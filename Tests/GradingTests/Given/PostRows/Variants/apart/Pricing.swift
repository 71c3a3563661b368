import Post

/// What one pays for.
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

/// What all of these cost.
public func total(of things: [any Priced]) -> Int { things.map(\.price).reduce(0, +) }
