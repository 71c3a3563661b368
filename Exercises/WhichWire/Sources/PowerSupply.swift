import MiniCocoa

// TODO: 3. Supply and lamp have to agree on a name. Declare it here.

/// Gives the house its power.
public final class PowerSupply {
  private let center: NotificationCenter

  /// Creates a power supply in a house with this centre.
  public init(center: NotificationCenter) { self.center = center }

  /// Lets the power fail; the batteries last for these minutes.
  public func fail(minutes: Int) {
    // TODO: 3. Let every lamp of the house know, with the minutes.
  }
}
