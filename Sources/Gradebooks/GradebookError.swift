import Foundation
import Messages

/// Why a table of an instructor's cannot be used: what is wrong with which file, and what to do.
package enum GradebookError: SpokenError, Equatable {
  /// The file cannot be read, for the system's reason.
  case unreadable(path: String, reason: String)
  /// It is a folder.
  case isFolder(path: String)
  /// It is no table.
  case noTable(path: String, CSVTable.Fault)
  /// It is larger than any class needs.
  case tooLarge(path: String)
  /// No platform writes columns of these names.
  case unknownColumns(path: String, columns: [String])
  /// A list of a class has no column by which people could be known.
  case noPeople(path: String, columns: [String])
  /// It is graded by the words of a scale.
  case scale(path: String)
  /// A line, counted from 1, says no number above 0 where the greatest grade belongs.
  case noMaximum(path: String, line: Int, text: String)
  /// Several columns could be meant, or none; these are there.
  case whichColumn(path: String, columns: [String])
  /// A table of grades that were set by hand lacks this column, or has it twice.
  case adjustmentColumns(path: String, missing: String, columns: [String])
  /// Lines of such a table say nothing that can be done.
  case adjustments(path: String, [LineFault])
  /// Extensions of an assignment could be several people's each.
  case extensionsOfSeveral([SharedExtension])
  /// The file cannot be written, for the system's reason.
  case unwritable(path: String, reason: String)

  /// What is wrong with a line, counted from 1.
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

  /// The first of many, in quotes.
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
  /// The table in this file.
  ///
  /// - Parameter path: How the file was typed, for what is said about it.
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
