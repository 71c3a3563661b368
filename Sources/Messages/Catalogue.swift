/// The messages in one language.
///
/// A message that the catalogue lacks, or has in an unreadable form, appears in English.
package struct Catalogue: Hashable, Sendable {
  /// The language's name as in `LANGUAGE`, such as `de` or `pt_BR`.
  package let language: String
  private let file: MessageFile?
  private let plurals: PluralRule?

  /// The messages in the sources.
  package static let english = Catalogue(language: "en", file: nil, plurals: nil)

  private init(language: String, file: MessageFile?, plurals: PluralRule?) {
    self.language = language
    self.file = file
    self.plurals = plurals
  }

  /// Reads a binary catalogue made by `msgfmt` of GNU gettext.
  ///
  /// Nil if it is not one, is not in UTF-8, or has no readable plural rule.
  package init?(language: String, bytes: [UInt8]) {
    guard let file = MessageFile(bytes), let header = file.translations(of: "")?.first,
      let charset = header.field(named: "Content-Type"), charset.lowercased().contains("utf-8"),
      let rule = header.field(named: "Plural-Forms"), let plurals = PluralRule(rule)
    else { return nil }
    self.init(language: language, file: file, plurals: plurals)
  }

  /// Returns a message in this language as text.
  package func text(of message: Message) -> String {
    pieces(of: message).map { piece in
      switch piece {
      case .words(let words): words
      case .placeholder(let name): text(of: message.arguments[name], named: name)
      }
    }.joined()
  }

  /// Returns the parts of a message in this language, with its arguments.
  ///
  /// - Parameter names: Placeholders to keep, for callers that replace them by something other than
  ///   text.
  package func pieces(of message: Message, leaving names: some Collection<String>)
    -> [Message.Piece]
  {
    pieces(of: message).map { piece in
      guard case .placeholder(let name) = piece, !names.contains(name) else { return piece }
      return .words(text(of: message.arguments[name], named: name))
    }
  }

  /// Returns the text for a placeholder; the placeholder itself if there is none.
  private func text(of argument: Message.Argument?, named name: String) -> String {
    switch argument {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .message(let message): text(of: message)
    case .span, nil: "{\(name)}"
    }
  }

  private func pieces(of message: Message) -> [Message.Piece] {
    Message.pieces(of: translation(of: message) ?? message.form)
  }

  private func translation(of message: Message) -> String? {
    guard let file, let plurals, let forms = file.translations(of: message.key) else { return nil }
    let index = message.other == nil ? 0 : plurals.form(of: message.count)
    guard let index, forms.indices.contains(index), !forms[index].isEmpty else { return nil }
    return forms[index]
  }
}

extension Message {
  /// The English form for the count.
  fileprivate var form: String { count == 1 ? text : other ?? text }

  /// The key in a catalogue: the text, after its context and an EOT if it has one.
  fileprivate var key: String { context.map { "\($0)\u{4}\(text)" } ?? text }
}

extension String {
  /// Returns the value of this field in a catalogue's header.
  fileprivate func field(named name: String) -> String? {
    split(separator: "\n").first { $0.hasPrefix("\(name):") }
      .map { String($0.dropFirst(name.count + 1)) }
  }
}

/// The plural rule of a language: the form for each number.
///
/// An example is `nplurals=2; plural=(n != 1);`: a C expression over `n`, from the header of a
/// catalogue.
struct PluralRule: Hashable, Sendable {
  /// The number of forms.
  let formCount: Int
  private let expression: PluralExpression

  /// Nil if the rule can't be read.
  init?(_ text: String) {
    var fields: [Substring: Substring] = [:]
    for field in text.split(separator: ";") {
      guard let sign = field.firstIndex(of: "=") else { continue }
      fields[field[..<sign].trimmed] = field[field.index(after: sign)...]
    }
    guard let count = fields["nplurals"].flatMap({ Int($0.trimmed) }), count > 0,
      let text = fields["plural"], let expression = PluralExpression(parsing: String(text))
    else { return nil }
    formCount = count
    self.expression = expression
  }

  /// Returns the index of the form for a number, from 0; nil if the rule gives an invalid one.
  func form(of count: Int) -> Int? {
    guard let form = expression.value(for: abs(count)), (0..<formCount).contains(form) else {
      return nil
    }
    return form
  }
}

extension Substring {
  /// The text without surrounding whitespace.
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
