import Foundation
import Messages

/// A fault in a learner's workspace: the place, the cause and the remedy.
enum WorkspaceError: SpokenError, Equatable {
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
  var message: Message {
    switch self {
    case .none(let folder):
      Message(
        """
        no workspace at \(folder.path, "path") or above it; make one with 'switchboard start DIR', \
        which says what to type there
        """)
    case .occupied(let folder):
      Message(
        """
        \(folder.path, "path") has files in it and is not a workspace; name a new or empty \
        folder
        """)
    // Translators: Both courses are names; “--course DIR” is an option.
    case .otherCourse(let folder, let has, let wanted):
      Message(
        """
        \(folder.path, "path") is a workspace of the course '\(has, "course")', not of \
        '\(wanted, "wanted")'; name another folder, or the right course with --course DIR
        """)
    case .ofWholeCourse(let folder):
      Message(
        """
        \(folder.path, "path") is a workspace of the whole course, of which this is a part; name \
        another folder for the handout
        """)
    // Translators: The format is a number.
    case .newer(let folder, let format):
      Message(
        """
        a newer switchboard made \(folder.path, "path") (format \(format, "format")); install \
        that one
        """)
    case .file(let path, let reason): Message("\(path, "path"): \(reason, "reason")")
    // Translators: The path is a file's; the reason is the system's words, or the database's.
    case .notKept(let path, let reason):
      Message(
        """
        this verdict or step was not saved: \(path, "path") cannot be written \
        (\(reason, "reason")); free some space or check the file's permissions, and try again
        """)
    // Translators: The path is a file's; the reason is the system's words, or the database's.
    case .database(let path, let reason):
      Message(
        """
        your progress in \(path, "path") cannot be used (\(reason, "reason")); free some space or \
        check the file's permissions, and try again
        """)
    }
  }
}
