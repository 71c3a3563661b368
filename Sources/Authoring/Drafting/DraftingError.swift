import Messages

/// The reason why a draft was not created, and the remedy.
package enum DraftingError: SpokenError, Equatable {
  /// An invalid name, for this reason.
  case name(String, reason: Message)
  /// The target exists already.
  case exists(path: String)
  /// The request is ambiguous or incomplete.
  case unclear(Message)
  /// A file or folder could not be written.
  case file(path: String, reason: Message)

  /// The obstacle and the remedy.
  package var message: Message {
    switch self {
    case .name(let name, let reason): .nameRefused(name, reason: reason)
    case .exists(let path): .isThere(path)
    case .unclear(let message): message
    case .file(let path, let reason): .nothingMade(path, reason: reason)
    }
  }
}
