import Foundation
import Messages

/// Why a table of an instructor's cannot be used: what is wrong with which file, and what to do.
package enum GradebookError: SpokenError, Equatable {
  /// The file cannot be read, for the system's reason.
  case unreadable(path: String, reason: String)
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
  /// Several columns could be meant, or none; these are there.
  case whichColumn(path: String, columns: [String])
  /// The file cannot be written, for the system's reason.
  case unwritable(path: String, reason: String)

  /// What is wrong, and what to do.
  package var message: Message {
    switch self {
    case .unreadable(let path, let reason): .tableCannotBeRead(path, reason)
    case .noTable(let path, let fault): .noTable(path, fault.message)
    case .tooLarge(let path): .tableIsTooLarge(path)
    case .unknownColumns(let path, let columns): .unknownColumns(path, Self.listed(columns))
    case .noPeople(let path, let columns): .noPeople(path, Self.listed(columns))
    case .scale(let path): .isScale(path)
    case .whichColumn(let path, let columns): .whichColumn(path, Self.listed(columns))
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
  package init(at url: URL) throws(GradebookError) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.path, reason: (error as NSError).localizedDescription)
    }
    guard data.count <= Self.maxBytes else { throw .tooLarge(path: url.path) }
    do throws(Fault) {
      try self.init(data)
    } catch {
      throw .noTable(path: url.path, error)
    }
  }
}
