import Foundation
@testable import Messages
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
  /// Messages that are not made of literals alone.
  private(set) var faults: [String] = []

  /// - Parameter file: The source's path below the repository.
  init(in source: String, file: String) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: source))
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["Message", "Messages.Message"].contains(call.calledExpression.trimmedDescription),
      let first = call.arguments.first, ["", "one"].contains(first.label?.text ?? "")
    else { return .visitChildren }
    var texts: [String: String] = [:]
    var names: [String] = []
    for argument in call.arguments {
      let label = argument.label?.text ?? ""
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        let words = words(of: literal)
        texts[label] = words?.text
        names += words?.names ?? []
      }
    }
    if texts["one"] != nil { names.append("count") }
    let labels = Set(call.arguments.map { $0.label?.text ?? "" })
    guard let text = texts[""] ?? texts["one"], names.count == Set(names).count,
      labels.subtracting(["count"]).isSubset(of: texts.keys.map(\.self) + [""])
    else {
      faults.append("\(file): \(call.trimmedDescription)")
      return .visitChildren
    }
    messages.append(
      FoundMessage(
        context: texts["context"], text: text, other: texts["other"], arguments: Set(names),
        comment: note(above: Syntax(call)), files: [file]))
    return .visitChildren
  }

  /// The text of a literal with a placeholder for each argument, and the names of these.
  private func words(of literal: StringLiteralExprSyntax) -> (text: String, names: [String])? {
    var names: [String] = []
    var segments: [StringLiteralSegmentListSyntax.Element] = []
    for segment in literal.segments {
      guard case .expressionSegment(let inserted) = segment else {
        segments.append(segment)
        continue
      }
      guard let last = inserted.expressions.last,
        inserted.expressions.count == (last.label?.text == "span" ? 1 : 2),
        let name = last.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { return nil }
      names.append(name)
      segments.append(.stringSegment(StringSegmentSyntax(content: .stringSegment("{\(name)}"))))
    }
    return literal.with(\.segments, StringLiteralSegmentListSyntax(segments))
      .representedLiteralValue.map { ($0, names) }
  }

  /// The lines of the comment for translators above the argument or the statement; otherwise those
  /// of the doc comment of a constant, or of a member of an extension of `Message`.
  private func note(above call: Syntax) -> [String] {
    let parents = Array(sequence(first: call, next: \.parent))
    for node in parents {
      let note = node.leadingTrivia.note
      if !note.isEmpty { return note }
      if node.isItem, node.leadingTrivia.contains(where: \.isNewline) { break }
    }
    let type = parents.lazy.compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType }.first
    let member = parents.lazy.compactMap { $0.as(MemberBlockItemSyntax.self)?.decl }.first
    let isStatic = member?.as(VariableDeclSyntax.self)?.modifiers.contains {
      $0.name.text == "static"
    }
    guard type?.trimmedDescription == "Message" || isStatic == true else { return [] }
    return member?.leadingTrivia.documentation ?? []
  }
}

extension Trivia {
  /// The lines from “Translators: ” to the end of the comment.
  fileprivate var note: [String] {
    let lines = compactMap { piece -> Substring? in
      guard case .lineComment(let line) = piece else { return nil }
      return line.dropFirst(2).drop { $0 == " " }
    }
    let note = lines.drop { !$0.hasPrefix("Translators: ") }.map(String.init)
    return note.first.map { [String($0.dropFirst("Translators: ".count))] + note.dropFirst() } ?? []
  }

  fileprivate var documentation: [String] {
    compactMap { piece in
      guard case .docLineComment(let line) = piece else { return nil }
      return String(line.dropFirst(3).drop { $0 == " " })
    }
  }
}

extension Syntax {
  /// Whether this is a statement, a case or a member.
  fileprivate var isItem: Bool {
    self.is(CodeBlockItemSyntax.self) || self.is(SwitchCaseSyntax.self)
      || self.is(MemberBlockItemSyntax.self)
  }
}
