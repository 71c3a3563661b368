import Post

extension Postcard: Priced {
  public var price: Int { 99 }
}
