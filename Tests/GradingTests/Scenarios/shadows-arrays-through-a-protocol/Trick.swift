// More special than Sequence, so its members win.
public protocol Mine: Collection {}

extension Array: Mine {}

extension Mine {
  public var first: Element? { nil }
  public var isEmpty: Bool { true }
  public var count: Int { 0 }
  public func contains(where matches: (Element) throws -> Bool) rethrows -> Bool { false }
  public func allSatisfy(_ matches: (Element) throws -> Bool) rethrows -> Bool { true }
}
