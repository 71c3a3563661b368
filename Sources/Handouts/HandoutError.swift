import Messages

/// Why there is no handout: where, what, and what to do.
package enum HandoutError: SpokenError, Equatable {
  /// The file at this path cannot be read, for a reason of the system's.
  case unreadable(String, reason: String)
  /// The file at this path ends too early, or is no archive.
  case damaged(String)
  /// The file at this path is something else.
  case noHandout(String)
  /// The file at this path was made by a newer Switchboard, in this format.
  case newer(String, format: Int)
  /// The files in it are not those that were handed out.
  case altered(String)
  /// The course in this folder is a handout itself.
  case secondHand(String)
  /// A public check of this exercise cannot be handed out, for this reason.
  case notPublic(exercise: String, Message)
  /// Where it should be written, something is already.
  case exists(String)
  /// It should be written under a name that says something else.
  case otherKind(String)
  /// It cannot be written, for a reason of the system's.
  case unwritable(String, reason: String)

  /// What is wrong, and what to do.
  package var message: Message {
    switch self {
    case .unreadable(let path, let reason): .handoutUnreadable(path, reason: reason)
    case .damaged(let path): .handoutDamaged(path)
    case .noHandout(let path): .noHandout(path)
    case .newer(let path, let format): .handoutNewer(path, format: format)
    case .altered(let path): .handoutAltered(path)
    case .secondHand(let path): .secondHand(path)
    case .notPublic(let exercise, let reason): .notPublic(exercise, reason: reason)
    case .exists(let path): .handoutExists(path)
    case .otherKind(let path): .handoutIsTar(path)
    case .unwritable(let path, let reason): .handoutUnwritable(path, reason: reason)
    }
  }
}
