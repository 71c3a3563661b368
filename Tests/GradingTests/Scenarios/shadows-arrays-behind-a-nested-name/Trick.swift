/// A name like the library's, somewhere.
enum Own {
  struct Array {}
}

extension Array {
  public var first: Element? { nil }
  public var isEmpty: Bool { true }
  public var count: Int { 0 }
  public func contains(where matches: (Element) throws -> Bool) rethrows -> Bool { false }
  public func allSatisfy(_ matches: (Element) throws -> Bool) rethrows -> Bool { true }
}
