import CourseModel
import Messages

/// A message of the compiler as in its tables, with `%` for each filling.
struct MessageFormat: ExpressibleByStringLiteral, Sendable {
  let text: String
  private let parts: [String]

  init(stringLiteral text: String) {
    self.text = text
    parts = text.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
  }

  /// The fillings in order; nil if the message has another format.
  func fillings(of message: String) -> [String]? {
    guard let first = parts.first, message.hasPrefix(first) else { return nil }
    var rest = message.dropFirst(first.count)
    var fillings: [String] = []
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: part) else { return nil }
      fillings.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    guard parts.count > 1, let last = parts.last else { return rest.isEmpty ? [] : nil }
    guard rest.hasSuffix(last) else { return nil }
    return fillings + [String(rest.dropLast(last.count))]
  }

  func matches(_ message: String) -> Bool { fillings(of: message) != nil }

  func matches(_ diagnostic: Diagnostic) -> Bool { matches(diagnostic.message.english) }
}
