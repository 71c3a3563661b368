/// Reads the rows of a table of text (RFC 4180), each cell as it is written and as it is meant.
///
/// By bytes: what means something is ASCII, and a mark on a letter must not join with a quote.
struct CSVReader {
  typealias Row = (cells: [(raw: String, value: String)], end: String)

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1
  /// The line in which the row begins that was read last, counted from 1.
  private(set) var rowLine = 1

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// A reader of this text, whose cells are divided by an ASCII character.
  init(_ text: String, separator: Unicode.Scalar) {
    bytes = Array(text.utf8)
    self.separator = UInt8(ascii: separator)
  }

  /// The next row; nil at the end.
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

  /// What ends the row here.
  private mutating func end() -> String {
    line += 1
    let isPair =
      bytes[position] == Self.carriageReturn && position + 1 < bytes.count
      && bytes[position + 1] == Self.lineFeed
    let start = position
    position += isPair ? 2 : 1
    return text(start..<position)
  }

  /// The cell that begins here.
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
        // Some write more behind the quote: it belongs to the cell.
        let more = rest()
        return (text(start..<position), String(decoding: value, as: UTF8.self) + more)
      }
    }
    throw .openQuote(line: first)
  }

  /// All up to what ends a cell.
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
