import Foundation

/// A format string, parsed like printf(3) and Foundation.
///
/// Sources: C11 7.21.6.1; POSIX `printf` for positions (`%2$d`); CFString.c for `%@`.
struct FormatText {
  /// The kind of value that a conversion takes or an argument is.
  enum Kind {
    case integer, float
    /// An object, whose description Foundation inserts.
    case object

    /// The kind of the value that Foundation receives; nil if unknown, as for pointers.
    init?(of argument: any CVarArg) {
      let type = type(of: argument)
      // Compare types by identity: a cast would also find a number in an NSNumber.
      if Self.integers.contains(ObjectIdentifier(type)) {
        self = .integer
      } else if Self.floats.contains(ObjectIdentifier(type)) {
        self = .float
      } else if type == String.self || type is NSObject.Type {
        self = .object
      } else {
        return nil
      }
    }

    private static let integers = Set(
      [
        Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
        UInt32.self, UInt64.self,
      ].map { (type: any Any.Type) in ObjectIdentifier(type) })
    private static let floats = Set(
      [Float.self, Double.self, CGFloat.self].map { (type: any Any.Type) in ObjectIdentifier(type) }
    )
  }

  /// The maximum numbers of integers and floating-point numbers that variadic arguments can take
  /// from registers: six and eight on x86-64 (System V ABI, 3.5.7), eight and eight on arm64
  /// (AAPCS64, appendix B). Any further ones are read from the memory after them, whatever it
  /// contains.
  private static let maxIntegers = 6
  private static let maxFloats = 8

  /// The conversions for integers and characters, and those for floating-point numbers.
  private static let integers = Set("diouxXcC".utf8)
  private static let floats = Set("eEfFgGaA".utf8)
  /// Excludes `'`: Foundation on Linux reads `%'` as text, so its argument goes to the next
  /// conversion.
  private static let flags = Set("-+ #0".utf8)
  /// Each may occur once, because Foundation copies them into a fixed-size buffer. Excludes `L`,
  /// because a long double is never in a register; with a floating-point conversion, `q` and `ll`
  /// have the same meaning.
  private static let lengths = ["hh", "h", "ll", "l", "q", "z", "t", "j"]
  private static let lengthsOfFloats: Set<String> = ["", "l"]
  /// The maximum number of digits in a width or precision: Foundation overruns a buffer with many.
  private static let maxDigits = 3
  /// The allowed range of a width or precision given by an argument.
  static let widths = -999...999

  /// The values that it takes, in order, with the number of the argument if the format names it.
  private(set) var taken: [(kind: Kind, position: Int?)] = []
  /// The indices of those that are widths or precisions (`*`).
  private(set) var stars: [Int] = []

  /// Returns nil for a conversion that takes an address, or an unknown one.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else { continue }
      guard takeConversion(from: &rest) else { return nil }
    }
  }

  /// Whether it interprets these arguments as what they are. Numbers may be mistaken for other
  /// numbers as long as they are in registers.
  func isSafe(with arguments: [Kind?]) -> Bool {
    guard let order, order.count <= arguments.count else { return false }
    if zip(order, arguments).allSatisfy({ $0 == $1 }) { return true }
    guard stars.isEmpty else { return false }
    let areNumbers = zip(order, arguments).allSatisfy { taken, given in
      taken != .object && (given == .integer || given == .float)
    }
    return areNumbers
      && taken.count { $0.kind == .integer } <= Self.maxIntegers
      && taken.count { $0.kind == .float } <= Self.maxFloats
  }

  /// The kind of each argument, from the first to the last that it takes; nil if it is ambiguous,
  /// because the type of an unmentioned argument is unknown.
  private var order: [Kind]? {
    let positions = taken.compactMap(\.position)
    if positions.isEmpty { return taken.map(\.kind) }
    guard positions.count == taken.count, let last = positions.max(), last <= taken.count else {
      return nil
    }
    var order: [Kind?] = Array(repeating: nil, count: last)
    for (kind, position) in taken {
      guard let position, position > 0, order[position - 1] ?? kind == kind else { return nil }
      order[position - 1] = kind
    }
    let known = order.compactMap(\.self)
    return known.count == last ? known : nil
  }

  private mutating func takeConversion(from rest: inout Substring.UTF8View) -> Bool {
    if rest.first == UInt8(ascii: "%") { return rest.popFirst() != nil }
    let position = takePosition(from: &rest)
    var hasFlags = false
    while let flag = rest.first, Self.flags.contains(flag) {
      rest.removeFirst()
      hasFlags = true
    }
    guard takeWidth(from: &rest, isPlaced: position != nil) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard takeWidth(from: &rest, isPlaced: position != nil) else { return false }
    }
    let length = Self.lengths.first { rest.starts(with: $0.utf8) } ?? ""
    if !length.isEmpty {
      rest.removeFirst(length.utf8.count)
      hasFlags = true
    }
    guard let conversion = rest.popFirst() else { return false }
    if Self.integers.contains(conversion) {
      taken.append((.integer, position))
    } else if Self.floats.contains(conversion), Self.lengthsOfFloats.contains(length) {
      taken.append((.float, position))
    } else if conversion == UInt8(ascii: "@"), !hasFlags {
      // `%#@name@` would be a nested format.
      taken.append((.object, position))
    } else {
      return false
    }
    return true
  }

  /// Parses `12$`, if present; returns 0 for an invalid number.
  private func takePosition(from rest: inout Substring.UTF8View) -> Int? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") else {
      return nil
    }
    rest.removeFirst(digits.count + 1)
    return Int(Substring(digits)) ?? 0
  }

  /// Parses a number, or a star, which takes an integer. A star with a position is rejected.
  private mutating func takeWidth(
    from rest: inout Substring.UTF8View, isPlaced: Bool
  ) -> Bool {
    if rest.first == UInt8(ascii: "*") {
      rest.removeFirst()
      stars.append(taken.count)
      taken.append((.integer, nil))
      let isDigit = rest.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
      return !isPlaced && !isDigit
    }
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    rest.removeFirst(digits)
    return digits <= Self.maxDigits
  }
}
