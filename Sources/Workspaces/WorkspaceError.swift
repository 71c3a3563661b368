import Foundation
import Messages

/// What is wrong with a learner's workspace: where, what, and what to do.
package enum WorkspaceError: SpokenError, Equatable {
  /// No folder from here upwards is a workspace.
  case none(from: URL)
  /// The folder holds something else.
  case occupied(URL)
  /// It belongs to another course.
  case otherCourse(URL, has: String, wanted: String)
  /// It has the whole course already, of which something was handed out.
  case ofWholeCourse(URL)
  /// It, or the database in it, was made by a newer Switchboard.
  case newer(URL, format: Int)
  /// A file could not be read or written.
  case file(path: String, reason: Message)
  /// What the learner has just done could not be written into the database.
  case notKept(path: String, reason: Message)
  /// The database of the learner's progress could not be used.
  case database(path: String, reason: Message)

  /// What is wrong, and what to do.
  package var message: Message {
    switch self {
    case .none(let folder): .noWorkspace(at: folder.path)
    case .occupied(let folder): .occupied(folder.path)
    case .otherCourse(let folder, let has, let wanted):
      .otherCourse(folder.path, has: has, wanted: wanted)
    case .ofWholeCourse(let folder): .ofWholeCourse(folder.path)
    case .newer(let folder, let format): .newerWorkspace(folder.path, format: format)
    case .file(let path, let reason): .file(path, reason)
    case .notKept(let path, let reason): .notKept(path, reason: reason)
    case .database(let path, let reason): .noProgress(path, reason: reason)
    }
  }
}
