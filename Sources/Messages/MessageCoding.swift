import Foundation

// Documents for programs have a message's English text. Files that only Switchboard reads keep the
// whole message, so that a kept verdict appears in the reader's language.
extension Message: Codable {
  private enum Key: String, CodingKey {
    case text, other, count, context, arguments
  }

  /// Encodes the English text, or the whole message if the encoder is `JSONEncoder.keepingMessages`.
  package func encode(to encoder: any Encoder) throws {
    let keepsAll = Self.keepsAll.map { encoder.userInfo[$0] != nil } ?? false
    if !keepsAll || self == .verbatim(english) {
      var container = encoder.singleValueContainer()
      try container.encode(english)
      return
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(text, forKey: .text)
    try container.encodeIfPresent(other, forKey: .other)
    if count != 1 { try container.encode(count, forKey: .count) }
    try container.encodeIfPresent(context, forKey: .context)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
  }

  /// Decodes a whole message; text alone becomes `verbatim`.
  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .verbatim(text)
      return
    }
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      text: try container.decode(String.self, forKey: .text),
      other: try container.decodeIfPresent(String.self, forKey: .other),
      count: try container.decodeIfPresent(Int.self, forKey: .count) ?? 1,
      context: try container.decodeIfPresent(String.self, forKey: .context),
      arguments: try container.decodeIfPresent([String: Argument].self, forKey: .arguments) ?? [:])
  }

  fileprivate static let keepsAll = CodingUserInfoKey(rawValue: "keeps all of a message")
}

extension Message.Argument: Codable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .message(let message): try container.encode(message)
    case .span: try container.encodeNil()
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .span
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .message(try container.decode(Message.self))
    }
  }
}

extension JSONEncoder {
  /// Encodes for files that only Switchboard reads: messages in a form that every language can show.
  package static var keepingMessages: JSONEncoder {
    let encoder = JSONEncoder()
    if let key = Message.keepsAll { encoder.userInfo[key] = true }
    return encoder
  }
}
