import Messages

// Tests write the text of a report's messages, and compare it in English.
extension Message: ExpressibleByStringLiteral {
  /// Text that is not translated.
  package init(stringLiteral text: String) { self = .verbatim(text) }

  package func contains(_ text: String) -> Bool { english.contains(text) }
  package func hasPrefix(_ text: String) -> Bool { english.hasPrefix(text) }
  package func hasSuffix(_ text: String) -> Bool { english.hasSuffix(text) }
}

package func == (message: Message?, text: String?) -> Bool { message?.english == text }

package func == (messages: [Message]?, texts: [String]?) -> Bool {
  messages?.map(\.english) == texts
}
