import Foundation

/// What is wrong with a learner's workspace: where, what, and what to do.
package enum WorkspaceError: Error, Equatable, CustomStringConvertible {
  /// No folder from here upwards is a workspace.
  case none(from: URL)
  /// The folder holds something else.
  case occupied(URL)
  /// It belongs to another course.
  case otherCourse(URL, has: String, wanted: String)
  /// It, or the database in it, was made by a newer Switchboard.
  case newer(URL, format: Int)
  /// A file could not be read or written.
  case file(path: String, reason: String)
  /// What the learner has just done could not be written into the database.
  case notKept(path: String, reason: String)
  /// The database of the learner's progress could not be used.
  case database(path: String, reason: String)

  package var description: String {
    switch self {
    case .none(let folder):
      "no workspace at \(folder.path) or above it; make one with 'switchboard init DIR' and go there"
    case .occupied(let folder):
      "\(folder.path) holds files and is no workspace; name a new or empty folder"
    case .otherCourse(let folder, let has, let wanted):
      "\(folder.path) is a workspace of the course '\(has)', not of '\(wanted)'; "
        + "name another folder, or the right course with --course DIR"
    case .newer(let folder, let format):
      "\(folder.path) was made by a newer switchboard (format \(format)); install that one"
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .notKept(let path, let reason):
      "this verdict or step is not kept: \(path) cannot be written (\(reason)); "
        + "free some space or see to it that you may write there, and try again"
    case .database(let path, let reason):
      "your progress in \(path) cannot be used (\(reason)); "
        + "free some space or check the file's permissions, and try again"
    }
  }
}
