/// The types of the closures in a compiled suite.
///
/// `#expect(a == b)` becomes a closure that takes the operands, and each argument of an XCTest
/// assertion becomes a closure, too. So the closures' types are those of all compared values,
/// wherever these come from. The same suite has the same closures in the same places with every
/// module.
struct SuiteOperands: Codable, Sendable, Equatable {
  /// By the function around them, then by their numbers from the inside out. Closures of functions
  /// that differ only in types share a number.
  private var closures: [String: [String: Set<String>]] = [:]

  init() {}

  /// - Parameter library: The suite, compiled.
  init(of library: ObjectFile) {
    for symbol in library.symbols where symbol.isDefined && symbol.name.isOfClosure {
      guard let text = LibrarySymbol(symbol.name)?.text, let closure = Closure(text) else {
        continue
      }
      closures[closure.function, default: [:]][closure.numbers, default: []].insert(closure.type)
    }
  }

  /// A pair of types that differ: this suite's, and the other one's.
  struct Difference: Hashable {
    let found: String
    let expected: String
  }

  /// The differences from the same suite compiled with a reference.
  ///
  func differences(
    from reference: SuiteOperands, knowing own: OwnTypes
  ) -> Set<Difference> {
    var differences: Set<Difference> = []
    for (function, found) in closures {
      guard let expected = reference.closures[function] else { continue }
      // An operator's argument may be a closure beside one module only; then places tell nothing.
      let isAlike = Set(found.keys) == Set(expected.keys)
      let all = expected.values.reduce(into: Set()) { $0.formUnion($1) }
      for (numbers, types) in found {
        let others = isAlike ? expected[numbers] ?? [] : all
        for type in types.subtracting(others) {
          let text = TypeText(type, knowing: own)
          guard !others.contains(where: text.fits), let other = others.min() else { continue }
          differences.insert(
            Self.difference(of: type, from: other) {
              TypeText($0, knowing: own).fits($1)
            })
        }
      }
    }
    return differences
  }

  /// The first operand that differs, or both whole types.
  private static func difference(
    of type: String, from other: String, where fits: (String, String) -> Bool
  ) -> Difference {
    let (own, others) = (type.operands, other.operands)
    let pair = zip(own, others).first { !fits($0, $1) }
    guard own.count == others.count, let pair else {
      return Difference(found: type, expected: other)
    }
    return Difference(found: pair.0, expected: pair.1)
  }
}

/// A closure as the demangler calls it: `closure #2 (A) -> B in closure #1 () -> C in M.f() -> ()`.
private struct Closure {
  let function: String
  var numbers = ""
  let type: String

  init?(_ text: String) {
    var rest = text[...]
    var innermost: Substring?
    while let mark = ["closure #", "implicit closure #"].first(where: rest.hasPrefix) {
      rest = rest.dropFirst(mark.count)
      numbers += rest.prefix(while: \.isNumber) + " "
      rest = rest.drop(while: \.isNumber).dropFirst()
      guard let end = rest.firstRangeOutsideBrackets(of: " in ") else { return nil }
      innermost = innermost ?? rest[..<end.lowerBound]
      rest = rest[end.upperBound...]
    }
    guard let innermost else { return nil }
    type = String(innermost)
    function = rest.withoutTypes
  }
}

extension String {
  /// Whether a mangled name may be of a closure (swift/docs/ABI/Mangling.rst, "Entities").
  fileprivate var isOfClosure: Bool { hasSuffix("_") && (contains("fU") || contains("fu")) }

  /// The types of a function's parameters and of its result.
  fileprivate var operands: [String] {
    let text = self[...]
    guard let arrow = text.firstRangeOutsideBrackets(of: " -> ") else { return [self] }
    let before = text[..<arrow.lowerBound]
    guard let start = before.firstIndex(of: "("), let end = before.lastIndex(of: ")") else {
      return [self]
    }
    var rest = before[before.index(after: start)..<end]
    var operands: [String] = []
    while let comma = rest.firstRangeOutsideBrackets(of: ", ") {
      operands.append(String(rest[..<comma.lowerBound]))
      rest = rest[comma.upperBound...]
    }
    return operands + [String(rest), String(text[arrow.upperBound...])]
  }
}

extension Substring {
  fileprivate func firstRangeOutsideBrackets(of mark: String) -> Range<Index>? {
    var depth = 0
    var before: Character = " "
    for index in indices {
      let letter = self[index]
      if depth == 0, self[index...].hasPrefix(mark) {
        return index..<self.index(index, offsetBy: mark.count)
      }
      if "([<".contains(letter) { depth += 1 }
      if ")]".contains(letter) || (letter == ">" && before != "-") { depth -= 1 }
      before = letter
    }
    return nil
  }

  /// A function's name without the types of its parameters and its result, which may be the
  /// module's.
  fileprivate var withoutTypes: String {
    var text = ""
    var rest = self
    while let start = rest.firstIndex(of: "(") {
      text += rest[..<start]
      var depth = 0
      let end = rest[start...].firstIndex { letter in
        if letter == "(" { depth += 1 }
        if letter == ")" { depth -= 1 }
        return depth == 0
      }
      guard let end else { break }
      let inside = rest[start...end]
      if inside.hasPrefix("(extension in ") || inside.contains(" in _") { text += inside }
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    for mark in [" -> ", " : "] {
      if let range = text.firstRange(of: mark) { text = String(text[..<range.lowerBound]) }
    }
    return text
  }
}
