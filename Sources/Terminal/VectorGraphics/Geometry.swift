/// The dimensions of an image, in tenths of a pixel, so that sums need no rounding.
enum Geometry {
  /// The cell of a 14-pixel font: most monospaced fonts have a width of 0.6 em.
  static let cellWidth = 84
  static let cellHeight = 200
  /// The distance from the top of a row to its baseline.
  static let baseline = 145
  /// The padding to the left and right of the rows.
  static let padding = 200
  /// The padding above and below the rows.
  static let inset = 160
  /// The height of a window's title bar.
  static let bar = 360
  /// The distance from the middle of a double line to each of its lines.
  static let half = 15
  /// The length of an arrowhead, and half its width.
  static let headLength = 100
  static let headSide = 42
  /// The radius of a corner.
  static let radius = 40
}

/// A length in SVG notation: pixels, with a decimal if necessary.
struct Tenths: CustomStringConvertible {
  private let value: Int

  init(_ value: Int) { self.value = value }

  var description: String {
    let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: 10)
    return (value < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

/// A short, reproducible name for content: up to 8 digits of FNV-1a in base 36.
struct Fingerprint {
  let text: String

  init(of parts: [String]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\0").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    text = String(hash % 2_821_109_907_456, radix: 36)
  }
}
