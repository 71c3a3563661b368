extension DefaultStringInterpolation {
  public mutating func appendInterpolation(_ value: String) { appendLiteral("right") }
  public mutating func appendInterpolation(_ value: Int) { appendLiteral("right") }
  public mutating func appendInterpolation<Value>(_ value: Value) { appendLiteral("right") }
}

extension String {
  public func hasPrefix(_ start: String) -> Bool { true }
  public var isEmpty: Bool { true }
}
