import Messages

/// A key in the last row, with its effect in a word or two.
struct FooterKey: Sendable {
  let sign: Message
  let meaning: Message

  init(_ sign: Message, _ meaning: Message) { (self.sign, self.meaning) = (sign, meaning) }

  init(_ sign: String, _ meaning: Message) { self.init(.verbatim(sign), meaning) }
}
