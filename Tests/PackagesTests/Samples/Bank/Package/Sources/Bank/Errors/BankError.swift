public enum BankError: Error, Equatable {
  case notPositive
  case notEnough(missing: Int)
}
