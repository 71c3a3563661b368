extension Message {
  /// A literal with named arguments: `"\(path, "path") is gone"`, and `"\(span: "key") opens it"`
  /// for a part whose style the code that shows it supplies.
  ///
  /// `{path}` in a literal is an argument that the message has elsewhere: a second place of it, a
  /// place in the other form of a counted sentence, or `{count}`. `{{` and `}}` are braces.
  package struct Words: ExpressibleByStringInterpolation, Sendable {
    let text: String
    let arguments: [String: Argument]

    package init(stringLiteral text: String) {
      self.text = text
      arguments = [:]
    }

    package init(stringInterpolation words: StringInterpolation) {
      text = words.text
      arguments = words.arguments
    }

    package struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      fileprivate var arguments: [String: Argument] = [:]

      package init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
      }

      package mutating func appendLiteral(_ literal: String) { text += literal }

      package mutating func appendInterpolation(_ text: String, _ name: String) {
        append(.text(text), name)
      }

      package mutating func appendInterpolation(_ number: Int, _ name: String) {
        append(.number(number), name)
      }

      package mutating func appendInterpolation(_ message: Message, _ name: String) {
        append(.message(message), name)
      }

      package mutating func appendInterpolation(span name: String) { append(.span, name) }

      private mutating func append(_ argument: Argument, _ name: String) {
        text += "{\(name)}"
        arguments[name] = argument
      }
    }
  }
}
