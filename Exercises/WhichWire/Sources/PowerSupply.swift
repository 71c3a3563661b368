import MiniCocoa

// TODO: 3. What do the two sides have to agree on?

/// Gives the house its power.
public final class PowerSupply {
  private let center: NotificationCenter

  /// Creates a power supply in a house with this centre.
  public init(center: NotificationCenter) { self.center = center }

  /// The power fails; the batteries last for so many minutes.
  public func fail(minutes: Int) {
    // TODO: 3. Tell every lamp of the house, and for how many minutes.
  }
}
