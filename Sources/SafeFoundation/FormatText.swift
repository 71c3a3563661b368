import Foundation

/// A format string, taken apart as printf(3) and Foundation take it.
///
/// Source: C11 7.21.6.1; POSIX `printf` for positions (`%2$d`); CFString.c for `%@`.
struct FormatText {
  /// What a conversion takes, and what an argument is.
  enum Kind {
    case integer, float
    /// An object, of which Foundation puts in the description.
    case object

    /// What Foundation is given for this argument; nil if that is nobody's guess, as with pointers.
    init?(of argument: any CVarArg) {
      let type = type(of: argument)
      // By identity: a cast would find a number in an NSNumber as well.
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

  /// How many integers, and how many floating point numbers, it takes out of registers: where
  /// arguments of variable number are passed, six and eight are on x86-64 (System V ABI, 3.5.7),
  /// eight and eight on arm64 (AAPCS64, appendix B). What does not fit is read from memory behind
  /// them, whoever has put something there.
  private static let maxIntegers = 6
  private static let maxFloats = 8

  /// The conversions that take integers and characters, and those that take floating point numbers.
  private static let integers = Set("diouxXcC".utf8)
  private static let floats = Set("eEfFgGaA".utf8)
  /// Not `'`: Foundation on Linux takes `%'` for a text, and the argument for the next conversion.
  private static let flags = Set("-+ #0".utf8)
  /// Each is written once, since Foundation copies what it finds into a buffer of fixed size. Not `L`: a
  /// long double is never in a register; `q` and `ll` make one of a floating point number.
  private static let lengths = ["hh", "h", "ll", "l", "q", "z", "t", "j"]
  private static let lengthsOfFloats: Set<String> = ["", "l"]
  /// Digits of a width or a precision: Foundation writes past its buffer's end where they are many.
  private static let maxDigits = 3
  /// A width or a precision that an argument gives.
  static let widths = -999...999

  /// What it takes, in its order, each with the number of the argument if it names that.
  private(set) var taken: [(kind: Kind, position: Int?)] = []
  /// Which of these are widths and precisions (`*`).
  private(set) var stars: [Int] = []

  /// Nil if it has a conversion that takes an address, or one that nobody knows.
  init?(_ text: String) {
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else { continue }
      guard takeConversion(from: &rest) else { return nil }
    }
  }

  /// Whether it takes these arguments for what they are; numbers may be taken for other numbers, as
  /// long as they are in registers.
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

  /// What it takes each argument for, from the first to the last that it takes; nil if it does not say
  /// so plainly: the type of an argument that nobody names is anybody's guess.
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
      // `%#@name@` would be a format of its own.
      taken.append((.object, position))
    } else {
      return false
    }
    return true
  }

  /// `12$`, if that is what comes; 0 for a number that is none.
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
