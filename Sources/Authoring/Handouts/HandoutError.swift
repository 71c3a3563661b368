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
    // Translators: The reason is the system's words.
    case .unreadable(let path, let reason):
      Message(
        """
        \(path, "path") cannot be read: \(reason, "reason"); name the file that your instructor \
        gave you, NAME.tar.gz
        """)
    case .damaged(let path):
      Message(
        """
        the handout \(path, "path") cannot be opened: it is damaged or incomplete; download it \
        again
        """)
    case .noHandout(let path):
      Message(
        """
        \(path, "path") is not a handout; name the file that your instructor gave you, \
        NAME.tar.gz
        """)
    // Translators: The format is a number.
    case .newer(let path, let format):
      Message(
        "a newer switchboard made \(path, "path") (format \(format, "format")); install that one")
    case .altered(let path):
      Message(
        """
        \(path, "path") has been changed since it was handed out; use the file that your \
        instructor gave you
        """)
    case .secondHand(let path):
      Message(
        """
        \(path, "path") is a handout, which has no checks of its own; name the course that it was \
        made from with --course DIR
        """)
    case .notPublic(let exercise, let reason):
      Message("\(exercise, "exercise") cannot be handed out: \(reason, "reason")")
    case .exists(let path):
      Message("\(path, "path") already exists; remove it, or name another file")
    case .otherKind(let path):
      Message(
        "\(path, "path"): a handout is a .tar.gz file; give it that ending")
    // Translators: The reason is the system's words.
    case .unwritable(let path, let reason):
      Message("\(path, "path") cannot be written: \(reason, "reason")")
    }
  }
}
