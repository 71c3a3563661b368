import Foundation

/// Protocols that ordinary programs adopt, and lazy sequences where nothing depends on their length.
struct Countdown: Sequence, IteratorProtocol, Hashable, Codable, CustomStringConvertible {
  var left: Int
  var description: String { "\(left) left" }
  mutating func next() -> Int? {
    guard left > 0 else { return nil }
    left -= 1
    return left
  }
}

enum Tone: String, CaseIterable, Comparable, Identifiable, CustomDebugStringConvertible {
  case low, high
  var id: String { rawValue }
  var debugDescription: String { "tone \(rawValue)" }
  static func < (left: Self, right: Self) -> Bool { left == .low && right == .high }
}

struct Marks: OptionSet {
  let rawValue: Int
  static let first = Marks(rawValue: 1)
}

struct Amount: AdditiveArithmetic, ExpressibleByFloatLiteral {
  static let zero: Amount = 0.0
  var value: Double
  init(floatLiteral: Double) { value = floatLiteral }
  static func + (left: Self, right: Self) -> Self { Amount(floatLiteral: left.value + right.value) }
  static func - (left: Self, right: Self) -> Self { Amount(floatLiteral: left.value - right.value) }
}

func notes() -> String {
  var text = "notes"
  text.replaceSubrange(text.startIndex..<text.startIndex, with: "two ")
  text.insert(contentsOf: "and ", at: text.startIndex)
  let word = text as NSString
  let range = Range(NSRange(location: 0, length: word.length), in: text)
  return range.map { String(text[$0]) } ?? Countdown(left: 3).map(String.init).joined()
}

func firstLong(of words: [String]) -> String? { words.first { $0.count > 3 } }
