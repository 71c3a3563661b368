import Messages

/// The reason why a handout fails: the place, the problem and the remedy.
package enum HandoutError: SpokenError, Equatable {
  /// The file at this path cannot be read, with the system's reason.
  case unreadable(String, reason: String)
  /// The file at this path is truncated or not an archive.
  case damaged(String)
  /// The file at this path is not a handout.
  case noHandout(String)
  /// A newer Switchboard made the file at this path, in this format.
  case newer(String, format: Int)
  /// The files in it are not those that were handed out.
  case altered(String)
  /// The course in this folder is a handout itself.
  case secondHand(String)
  /// A public check of this exercise cannot be handed out, for this reason.
  case notPublic(exercise: String, Message)
  /// The output path already exists.
  case exists(String)
  /// The output path has a suffix of another format.
  case otherKind(String)
  /// The file cannot be written, with the system's reason.
  case unwritable(String, reason: String)

  /// The problem and the remedy.
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
