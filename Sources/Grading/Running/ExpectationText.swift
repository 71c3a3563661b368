/// Swift Testing's text about a failed expectation, for learners who may read the test.
///
/// Source: HumanReadableOutputRecorder and Expression of Swift Testing 6.3: `Expectation failed: `
/// and the expression, in which each part except a literal appears with its value,
/// `(sub(2, 3) → 5) == -1`.
struct ExpectationText {
  private let text: String
  /// The elements that only one of two collections has.
  private let difference: String?

  init(_ text: String, difference: String? = nil) {
    self.text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.difference = difference
  }

  var hasValue: Bool { text.contains(Self.arrow) }

  /// A sentence; nil if the text says nothing.
  var sentence: String? {
    if let error = text.without("Caught error: ") { return "It throws the error \(shown(error))." }
    guard let expression = text.without("Expectation failed: ") else { return nil }
    // Texts about errors are already sentences.
    if expression.contains(" was expected") || expression.hasPrefix("expected error") {
      return expression.prefix(1).uppercased() + expression.dropFirst() + "."
    }
    let beginning = comparison(expression) ?? value(expression)
    let sentence = beginning ?? "This does not hold: \(shown(expression))"
    return sentence + (difference.map { " (\($0))" } ?? "") + "."
  }

  /// Turns `(sub(2, 3) → 5) == -1` into: sub(2, 3) is 5, expected -1.
  private func comparison(_ expression: String) -> String? {
    guard let sides = halves(of: expression, at: " == "), let left = evaluated(sides.0) else {
      return nil
    }
    let found = "\(shown(left.source)) is \(shown(left.value))"
    if let right = evaluated(sides.1) {
      return "\(found), expected \(shown(right.value)), which is \(shown(right.source))"
    }
    return sides.1.contains(Self.arrow) ? nil : "\(found), expected \(shown(sides.1))"
  }

  /// Turns `found() → nil` into: found() is nil.
  private func value(_ expression: String) -> String? {
    guard let parts = halves(of: expression, at: Self.arrow), !expression.hasPrefix("(") else {
      return nil
    }
    return "\(shown(parts.0)) is \(shown(parts.1))"
  }

  private static let arrow = " → "

  /// The two sides of a mark that occurs exactly once. Values are the learner's text, and may
  /// contain anything.
  private func halves(of text: String, at mark: String) -> (String, String)? {
    let places = text.ranges(of: mark)
    guard places.count == 1, let place = places.first else { return nil }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }

  /// The expression in parentheses, and its value.
  private func evaluated(_ side: String) -> (source: String, value: String)? {
    guard side.hasPrefix("("), side.hasSuffix(")") else { return nil }
    return halves(of: String(side.dropFirst().dropLast()), at: Self.arrow)
      .map { (source: $0, value: $1) }
  }

  /// The most characters of a value to keep.
  private static let length = 300

  /// The text as code, in as many backticks as it needs.
  private func shown(_ code: String) -> String {
    let kept = code.count > Self.length ? code.prefix(Self.length) + " …" : code[...]
    return kept.contains("`") ? "`` \(kept) ``" : "`\(kept)`"
  }
}

extension String {
  /// The text after these words; nil if it does not begin with them.
  fileprivate func without(_ words: String) -> String? {
    hasPrefix(words) ? String(dropFirst(words.count)) : nil
  }
}
