/// A sentence for people with its arguments: a value, until a `Catalogue` turns it into text in a
/// language.
///
/// Written as a literal at its place in the code, `Message("\(done, "done") of \(total, "total")
/// read")`, so that `switchboard.pot` can be generated from the sources. The English text, `{done}
/// of {total} read`, is also its key in catalogues (a msgid of GNU gettext). Arguments are inserted
/// literally, whatever they contain.
package struct Message: Hashable, Sendable, CustomStringConvertible {
  /// An argument of a sentence.
  enum Argument: Hashable, Sendable {
    /// Text that is the same in every language: a name, a path, another program's words.
    case text(String)
    /// A number, in plain digits in every language.
    case number(Int)
    /// A part with a separate translation.
    indirect case message(Message)
    /// A part with a style or a link, which the code that shows the message supplies.
    case span
  }

  /// The English text; if something is counted, the text for exactly one.
  let text: String
  /// The English text for any other number; nil if nothing is counted.
  let other: String?
  /// The number of things counted; 1 if nothing is.
  let count: Int
  /// Distinguishes the message from others with the same English text; usually nil.
  let context: String?
  /// The arguments for the placeholders, by name.
  let arguments: [String: Argument]

  /// Creates a sentence in which nothing is counted.
  ///
  /// - Parameter context: Distinguishes it from others with the same English text that another
  ///   language may express differently, and helps translators.
  package init(_ words: Words, context: String? = nil) {
    self.init(words.text, context: context, words.arguments)
  }

  /// Creates a sentence whose form depends on a number, for which `{count}` stands.
  ///
  /// - Parameters:
  ///   - one: The English text for exactly one.
  ///   - other: The English text for any other number, including 0. The arguments of each form are
  ///     also those of the other.
  package init(one: Words, other: Words, count: Int, context: String? = nil) {
    self.text = one.text
    self.other = other.text
    self.count = count
    self.context = context
    self.arguments = one.arguments.merging(other.arguments) { given, _ in given }
      .merging(["count": .number(count)]) { given, _ in given }
  }

  /// - Parameter text: The English text, with placeholders.
  init(_ text: String, context: String? = nil, _ arguments: [String: Argument]) {
    self.init(text: text, other: nil, count: 1, context: context, arguments: arguments)
  }

  init(
    text: String, other: String?, count: Int, context: String?, arguments: [String: Argument]
  ) {
    self.text = text
    self.other = other
    self.count = count
    self.context = context
    self.arguments = arguments
  }

  /// Creates text that is not translated, such as another program's.
  package static func verbatim(_ text: String) -> Message {
    Message("{text}", ["text": .text(text)])
  }

  /// Creates a message with each of several messages on a separate line.
  package static func lines(_ messages: [Message]) -> Message {
    joined(messages, by: "\n")
  }

  /// Creates a message of several messages, joined by spaces.
  package static func sentences(_ messages: [Message]) -> Message {
    messages.count == 1 ? messages[0] : joined(messages, by: " ")
  }

  private static func joined(_ messages: [Message], by separator: String) -> Message {
    let names = messages.indices.map { "line\($0)" }
    return Message(
      names.map { "{\($0)}" }.joined(separator: separator),
      Dictionary(zip(names, messages.map(Argument.message))) { first, _ in first })
  }

  /// Returns the message with its texts that are the same in every language changed.
  package func changingTexts(_ change: (String) -> String) -> Message {
    Message(
      text: text, other: other, count: count, context: context,
      arguments: arguments.mapValues { argument in
        switch argument {
        case .text(let text): .text(change(text))
        case .message(let message): .message(message.changingTexts(change))
        case .number, .span: argument
        }
      })
  }

  /// The English text, for programs and for users without another language.
  package var english: String { Catalogue.english.text(of: self) }

  package var description: String { english }

  /// A part of a message's text.
  package enum Piece: Hashable, Sendable {
    /// Literal words.
    case words(String)
    /// The place of an argument, by name.
    case placeholder(String)
  }

  /// Splits a text in which `{name}` stands for an argument, and `{{` and `}}` for braces. A brace
  /// that is not part of a placeholder stands for itself.
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      if first == rest.first, first == "{" || first == "}" {
        words.append(rest.removeFirst())
      } else if first == "{", let end = rest.firstIndex(where: { !$0.isPartOfName }),
        rest[end] == "}",
        end > rest.startIndex
      {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.placeholder(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(first)
      }
    }
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }
}

extension Character {
  /// Whether a placeholder's name may contain it.
  fileprivate var isPartOfName: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
