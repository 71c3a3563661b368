public protocol Explained { var reason: String { get } }
extension Explained { public var explanation: String { "Because \(reason)." } }

public enum BankError: Error, Hashable, Explained {
  case notPositive
  case notEnough(missing: Int)

  public var reason: String {
    switch self {
    case .notPositive: "the amount has to be positive"
    case .notEnough(let missing): "\(missing) is missing"
    }
  }
}

public actor Account {
  public private(set) var balance = 0
  public init() {}

  public func deposit(_ amount: Int) throws(BankError) {
    guard amount > 0 else { throw .notPositive }
    balance += amount
  }

  public func withdraw(_ amount: Int) throws(BankError) {
    guard amount <= balance else { throw .notEnough(missing: amount - balance) }
    balance -= amount
  }
}
