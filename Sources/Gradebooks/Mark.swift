import Foundation

/// What is entered for somebody.
package struct Mark: Sendable, Equatable {
  /// Points, of `maxPoints`.
  package let points: Double
  /// The points of a right answer, above 0.
  package let maxPoints: Double
  /// What the student reads, plain text with line ends.
  package let feedback: String

  /// A mark.
  package init(points: Double, maxPoints: Double, feedback: String = "") {
    self.points = points
    self.maxPoints = maxPoints
    self.feedback = feedback
  }

  /// The points as they are written, scaled to what a gradebook gives at most: two decimals, and the
  /// decimal mark of that number.
  ///
  /// - Parameter other: The gradebook's own greatest number, as it is written there; nil if it has none.
  func text(scaledTo other: String?) -> String {
    let greatest = other.flatMap(Self.number)
    let value = greatest.map { points / maxPoints * $0 } ?? points
    let hundredths = Int((value * 100).rounded())
    let fraction = String(abs(hundredths) % 100 + 100).dropFirst()
    let mark = other?.contains(",") == true ? "," : "."
    return "\(hundredths / 100)\(mark)\(fraction)"
  }

  /// A number of points with two decimals at most.
  package static func plain(_ points: Double) -> String {
    guard abs(points) < 1e12 else { return "\(points)" }
    let hundredths = Int((points * 100).rounded())
    let fraction = String(abs(hundredths) % 100 + 100).dropFirst()
    let sign = hundredths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(hundredths) / 100)"
    return hundredths % 100 == 0 ? whole : "\(whole).\(fraction)"
  }

  /// The number that is written so, with a point or a comma; nil if it is none, or not above 0.
  static func number(_ text: String) -> Double? {
    let plain = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
    return Double(plain).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}
