extension Sequence {
  public func allSatisfy(_ matches: (Element) throws -> Bool) rethrows -> Bool { true }
  public func contains(where matches: (Element) throws -> Bool) rethrows -> Bool { false }
}

extension RandomAccessCollection where Index == Int {
  public var first: Element? { nil }
  public var last: Element? { nil }
  public var isEmpty: Bool { true }
  public var count: Int { 0 }
}
