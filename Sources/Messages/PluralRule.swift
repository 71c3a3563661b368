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
