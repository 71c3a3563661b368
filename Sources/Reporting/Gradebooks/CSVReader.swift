/// Reads the rows of a CSV table (RFC 4180), with the raw text and the value of each cell.
///
/// It works on bytes: special characters are ASCII, and a combining mark must not join a quote.
struct CSVReader {
  typealias Row = (cells: [(raw: String, value: String)], end: String)

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1
  /// The line where the last row began, counted from 1.
  private(set) var rowLine = 1

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// A reader of this text, with an ASCII separator.
  init(_ text: String, separator: Unicode.Scalar) {
    bytes = Array(text.utf8)
    self.separator = UInt8(ascii: separator)
  }

  /// Returns the next row; nil at the end.
  mutating func next() throws(CSVTable.Fault) -> Row? {
    guard position < bytes.count else { return nil }
    rowLine = line
    var cells: [(raw: String, value: String)] = []
    while true {
      cells.append(try cell())
      guard position < bytes.count else { return (cells, "") }
      guard bytes[position] == separator else { return (cells, end()) }
      position += 1
    }
  }

  /// Reads the line end.
  private mutating func end() -> String {
    line += 1
    let isPair =
      bytes[position] == Self.carriageReturn && position + 1 < bytes.count
      && bytes[position + 1] == Self.lineFeed
    let start = position
    position += isPair ? 2 : 1
    return text(start..<position)
  }

  /// Reads the next cell.
  private mutating func cell() throws(CSVTable.Fault) -> (raw: String, value: String) {
    let start = position
    guard position < bytes.count, bytes[position] == Self.quote else {
      let raw = rest()
      return (raw, raw)
    }
    let first = line
    var value: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.lineFeed { line += 1 }
      if byte != Self.quote {
        value.append(byte)
      } else if position < bytes.count, bytes[position] == Self.quote {
        value.append(byte)
        position += 1
      } else {
        // Some programs write text after the closing quote, which belongs to the cell.
        let more = rest()
        return (text(start..<position), String(decoding: value, as: UTF8.self) + more)
      }
    }
    throw .openQuote(line: first)
  }

  /// Reads up to the end of the cell.
  private mutating func rest() -> String {
    let start = position
    while position < bytes.count,
      ![separator, Self.lineFeed, Self.carriageReturn].contains(bytes[position])
    {
      position += 1
    }
    return text(start..<position)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
