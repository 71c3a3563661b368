import Messages

/// Keys that are always, or often, of use.
extension FooterKey {
  /// What a key does: it shows all keys.
  static let keys = FooterKey("?", Message("keys", context: "key"))

  /// What a key does.
  static let quit = FooterKey("q", Message("quit", context: "key"))

  /// What a key does: it puts away what is in front.
  static let back = FooterKey(.escapeKey, Message("back", context: "key"))

  /// What a key does to a text.
  static let scroll = FooterKey(
    Message("j k Space", context: "keys"), Message("scroll", context: "key"))

  /// Any key but those that scroll puts the help away.
  static let anyOther = FooterKey(
    Message("any other key", context: "keys"), Message("closes", context: "key"))

  /// What keys do to the help.
  static let scrollHelp = FooterKey("j k", Message("scroll", context: "key"))
}

/// Keys of lists.
extension FooterKey {
  /// What arrows do in a list.
  static func move(_ arrows: Message) -> FooterKey {
    FooterKey(arrows, Message("move", context: "key"))
  }

  /// What a key does to what is chosen.
  static let open = FooterKey(.enterKey, Message("opens", context: "key"))

  /// What a key does to the attempt that is chosen.
  static let putBack = FooterKey(.enterKey, Message("puts it back", context: "key"))

  /// What a key does: it leaves a part of the list.
  static let filter = FooterKey("/", Message("filter", context: "key"))

  /// What a key does.
  static let clearFilter = FooterKey(.escapeKey, Message("clears the filter", context: "key"))
}

/// The names of keys.
extension Message {
  /// The name of a key.
  static let escapeKey = Message("Esc", context: "keys")

  /// The name of a key.
  static let enterKey = Message("Enter", context: "keys")

  /// The name of a key.
  static let tabKey = Message("Tab", context: "keys")

  /// The keys ↑ and ↓, where these cannot be shown.
  static let arrowKeys = Message("arrows", context: "keys")
}
