import CourseModel
import Foundation

/// A CSV table (RFC 4180) that preserves its format when cells change: the separator, line ends,
/// quotes and encoding.
///
/// It also reads the variants that spreadsheets produce: semicolons or tabs as separators, a byte
/// order mark, UTF-16.
package struct CSVTable: Sendable {
  /// The reason why data is not a table.
  package enum Fault: Error, Equatable, Sendable {
    /// The data is neither UTF-8 nor UTF-16.
    case notText
    case empty
    /// A quote that begins on this line, counted from 1, is not closed.
    case openQuote(line: Int)
    /// A row that begins on this line, counted from 1, has more cells than there are column names.
    case tooManyCells(line: Int)
  }

  /// A cell, with its raw text.
  private struct Cell: Sendable {
    var raw: String
    var value: String
  }

  /// A row, with its line end.
  private struct Row: Sendable {
    var cells: [Cell]
    let end: String
    /// The line where it begins, counted from 1.
    let line: Int
  }

  /// The separator between cells.
  let separator: Unicode.Scalar
  private let encoding: TextEncoding
  private var header: Row
  private var rows: [Row]

  /// The maximum file size, in bytes.
  static let maxBytes = 64 << 20

  /// Parses a table.
  init(_ data: Data) throws(Fault) {
    guard let (text, encoding) = TextEncoding.text(of: data), !text.contains("\0") else {
      throw .notText
    }
    self.encoding = encoding
    separator = Self.separator(of: text)
    var reader = CSVReader(text, separator: separator)
    var rows: [Row] = []
    while let (cells, end) = try reader.next() {
      let row = Row(
        cells: cells.map { Cell(raw: $0.raw, value: $0.value) }, end: end, line: reader.rowLine)
      let isBlank = row.cells.count == 1 && row.cells[0].value.isEmpty
      if !isBlank || !rows.isEmpty { rows.append(row) }
      guard let first = rows.first, row.cells.count > first.cells.count else { continue }
      // Spreadsheets append separators to rows.
      let surplus = row.cells[first.cells.count...]
      guard surplus.allSatisfy({ $0.value.isEmpty }) else {
        throw .tooManyCells(line: reader.rowLine)
      }
    }
    guard !rows.isEmpty else { throw .empty }
    header = rows.removeFirst()
    self.rows = rows
  }

  /// The column names, without surrounding blanks.
  var columns: [String] {
    header.cells.map { $0.value.trimmingCharacters(in: .whitespaces) }
  }

  /// The number of rows below the column names.
  var rowCount: Int { rows.count }

  /// Whether a row, counted from 0, is empty.
  func isBlank(_ row: Int) -> Bool { rows[row].cells.allSatisfy { $0.value.isEmpty } }

  /// The line of the file, counted from 1, where a row, counted from 0, begins.
  func line(ofRow row: Int) -> Int { rows[row].line }

  /// The text of a cell, with row and column counted from 0; empty if the row is too short. Setting
  /// it preserves the format of all other cells.
  subscript(row row: Int, column column: Int) -> String {
    get { rows[row].cells.indices.contains(column) ? rows[row].cells[column].value : "" }
    set {
      while rows[row].cells.count <= column { rows[row].cells.append(Cell(raw: "", value: "")) }
      let isQuoted = rows[row].cells[column].raw.hasPrefix("\"")
      rows[row].cells[column] = Cell(raw: written(newValue, quoted: isQuoted), value: newValue)
    }
  }

  /// A table with only these rows and columns, counted from 0, in this order.
  func keeping(rows kept: [Int], columns: [Int]) -> CSVTable {
    func narrow(_ row: Row) -> Row {
      Row(
        cells: columns.map {
          row.cells.indices.contains($0) ? row.cells[$0] : Cell(raw: "", value: "")
        },
        end: row.end, line: row.line)
    }
    var table = self
    table.header = narrow(header)
    table.rows = kept.map { narrow(rows[$0]) }
    return table
  }

  /// The file.
  var data: Data {
    let all = [header] + rows
    // The last line may have had no line end; if rows were removed, it needs one.
    let usual = header.end.isEmpty ? "\r\n" : header.end
    let text = all.enumerated().map { index, row in
      let isLast = index == all.count - 1
      return row.cells.map(\.raw).joined(separator: String(separator))
        + (row.end.isEmpty && !isLast ? usual : row.end)
    }
    return encoding.data(of: text.joined())
  }

  private func written(_ value: String, quoted: Bool) -> String {
    let special: Set<Unicode.Scalar> = [separator, "\"", "\r", "\n"]
    let needsQuotes = value.unicodeScalars.contains(where: special.contains)
    guard quoted || needsQuotes || value.first == " " || value.last == " " else { return value }
    return "\"" + value.escaped(["\"": "\"\""]) + "\""
  }

  /// The most frequent separator on the first line, outside quotes.
  private static func separator(of text: String) -> Unicode.Scalar {
    var counts: [Unicode.Scalar: Int] = [:]
    var isQuoted = false
    for scalar in text.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if scalar == "\n" || scalar == "\r" { break }
      counts[scalar, default: 0] += 1
    }
    let all: [Unicode.Scalar] = [",", ";", "\t"]
    let most = all.map { counts[$0, default: 0] }.max() ?? 0
    return all.first { counts[$0, default: 0] == most } ?? ","
  }
}
