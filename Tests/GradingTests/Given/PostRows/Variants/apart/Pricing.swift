import Post

public protocol Priced {
  var price: Int { get }
}

extension Post.Letter: Priced {
  public var price: Int { kind == .registered ? 4 : 1 }
}

extension Parcel: Priced {
  public var price: Int { 9 }
}

public func total(of things: [any Priced]) -> Int { things.map(\.price).reduce(0, +) }
