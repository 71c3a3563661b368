import SwiftSources
import SwiftSyntax

/// The default values in a declaration and the names in them. A caller evaluates default values, so
/// it depends on these names.
///
/// The result may contain more than the caller needs: every name that is written there.
struct DefaultValues {
  /// The values, in order.
  let values: [ExprSyntax]
  /// Their parameters' types.
  let types: [TypeSyntax]

  init(in declaration: some SyntaxProtocol) {
    let parameters = declaration.nodes(
      FunctionParameterSyntax.self, outside: [.functionParameter]
    ).filter { $0.defaultValue != nil }
    values = parameters.compactMap(\.defaultValue?.value)
    types = parameters.map(\.type)
  }

  var names: Set<String> {
    Set(
      values.flatMap { value in
        value.nodes(DeclReferenceExprSyntax.self).map(\.baseName.plainName)
          + value.nodes(IdentifierTypeSyntax.self).map(\.name.plainName)
      })
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
