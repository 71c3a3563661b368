/// A colour of ink.
public enum Ink: String, Sendable {
  case cyan, magenta, yellow, black
}

/// A poster that a customer has ordered.
public struct Order: Sendable {
  /// The order's number. No two orders have the same.
  public let number: Int

  /// The inks of the poster, in the order of printing.
  public let inks: [Ink]

  /// Creates an order.
  public init(number: Int, inks: [Ink]) {
    self.number = number
    self.inks = inks
  }
}

/// A printing press, which is slow.
public protocol Press: Sendable {
  /// Prints one ink, and returns a text that shows it.
  ///
  /// The press works where its caller runs. On the main actor, it stops the whole screen.
  nonisolated(nonsending) func print(_ ink: Ink, of order: Order) async -> String
}
