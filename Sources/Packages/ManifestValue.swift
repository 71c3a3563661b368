import SwiftSyntax

/// A part of a manifest that says what it is without being run.
indirect enum ManifestValue: Equatable {
  case text(String)
  /// `true`, `.v6`, `MainActor.self`: the last name.
  case word(String)
  case list([ManifestValue])
  /// `.target(name: "A")`: the function's own name, and what it is given.
  case call(String, [Argument], line: Int)
  /// Anything that would have to be run.
  case computed(line: Int)

  struct Argument: Equatable {
    let label: String?
    let value: ManifestValue
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The parts of a list; nil if it is none.
  var parts: [ManifestValue]? { if case .list(let parts) = self { parts } else { nil } }

  /// The texts of a list of texts; nil if it is none.
  var texts: [String]? {
    guard let parts else { return nil }
    let texts = parts.compactMap(\.text)
    return texts.count == parts.count ? texts : nil
  }

  /// Of a word, or of the call of one, the name.
  var name: String? {
    switch self {
    case .word(let name), .call(let name, _, _): name
    default: nil
    }
  }

  /// The first place at which it would have to be run; nil if there is none.
  var computedLine: Int? {
    switch self {
    case .text, .word: nil
    case .computed(let line): line
    case .list(let parts): parts.lazy.compactMap(\.computedLine).first
    case .call(_, let arguments, _): arguments.lazy.compactMap(\.value.computedLine).first
    }
  }
}

extension [ManifestValue.Argument] {
  /// What is given under this label.
  subscript(label: String) -> ManifestValue? { first { $0.label == label }?.value }
}

/// Reads the values of expressions.
struct ManifestValueReader {
  let locations: SourceLocationConverter
  /// Constants of the file that have values of their own.
  var constants: [String: ManifestValue] = [:]

  func value(of expression: ExprSyntax) -> ManifestValue {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map(ManifestValue.text) ?? computed(expression)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return .word(literal.literal.text)
    }
    if let literal = expression.as(ArrayExprSyntax.self) {
      return .list(literal.elements.map { value(of: $0.expression) })
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      // `MainActor.self` is MainActor.
      if member.declName.baseName.tokenKind == .keyword(.self), let base = member.base {
        return value(of: base)
      }
      return .word(member.declName.baseName.text)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return constants[name] ?? .word(name)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = value(of: call.calledExpression).name
    {
      return .call(
        name,
        call.arguments.map {
          ManifestValue.Argument(label: $0.label?.text, value: value(of: $0.expression))
        }, line: line(of: call))
    }
    return computed(expression)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  private func computed(_ node: some SyntaxProtocol) -> ManifestValue {
    .computed(line: line(of: node))
  }
}
