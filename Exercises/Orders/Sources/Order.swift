// TODO: 1. Fix the bug in the report. Delete this line when you begin.

/// An order, as the shop's server sends it.
public struct Order: Sendable {
  /// Its number, which never changes.
  public let number: Int

  /// The customer's name.
  public let customer: String

  /// The price in cents.
  public let amount: Int

  /// Where it is: `"packed"`, `"shipped"` …
  public let state: String

  /// Creates an order.
  public init(number: Int, customer: String, amount: Int, state: String) {
    self.number = number
    self.customer = customer
    self.amount = amount
    self.state = state
  }
}
