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
