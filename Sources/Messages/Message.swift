/// A sentence that people read, with what stands in it: a value, until a `Catalogue` says it in a
/// language.
///
/// The text is English and, at the same time, the name by which catalogues find it (a msgid of GNU
/// gettext). `{name}` stands for the argument of that name, and `{{` and `}}` for braces. What is put
/// in is never looked at again, whatever it holds.
///
/// Messages are made in files called `Message+….swift`, one or a few for each target, and of nothing
/// but literals: so `switchboard.pot` can be made of these files.
package struct Message: Hashable, Sendable {
  /// What is put into a sentence.
  package enum Argument: Hashable, Sendable {
    /// Text that is the same in every language: a name, a path, somebody else's words.
    case text(String)
    /// A number, in plain digits in every language.
    case number(Int)
    /// A part that has a translation of its own.
    indirect case message(Message)
    /// What has a look of its own, or a link: whoever shows the message brings it.
    case span
  }

  /// The English text; of one that counts, that for exactly one.
  let text: String
  /// The English text for any other number; nil if nothing is counted.
  let other: String?
  /// What is counted; 1 if nothing is.
  let count: Int
  /// What tells it from other messages of the same English words; nil mostly.
  let context: String?
  /// What stands for the placeholders, by their names.
  let arguments: [String: Argument]

  /// A sentence in which nothing is counted.
  ///
  /// - Parameter context: Tells it from others of the same English words, which another language
  ///   may say otherwise, and tells translators which one it is.
  package init(_ text: String, context: String? = nil, _ arguments: [String: Argument] = [:]) {
    self.text = text
    self.other = nil
    self.count = 1
    self.context = context
    self.arguments = arguments
  }

  /// A sentence whose form depends on a number, which `{count}` stands for.
  ///
  /// - Parameters:
  ///   - one: What English says of exactly one.
  ///   - other: What English says of any other number, 0 among them.
  package init(
    one: String, other: String, count: Int, context: String? = nil,
    _ arguments: [String: Argument] = [:]
  ) {
    self.text = one
    self.other = other
    self.count = count
    self.context = context
    self.arguments = arguments.merging(["count": .number(count)]) { given, _ in given }
  }

  /// Words that nobody translates, such as those of another program.
  package static func verbatim(_ text: String) -> Message {
    Message("{text}", ["text": .text(text)])
  }

  /// Several messages, each on a line of its own.
  package static func lines(_ messages: [Message]) -> Message {
    let names = messages.indices.map { "line\($0)" }
    return Message(
      names.map { "{\($0)}" }.joined(separator: "\n"),
      Dictionary(zip(names, messages.map(Argument.message))) { first, _ in first })
  }

  /// The English words, for what programs read and for who has no other language.
  package var english: String { Catalogue.english.text(of: self) }
}
