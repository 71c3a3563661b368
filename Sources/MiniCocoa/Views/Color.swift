/// A colour mixed from red, green and blue light.
///
/// Each component is in 0...1. A value outside becomes the nearer bound; NaN becomes 0.
public struct Color: Hashable, Sendable {
  /// The share of red light, 0...1.
  public let red: Double

  /// The share of green light, 0...1.
  public let green: Double

  /// The share of blue light, 0...1.
  public let blue: Double

  /// Mixes a colour; clamps every component to 0...1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = Color.clamped(red)
    self.green = Color.clamped(green)
    self.blue = Color.clamped(blue)
  }

  private static func clamped(_ component: Double) -> Double {
    // NaN is not greater than 0, so it becomes 0.
    component > 0 ? min(component, 1) : 0
  }
}

// MARK: - Named colours

extension Color {
  /// No light.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// All three components at full strength.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// Full red.
  public static let red = Color(red: 1, green: 0, blue: 0)

  /// Full green.
  public static let green = Color(red: 0, green: 1, blue: 0)

  /// Full blue.
  public static let blue = Color(red: 0, green: 0, blue: 1)
}
