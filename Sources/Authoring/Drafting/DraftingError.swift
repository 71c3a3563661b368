import Messages

/// Why nothing was made for an author: what, and what to do instead.
package enum DraftingError: SpokenError, Equatable {
  /// A name that cannot be had, for this reason.
  case name(String, reason: Message)
  /// There is something of this name already.
  case exists(path: String)
  /// It does not say what it has to.
  case unclear(Message)
  /// A file or folder could not be written.
  case file(path: String, reason: Message)

  /// What stands in the way, and what to do instead.
  package var message: Message {
    switch self {
    case .name(let name, let reason): .nameRefused(name, reason: reason)
    case .exists(let path): .isThere(path)
    case .unclear(let message): message
    case .file(let path, let reason): .nothingMade(path, reason: reason)
    }
  }
}
