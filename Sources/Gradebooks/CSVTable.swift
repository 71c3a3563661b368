import CourseModel
import Foundation
import Messages

/// A table of text (RFC 4180) that goes back as it came but for the cells that are set: the same
/// separator, line ends, quotes and encoding.
///
/// What spreadsheets make of such files is read, too: semicolons or tabs between cells, a byte order
/// mark, UTF-16.
package struct CSVTable: Sendable {
  /// Why bytes are no table.
  package enum Fault: Error, Equatable, Sendable {
    /// Neither UTF-8 nor UTF-16.
    case notText
    case empty
    /// A quote that begins in this line, counted from 1, is not closed.
    case openQuote(line: Int)
    /// A row that begins in this line, counted from 1, has more cells than there are names of columns.
    case tooManyCells(line: Int)
  }

  /// A cell, and how it was written.
  private struct Cell: Sendable {
    var raw: String
    var value: String
  }

  /// A row, and what ends it.
  private struct Row: Sendable {
    var cells: [Cell]
    let end: String
    /// The line in which it begins, counted from 1.
    let line: Int
  }

  /// What stands between cells.
  package let separator: Unicode.Scalar
  private let encoding: TextEncoding
  private var header: Row
  private var rows: [Row]

  /// The largest file that is read, in bytes.
  package static let maxBytes = 64 << 20

  /// Reads a table.
  package init(_ data: Data) throws(Fault) {
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
      // Spreadsheets put separators behind a row.
      let surplus = row.cells[first.cells.count...]
      guard surplus.allSatisfy({ $0.value.isEmpty }) else {
        throw .tooManyCells(line: reader.rowLine)
      }
    }
    guard !rows.isEmpty else { throw .empty }
    header = rows.removeFirst()
    self.rows = rows
  }

  /// The names of the columns, without blanks around them.
  package var columns: [String] {
    header.cells.map { $0.value.trimmingCharacters(in: .whitespaces) }
  }

  /// How many rows there are below the names of columns.
  package var rowCount: Int { rows.count }

  /// Whether a row, counted from 0, has nothing in it.
  package func isBlank(_ row: Int) -> Bool { rows[row].cells.allSatisfy { $0.value.isEmpty } }

  /// The line of the file in which a row, counted from 0, begins, counted from 1.
  package func line(ofRow row: Int) -> Int { rows[row].line }

  /// The text of a cell, row and column counted from 0; empty where the row is too short. To set it
  /// leaves all others as they were written.
  package subscript(row row: Int, column column: Int) -> String {
    get { rows[row].cells.indices.contains(column) ? rows[row].cells[column].value : "" }
    set {
      while rows[row].cells.count <= column { rows[row].cells.append(Cell(raw: "", value: "")) }
      let isQuoted = rows[row].cells[column].raw.hasPrefix("\"")
      rows[row].cells[column] = Cell(raw: written(newValue, quoted: isQuoted), value: newValue)
    }
  }

  /// Keeps these rows and columns alone, counted from 0, in their order.
  package func keeping(rows kept: [Int], columns: [Int]) -> CSVTable {
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
  package var data: Data {
    let all = [header] + rows
    // The last line may have had no end; where rows were left out it needs one.
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

  /// The separator that the first line has most of, outside of quotes.
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
