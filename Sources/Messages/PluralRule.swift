/// How a language counts: which of its forms is for which number.
///
/// Such as `nplurals=2; plural=(n != 1);`: an expression of C over `n`, as the header of a catalogue
/// has it.
struct PluralRule: Hashable, Sendable {
  /// How many forms there are.
  let formCount: Int
  private let expression: PluralExpression

  /// nil if it cannot be read.
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

  /// The number of the form for so many, from 0 on; nil if the rule names none that there is.
  func form(of count: Int) -> Int? {
    guard let form = expression.value(for: abs(count)), (0..<formCount).contains(form) else {
      return nil
    }
    return form
  }
}

extension Substring {
  /// Without blanks around it.
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
