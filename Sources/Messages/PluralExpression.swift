/// A C expression over `n`: `? :`, `||`, `&&`, comparisons, `+ - * / %`, `!` and parentheses.
indirect enum PluralExpression: Hashable, Sendable {
  case n
  case number(Int)
  case not(PluralExpression)
  case binary(String, PluralExpression, PluralExpression)
  case choice(PluralExpression, PluralExpression, PluralExpression)

  /// Returns the value; nil where C has none (a division by zero, a number that is too large).
  func value(for n: Int) -> Int? {
    switch self {
    case .n: return n
    case .number(let number): return number
    case .not(let operand): return operand.value(for: n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      return condition.value(for: n).flatMap { ($0 == 0 ? no : yes).value(for: n) }
    case .binary(let sign, let left, let right):
      guard let left = left.value(for: n) else { return nil }
      if sign == "&&", left == 0 { return 0 }
      if sign == "||", left != 0 { return 1 }
      return right.value(for: n).flatMap { Self.value(of: left, sign, $0) }
    }
  }

  private static func value(of left: Int, _ sign: String, _ right: Int) -> Int? {
    switch sign {
    case "||", "&&": right == 0 ? 0 : 1
    case "==": left == right ? 1 : 0
    case "!=": left != right ? 1 : 0
    case "<": left < right ? 1 : 0
    case "<=": left <= right ? 1 : 0
    case ">": left > right ? 1 : 0
    case ">=": left >= right ? 1 : 0
    case "+": exact(left.addingReportingOverflow(right))
    case "-": exact(left.subtractingReportingOverflow(right))
    case "*": exact(left.multipliedReportingOverflow(by: right))
    case "/": exact(left.dividedReportingOverflow(by: right))
    case "%": exact(left.remainderReportingOverflow(dividingBy: right))
    default: nil
    }
  }

  private static func exact(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
    result.overflow ? nil : result.partialValue
  }
}

// MARK: - Reading

extension PluralExpression {
  /// The maximum length of a rule; none is longer. The limit bounds the depth of the recursive
  /// parser.
  private static let maximalLength = 1000

  /// Nil if the text is not an expression, or is longer than any rule.
  init?(parsing text: String) {
    guard text.utf8.count <= Self.maximalLength else { return nil }
    var reader = Reader(rest: text[...])
    guard let expression = reader.choice(), reader.isAtEnd else { return nil }
    self = expression
  }

  /// A recursive-descent parser with a function for each rule of the grammar. Each function
  /// consumes its input and returns nil if the input doesn't match.
  private struct Reader {
    var rest: Substring

    /// The binary operators, those with the lowest precedence first; longer ones before their
    /// prefixes.
    static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    mutating func take(_ sign: String) -> Bool {
      let text = rest.drop(while: \.isWhitespace)
      guard text.hasPrefix(sign) else { return false }
      rest = text.dropFirst(sign.count)
      return true
    }

    mutating func choice() -> PluralExpression? {
      guard let condition = binary(level: 0) else { return nil }
      guard take("?") else { return condition }
      guard let yes = choice(), take(":"), let no = choice() else { return nil }
      return .choice(condition, yes, no)
    }

    mutating func binary(level: Int) -> PluralExpression? {
      guard level < Self.levels.count else { return operand() }
      guard var left = binary(level: level + 1) else { return nil }
      while let sign = Self.levels[level].first(where: { take($0) }) {
        guard let right = binary(level: level + 1) else { return nil }
        left = .binary(sign, left, right)
      }
      return left
    }

    mutating func operand() -> PluralExpression? {
      if take("n") { return .n }
      if take("!") { return operand().map { .not($0) } }
      if take("(") {
        guard let inner = choice(), take(")") else { return nil }
        return inner
      }
      let digits = rest.drop(while: \.isWhitespace).prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits) else { return nil }
      rest = rest[digits.endIndex...]
      return .number(number)
    }
  }
}
