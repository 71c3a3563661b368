import MiniCocoa

/// Lights up when the power fails.
public final class EmergencyLamp {
  /// The minutes that its batteries last, as of the last failure; nil while it is dark.
  public private(set) var minutes: Int?

  /// Creates a dark lamp in a house with this centre.
  public init(center: NotificationCenter) {
    // TODO: 3. Start listening.
  }

  // TODO: 3. Write the method that runs when the power fails: it sets `minutes`.
}
