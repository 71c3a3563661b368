public struct Year: Sendable {
  public let number: Int
  public init(_ number: Int) { self.number = number }
  public var isLeap: Bool {
    number % 4 == 0 && (number % 100 != 0 || number % 400 == 0)
  }
}
