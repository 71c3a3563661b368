import Foundation
import Messages

/// A fault in a learner's workspace: the place, the cause and the remedy.
package enum WorkspaceError: SpokenError, Equatable {
  /// No folder from here upwards is a workspace.
  case none(from: URL)
  /// The folder contains something else.
  case occupied(URL)
  /// The workspace belongs to another course.
  case otherCourse(URL, has: String, wanted: String)
  /// The workspace already has the whole course of which this is a handout.
  case ofWholeCourse(URL)
  /// A newer version of Switchboard made the workspace or its database.
  case newer(URL, format: Int)
  /// A file could not be read or written.
  case file(path: String, reason: Message)
  /// The learner's latest action could not be written to the database.
  case notKept(path: String, reason: Message)
  /// The database of the learner's progress could not be used.
  case database(path: String, reason: Message)

  /// The fault and the remedy.
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
