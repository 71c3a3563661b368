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
    case .name(let name, let reason):
      Message("the name '\(name, "name")' cannot be used: \(reason, "reason")")
    case .exists(let path):
      Message("\(path, "path") already exists; choose another name, or remove it")
    case .unclear(let message): message
    // Translators: The reason is one of three words, or the system's.
    case .file(let path, let reason):
      Message(
        """
        \(path, "path") cannot be written (\(reason, "reason")), so nothing was made; fix that \
        and try again
        """)
    }
  }
}
