/// A format string, taken apart as printf(3) and Foundation take it.
///
/// Source: C11 7.21.6.1; POSIX `printf` for positions (`%2$d`); CFString.c for `%@` and its like,
/// which are none of these.
struct FormatText {
  /// How many integers, and how many floating point numbers, it takes out of registers: where
  /// arguments of variable number are passed, six and eight are on x86-64 (System V ABI, 3.5.7),
  /// eight and eight on arm64 (AAPCS64, appendix B). What does not fit is read from memory behind
  /// them, whoever has put something there.
  static let maxIntegers = 6
  static let maxFloats = 8

  /// The conversions that take integers and characters, and those that take floating point numbers.
  private static let integers = Set("diouxXcC".utf8)
  private static let floats = Set("eEfFgGaA".utf8)
  private static let flags = Set("-+ #0'".utf8)
  /// Not `L`: a long double is never in a register.
  private static let lengths = Set("hlqztj".utf8)

  private(set) var integers = 0
  private(set) var floats = 0
  /// The arguments that it names by number.
  private(set) var positions: Set<Int> = []
  private var isOrdered = false

  /// How many arguments it takes; nil if it does not say so plainly.
  var count: Int? {
    if positions.isEmpty { return integers + floats }
    // The type of an argument that nobody names is anybody's guess.
    return isOrdered || positions != Set(1...positions.count) ? nil : positions.count
  }

  /// Nil if it has a conversion that takes an address, or one that nobody knows.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else { continue }
      guard takeConversion(from: &rest) else { return nil }
    }
  }

  /// Whether numbers alone are put in, and no more than there are.
  func isHarmless(with arguments: Int) -> Bool {
    guard let count, count <= arguments else { return false }
    return integers <= Self.maxIntegers && floats <= Self.maxFloats
  }

  private mutating func takeConversion(from rest: inout Substring.UTF8View) -> Bool {
    if rest.first == UInt8(ascii: "%") { return rest.popFirst() != nil }
    let position = takePosition(from: &rest)
    while let flag = rest.first, Self.flags.contains(flag) { rest.removeFirst() }
    guard takeWidth(from: &rest, isPlaced: position != nil) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeWidth(from: &rest, isPlaced: position != nil) else { return false }
    }
    while let length = rest.first, Self.lengths.contains(length) { rest.removeFirst() }
    guard let conversion = rest.popFirst() else { return false }
    if Self.integers.contains(conversion) {
      integers += 1
    } else if Self.floats.contains(conversion) {
      floats += 1
    } else {
      return false
    }
    if let position { return positions.insert(position).inserted && position > 0 }
    isOrdered = true
    return true
  }

  /// `12$`, if that is what comes.
  private func takePosition(from rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") else {
      return nil
    }
    rest.removeFirst(digits.count + 1)
    return Int(Substring(digits)) ?? 0
  }

  /// A number, or a star, which takes an integer; no star that is placed.
  private mutating func takeWidth(
    from rest: inout Substring.UTF8View, isPlaced: Bool
  ) -> Bool {
    if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      integers += 1
      let isDigit = rest.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
      return !isPlaced && !isDigit
    }
    while let digit = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
      rest.removeFirst()
    }
    return true
  }
}
