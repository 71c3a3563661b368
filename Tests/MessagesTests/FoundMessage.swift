import Foundation
import Messages
import SwiftParser
import SwiftSyntax

/// A message in a source, with the information for translators.
struct FoundMessage: Equatable {
  var context: String?
  let text: String
  /// The form for any number but 1, where something is counted.
  let other: String?
  /// The names of the arguments.
  let arguments: Set<String>
  /// The comment above it in the source.
  let comment: [String]
  /// The paths below the repository.
  var files: [String]

  /// The placeholders in the text and in the other form.
  var placeholders: [Set<String>] {
    [text, other].compactMap(\.self).map { text in
      Set(
        Message.pieces(of: text).compactMap { piece in
          if case .placeholder(let name) = piece { name } else { nil }
        })
    }
  }

  /// The entry in a template of GNU gettext.
  var entry: String {
    var lines = comment.map { "#. \($0)" } + ["#: \(files.joined(separator: " "))"]
    if text.contains("{") { lines.append("#, python-brace-format") }
    if let context { lines.append("msgctxt \(Self.quoted(context))") }
    lines.append("msgid \(Self.quoted(text))")
    if let other {
      lines += ["msgid_plural \(Self.quoted(other))", #"msgstr[0] """#, #"msgstr[1] """#]
    } else {
      lines.append(#"msgstr """#)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}

/// Looks for messages in a source.
final class MessageFinder: SyntaxVisitor {
  private let file: String
  private(set) var messages: [FoundMessage] = []
  /// Messages that are made of something else than literals.
  private(set) var faults: [String] = []

  /// - Parameter file: The source's path below the repository.
  init(in source: String, file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.calledExpression.trimmedDescription == "Message" else { return .visitChildren }
    var texts: [String: String] = [:]
    var arguments: Set<String> = []
    for argument in call.arguments {
      let label = argument.label?.text ?? ""
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        texts[label] = literal.representedLiteralValue
      } else if let dictionary = argument.expression.as(DictionaryExprSyntax.self) {
        arguments = names(in: dictionary)
      }
    }
    if texts["one"] != nil { arguments.insert("count") }
    guard let text = texts[""] ?? texts["one"], (texts["one"] == nil) == (texts["other"] == nil)
    else {
      faults.append("\(file): \(call.trimmedDescription)")
      return .visitChildren
    }
    messages.append(
      FoundMessage(
        context: texts["context"], text: text, other: texts["other"], arguments: arguments,
        comment: comment(above: call), files: [file]))
    return .visitChildren
  }

  private func names(in dictionary: DictionaryExprSyntax) -> Set<String> {
    guard case .elements(let elements) = dictionary.content else { return [] }
    return Set(
      elements.compactMap {
        $0.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      })
  }

  /// The lines of the doc comment of what the call is in.
  private func comment(above call: FunctionCallExprSyntax) -> [String] {
    var node = call.parent
    while let syntax = node {
      if syntax.is(FunctionDeclSyntax.self) || syntax.is(VariableDeclSyntax.self) {
        return syntax.leadingTrivia.compactMap { piece in
          guard case .docLineComment(let line) = piece else { return nil }
          return String(line.dropFirst(3).drop { $0 == " " })
        }
      }
      node = syntax.parent
    }
    return []
  }
}
