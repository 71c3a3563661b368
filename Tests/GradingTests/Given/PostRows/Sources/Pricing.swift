import Post

/// What one pays for.
public protocol Priced {
  /// In coins.
  var price: Int { get }
}

// TODO: 2. A letter costs one coin, a registered one four.

/// What all of these cost.
public func total(of things: [any Priced]) -> Int { 0 }
