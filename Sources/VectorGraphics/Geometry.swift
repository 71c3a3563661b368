/// Lengths of a picture, in tenths of a pixel, so that no sum of them is rounded.
enum Geometry {
  /// The columns and rows of a font of 14 pixels: most monospaced ones are 0.6 of that wide.
  static let cellWidth = 84
  static let cellHeight = 200
  /// From the top of a row to the line that its letters stand on.
  static let baseline = 145
  /// Left and right of the rows.
  static let padding = 200
  /// Above and below the rows.
  static let inset = 160
  /// The height of a window's bar.
  static let bar = 360
  /// From the middle of a double line to each of its lines.
  static let half = 15
  /// From the point of an arrowhead to its other side, and from its middle up and down.
  static let headLength = 100
  static let headSide = 42
  /// How round a corner is.
  static let radius = 40
}

/// A length as SVG has it: pixels, with a decimal where there is one.
struct Tenths: CustomStringConvertible {
  private let value: Int

  init(_ value: Int) { self.value = value }

  var description: String {
    let (whole, rest) = abs(value).quotientAndRemainder(dividingBy: 10)
    return (value < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
  }
}

/// A short name for a content, the same each time: 8 digits of FNV-1a.
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
