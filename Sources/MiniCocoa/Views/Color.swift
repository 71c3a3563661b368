/// A colour mixed from red, green and blue light.
///
/// Each component lies in 0...1. What lies outside is moved to the nearer end; what is not a
/// number counts as 0.
public struct Color: Hashable, Sendable {
  /// The share of red light, 0...1.
  public let red: Double

  /// The share of green light, 0...1.
  public let green: Double

  /// The share of blue light, 0...1.
  public let blue: Double

  /// Mixes a colour; every component is brought into 0...1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = Color.clamped(red)
    self.green = Color.clamped(green)
    self.blue = Color.clamped(blue)
  }

  private static func clamped(_ component: Double) -> Double {
    // A NaN is not greater than 0 and so becomes 0.
    component > 0 ? min(component, 1) : 0
  }
}

// MARK: - Named colours

extension Color {
  /// No light at all.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// All light there is.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Nothing but red light.
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// Nothing but green light.
  public static let green = Color(red: 0, green: 1, blue: 0)

  /// Nothing but blue light.
  public static let blue = Color(red: 0, green: 0, blue: 1)
}
