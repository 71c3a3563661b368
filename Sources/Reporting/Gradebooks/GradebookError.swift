import Foundation
import Messages

/// The reason why an instructor's table cannot be used: the file, the problem and the remedy.
package enum GradebookError: SpokenError, Equatable {
  /// The file cannot be read, with the system's reason.
  case unreadable(path: String, reason: String)
  /// The path is a folder.
  case isFolder(path: String)
  /// The file is not a table.
  case noTable(path: String, CSVTable.Fault)
  /// The file is larger than any class needs.
  case tooLarge(path: String)
  /// No platform uses these column names.
  case unknownColumns(path: String, columns: [String])
  /// A class list has no column that identifies students.
  case noPeople(path: String, columns: [String])
  /// The assignment is graded on a scale of words.
  case scale(path: String)
  /// A line, counted from 1, has no number above 0 as the maximum grade.
  case noMaximum(path: String, line: Int, text: String)
  /// Several columns are possible, or none; these exist.
  case whichColumn(path: String, columns: [String])
  /// A table of adjustments lacks this column, or has it twice.
  case adjustmentColumns(path: String, missing: String, columns: [String])
  /// Some lines of a table of adjustments are invalid.
  case adjustments(path: String, [LineFault])
  /// Extensions of an assignment could be several people's each.
  case extensionsOfSeveral([SharedExtension])
  /// The file cannot be written, for the system's reason.
  case unwritable(path: String, reason: String)

  /// The fault of a line, counted from 1.
  package struct LineFault: Equatable, Sendable {
    let line: Int
    let fault: AdjustmentFault

    init(line: Int, _ fault: AdjustmentFault) { (self.line, self.fault) = (line, fault) }
  }

  /// An extension that could be several people's.
  package struct SharedExtension: Equatable, Sendable {
    /// Whose it is, as it is written.
    let key: String
    /// What their submissions are called.
    let names: [String]
  }

  /// What is wrong, and what to do.
  package var message: Message {
    switch self {
    case .unreadable(let path, let reason): .tableCannotBeRead(path, reason)
    case .isFolder(let path): .tableIsFolder(path)
    case .noTable(let path, let fault): .noTable(path, fault.message)
    case .tooLarge(let path): .tableIsTooLarge(path)
    case .unknownColumns(let path, let columns): .unknownColumns(path, Self.listed(columns))
    case .noPeople(let path, let columns): .noPeople(path, Self.listed(columns))
    case .scale(let path): .isScale(path)
    case .noMaximum(let path, let line, let text): .inLine(line, of: path, .noMaximum(text))
    case .whichColumn(let path, let columns): .whichColumn(path, Self.listed(columns))
    case .adjustmentColumns(let path, let missing, let columns):
      .adjustmentColumns(path, missing: missing, Self.listed(columns))
    case .adjustments(let path, let faults):
      .lines(faults.map { .inLine($0.line, of: path, $0.fault.message) })
    case .extensionsOfSeveral(let all):
      .lines(all.map { .extensionOfSeveral($0.key, $0.names.prefix(5).joined(separator: ", ")) })
    case .unwritable(let path, let reason): .tableCannotBeWritten(path, reason)
    }
  }

  /// The first columns of many, in quotes.
  private static func listed(_ columns: [String]) -> String {
    let shown = columns.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return columns.count > 12 ? shown + ", …" : shown
  }
}

extension CSVTable.Fault {
  fileprivate var message: Message {
    switch self {
    case .notText: .tableIsNoText
    case .empty: .tableIsEmpty
    case .openQuote(let line): .tableHasOpenQuote(line: line)
    case .tooManyCells(let line): .tableHasTooManyCells(line: line)
    }
  }
}

extension CSVTable {
  /// Reads a table from a file.
  ///
  /// - Parameter path: The path as the user typed it, for messages.
  package init(at url: URL, path: String) throws(GradebookError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw .isFolder(path: path)
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: path, reason: error.systemReason)
    }
    guard data.count <= Self.maxBytes else { throw .tooLarge(path: path) }
    do throws(Fault) {
      try self.init(data)
    } catch {
      throw .noTable(path: path, error)
    }
  }
}
