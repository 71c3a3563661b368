import SwiftSyntax

/// The default values in a declaration and the names in them. A caller evaluates default values, so
/// it depends on these names.
///
/// The result may contain more than the caller needs: every name that is written there.
final class DefaultValues: SyntaxVisitor {
  /// The values, in order.
  private(set) var values: [ExprSyntax] = []
  /// Their parameters' types.
  private(set) var types: [TypeSyntax] = []

  init(in declaration: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(declaration)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.defaultValue?.value else { return .skipChildren }
    values.append(value)
    types.append(node.type)
    return .skipChildren
  }

  var names: Set<String> {
    let finder = NameFinder(viewMode: .sourceAccurate)
    for value in values { finder.walk(value) }
    return finder.names
  }
}

private final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.plainName)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.plainName)
    return .visitChildren
  }
}

extension DeclSyntax {
  /// The declaration in one line, except for default values, in which every blank may count.
  var squeezedAroundDefaults: String {
    let values = DefaultValues(in: self).values.map(\.trimmedRange)
    guard !values.isEmpty else { return squeezed }
    let bytes = syntaxTextBytes
    func text(_ start: AbsolutePosition, _ end: AbsolutePosition) -> String {
      let start = start.utf8Offset - position.utf8Offset
      return String(decoding: bytes[start..<(end.utf8Offset - position.utf8Offset)], as: UTF8.self)
    }
    let starts = [trimmedRange.lowerBound] + values.map(\.upperBound)
    let ends = values.map(\.lowerBound) + [trimmedRange.upperBound]
    let around = zip(starts, ends).map { text($0, $1).squeezedInside }
    let inside = values.map { text($0.lowerBound, $0.upperBound) } + [""]
    return zip(around, inside).map(+).joined()
  }
}

extension String {
  /// The text with each run of blanks and line breaks replaced by one blank, also at its ends.
  fileprivate var squeezedInside: String {
    let words = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if words.isEmpty { return isEmpty ? "" : " " }
    return (first?.isWhitespace == true ? " " : "") + words
      + (last?.isWhitespace == true ? " " : "")
  }
}
