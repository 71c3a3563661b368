import Foundation
import Messages

/// The reason why an instructor's table cannot be used: the file, the problem and the remedy.
package enum GradebookError: SpokenError, Equatable {
  /// The file cannot be read, with the system's reason.
  case unreadable(path: String, reason: String)
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
    /// Its person, as written.
    let key: String
    /// The names of their submissions.
    let names: [String]
  }

  /// The fault and the remedy.
  package var message: Message {
    switch self {
    // Translators: The reason is the system's words.
    case .unreadable(let path, let reason):
      Message("\(path, "path"): cannot be read: \(reason, "reason")")
    case .isFolder(let path): Message("\(path, "path"): is a folder; name the file in it")
    case .noTable(let path, let fault): Message("\(path, "path"): \(fault.message, "fault")")
    case .tooLarge(let path): Message("\(path, "path"): is larger than a class needs (64 MB)")
    case .unknownColumns(let path, let columns):
      Message(
        """
        \(path, "path"): is not a gradebook of Moodle (a grading worksheet), Canvas or \
        Blackboard; its columns are \(Self.listed(columns), "columns"). Download it from the \
        platform, and keep the names of its columns
        """)
    case .noPeople(let path, let columns):
      Message(
        """
        \(path, "path"): has no column 'id', 'login', 'email' or 'name'; its columns are \
        \(Self.listed(columns), "columns"). Add one that says who each student is
        """)
    case .scale(let path):
      Message(
        """
        \(path, "path"): has grades on a scale of words, not in points; set the assignment to \
        points
        """)
    // Translators: Behind a file and a line; the text is the cell's.
    case .noMaximum(let path, let line, let text):
      .inLine(
        line, of: path,
        Message(
          """
          the maximum grade is '\(text, "text")', which is not a number above 0; set the \
          assignment to points, or download the worksheet again
          """))
    case .whichColumn(let path, let columns):
      Message(
        """
        \(path, "path"): choose the column for the grades with --gradebook-column NAME; there are \
        \(Self.listed(columns), "columns")
        """)
    // Translators: The column is a name that is not translated; the others are names in quotes.
    case .adjustmentColumns(let path, let missing, let columns):
      Message(
        """
        \(path, "path"): needs exactly one column '\(missing, "missing")'; its columns are \
        \(Self.listed(columns), "columns"). Its first line should be student,points,comment,by
        """)
    case .adjustments(let path, let faults):
      .lines(faults.map { .inLine($0.line, of: path, $0.fault.message) })
    // Translators: About an assignment; the names are of submissions.
    case .extensionsOfSeveral(let all):
      .lines(
        all.map {
          Message(
            """
            the extension of '\($0.key, "student")' matches several people \
            (\($0.names.prefix(5).joined(separator: ", "), "names")); write the login, the \
            address or the number instead
            """)
        })
    // Translators: The reason is the system's words.
    case .unwritable(let path, let reason):
      Message(
        """
        \(path, "path"): cannot be written (\(reason, "reason")), so nothing was written; name \
        another file with --gradebook-output FILE
        """)
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
    case .notText: Message("is not text in UTF-8 or UTF-16; save it as CSV, in UTF-8")
    // Translators: Behind a file's path.
    case .empty: Message("is empty; download it again")
    case .openQuote(let line):
      Message("a quote that begins in line \(line, "line") is not closed; download it again")
    case .tooManyCells(let line):
      Message(
        """
        line \(line, "line") has more cells than the first line; put text with commas into quotes, \
        or download it again
        """)
    }
  }
}

extension CSVTable {
  /// Reads a table from a file.
  ///
  /// - Parameter path: The path as the user typed it, for messages.
  init(at url: URL, path: String) throws(GradebookError) {
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

extension Message {
  /// The fault is one of those below.
  fileprivate static func inLine(_ line: Int, of path: String, _ fault: Message) -> Message {
    Message("\(path, "path"):\(line, "line"): \(fault, "fault")")
  }
}
