import MiniCocoa

extension Color: @retroactive ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .black }
}

extension Bool: @retroactive ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = true }
}
