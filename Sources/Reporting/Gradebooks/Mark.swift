import Foundation
import Messages
import Terminal

/// A gradebook entry for one student.
package struct Mark: Sendable, Equatable {
  /// The points, out of `maxPoints`.
  let points: Double
  /// The maximum number of points, above 0.
  let maxPoints: Double
  /// The text for the student, as plain text with line ends.
  let feedback: String

  init(points: Double, maxPoints: Double, feedback: String = "") {
    self.points = points
    self.maxPoints = maxPoints
    self.feedback = feedback
  }

  /// The points as text, scaled to the gradebook's maximum: with two decimals, and with the decimal
  /// separator of that number.
  ///
  /// - Parameter other: The gradebook's maximum in its own notation; nil if it has none.
  func text(scaledTo other: String?) -> String {
    let greatest = other.flatMap(Self.number)
    let value = greatest.map { points / maxPoints * $0 } ?? points
    let hundredths = Int((value * 100).rounded())
    let fraction = String(abs(hundredths) % 100 + 100).dropFirst()
    let mark = other?.contains(",") == true ? "," : "."
    return "\(hundredths / 100)\(mark)\(fraction)"
  }

  /// A number of points with at most two decimals.
  package static func plain(_ points: Double) -> String {
    guard abs(points) < 1e12 else { return "\(points)" }
    let hundredths = Int((points * 100).rounded())
    let fraction = String(abs(hundredths) % 100 + 100).dropFirst()
    let sign = hundredths < 0 ? "-" : ""
    let whole = "\(sign)\(abs(hundredths) / 100)"
    return hundredths % 100 == 0 ? whole : "\(whole).\(fraction)"
  }

  /// A number of points as people write it in the reader's language.
  package static func plain(_ points: Double, in profile: TerminalProfile) -> String {
    // Translators: The sign between a number's whole part and its decimals.
    plain(points).replacing(".", with: profile.text(of: Message(".", context: "decimal sign")))
  }

  /// Parses a number with a point or a comma; nil if it is invalid or not above 0.
  static func number(_ text: String) -> Double? {
    let plain = text.trimmingCharacters(in: .whitespaces).replacing(",", with: ".")
    return Double(plain).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}
