import MiniCocoa

/// Lights up when the power fails.
public final class EmergencyLamp {
  /// For how many minutes it will shine, as it was told last; nil while it is dark.
  public private(set) var minutes: Int?

  /// Creates a dark lamp in a house with this centre.
  public init(center: NotificationCenter) {
    // TODO: 3. Hear of it, from now on.
  }

  // TODO: 3. Light up: set `minutes`.
}
