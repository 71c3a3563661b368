/// Something that a suite, as compiled, needs from a submission's module.
///
/// Read from a symbol that the suite's library leaves undefined, in the runtime's words: it shows
/// what the compiler made of `#expect(total == 3)`, whatever the sources look like.
enum SuiteDemand: Codable, Hashable, Sendable {
  /// An operator, and the types of its operands: `==` of `M.Sum`, `M.Sum`; with the other module's
  /// type that the module adds it to, if there is one.
  case operation(String, operands: [String], extending: String?)
  /// A member of another module's type, by its name; by the first label if it has none.
  case addition(String, to: String)
  /// A type's conformance to a protocol: the type by its path below the module, or with the module
  /// if it is another's; the protocol by its last name.
  case conformance(of: String, isOwn: Bool, to: String)
  /// Swift's own comparison of two values of a type, by its path: the sources declare none.
  case derivedComparison(of: String)
  /// An initializer by which a literal is a value of a type, by its path.
  case literal(of: String)
  /// A declaration, by its path below the module, and its type in the demangler's words:
  /// `(Swift.Int) -> M.Sum`; empty if it has none.
  case declaration([String], type: String)

  /// The declaration of this module that an undefined symbol needs; nil if it is of another.
  init?(_ symbol: String, of module: String) {
    guard let symbol = LibrarySymbol(symbol), symbol.modules.contains(module) else { return nil }
    let text = symbol.text
    if let conformance = Self.conformance(in: text, of: module) {
      self = conformance
    } else if let operation = Self.operation(in: text, of: module) {
      self = operation
    } else {
      let subjects = symbol.subjects.declarations
      let isOwn = { (subject: LibrarySymbol.Subject) in
        subject.module == module || subject.addedBy.map(String.init) == module
      }
      guard let subject = subjects.first(where: isOwn) else { return nil }
      var names = subject.names.map(String.init)
      if names.count > 1, Self.accessors.contains(names[names.count - 1]) { names.removeLast() }
      guard let last = names.last else { return nil }
      let owner = names.dropLast().joined(separator: ".")
      let label = Self.label(of: last, in: text)
      if subject.module != module {
        self = .addition(label.map { "\(last)(\($0):)" } ?? last, to: "\(subject.module).\(owner)")
      } else if last.hasPrefix("__derived_") {
        self = .derivedComparison(of: owner)
      } else if let label, last == "init", label.isOfLiteral {
        self = .literal(of: owner)
      } else {
        self = .declaration(names, type: Self.type(in: text))
      }
    }
  }

  /// The first label of a declaration without a name: `integerLiteral` for
  /// `M.Sum.init(integerLiteral: Int)`, `at` for `subscript.getter : (at: Int)`; empty if there is
  /// none.
  private static func label(of name: String, in text: String) -> String? {
    guard name == "init" || name == "subscript", let place = text.firstRange(of: name) else {
      return nil
    }
    let rest = text[place.upperBound...].drop { $0 != "(" }.dropFirst()
    let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return rest[label.endIndex...].first == ":" ? String(label) : ""
  }

  /// The part after the name of a declaration, and after its generic parameters.
  static func type(in text: String) -> String {
    // Private declarations have other names, and the compiler's helpers have other types.
    let isOther = text.contains(" in _") || text.contains(" expression of ")
    guard !isOther, !text.hasPrefix("default argument") else { return "" }
    for accessor in accessors {
      if let mark = text.firstRange(of: ".\(accessor) : ") {
        return String(text[mark.upperBound...])
      }
    }
    let isAdded = text.hasPrefix("(extension in ") || text.hasPrefix("static (extension in ")
    let rest = isAdded ? text[...].drop { $0 != ":" } : text[...]
    var depth = 0
    for index in rest.indices {
      switch rest[index] {
      case "<": depth += 1
      case ">": depth -= 1
      case "(" where depth == 0: return String(rest[index...])
      default: break
      }
    }
    return ""
  }

  private static let accessors: Set<String> = [
    "getter", "setter", "modify", "read", "unsafeMutableAddressor", "unsafeAddressor",
    "materialize",
  ]

  /// `protocol conformance descriptor for <A where …> M.Tree<A> : Swift.Equatable in M`.
  static func conformance(in text: String, of module: String) -> SuiteDemand? {
    let marks = ["protocol conformance descriptor for ", "protocol witness table for "]
    guard let mark = marks.lazy.compactMap({ text.firstRange(of: $0) }).first,
      let colon = text.ranges(of: " : ").last, mark.upperBound < colon.lowerBound
    else { return nil }
    var type = text[mark.upperBound..<colon.lowerBound]
    if type.first == "<", let end = type.firstRange(of: "> ") { type = type[end.upperBound...] }
    let adopted = text[colon.upperBound...].prefix { $0 != " " }
    let name = String(type).withoutGenerics
    let isOwn = name.hasPrefix(module + ".")
    return .conformance(
      of: isOwn ? String(name.dropFirst(module.count + 1)) : name, isOwn: isOwn,
      to: adopted.split(separator: ".").last.map(String.init) ?? "")
  }

  /// `static (extension in M):Swift.String.== infix(Swift.String, Swift.String) -> Swift.Bool`.
  static func operation(in text: String, of module: String) -> SuiteDemand? {
    for fixity in [" infix", " prefix", " postfix"] {
      guard let range = text.firstRange(of: fixity), let next = text[range.upperBound...].first,
        next == "(" || next == "<"
      else { continue }
      let before = text[..<range.lowerBound]
      let count = before.reversed().prefix { $0.isOfOperator }.count
      var extended: String?
      if let mark = before.firstRange(of: "(extension in \(module)):") {
        let owner = String(before[mark.upperBound...].dropLast(count + 1)).withoutGenerics
        extended = owner.hasPrefix(module + ".") ? nil : owner
      }
      return .operation(
        String(before.suffix(count)), operands: operands(in: text[range.upperBound...]),
        extending: extended)
    }
    return nil
  }

  /// The types between the parentheses of `<A where …>(M.Sum, Swift.Int) -> …`.
  private static func operands(in text: Substring) -> [String] {
    var rest = text
    if rest.first == "<", let end = rest.firstRange(of: ">(") {
      rest = rest[end.lowerBound...].dropFirst()
    }
    var operands = [""]
    var depth = 0
    for letter in rest {
      if ")]>".contains(letter) { depth -= 1 }
      if depth == 0, letter != "(" { break }
      if depth == 1, letter == "," { operands.append("") }
      if depth > 1 || (depth == 1 && letter != "," && letter != " ") {
        operands[operands.count - 1].append(letter)
      }
      if "([<".contains(letter) { depth += 1 }
    }
    return operands.map(\.withoutGenerics)
  }
}

/// The parts of a submission's module that a suite's library uses and compares.
struct SuiteDemands: Codable, Sendable {
  let all: Set<SuiteDemand>
  let operands: SuiteOperands

  /// - Parameter library: The suite, compiled and linked: its symbol table has the demands.
  init(of library: ObjectFile, module: String) {
    all = Set(
      library.symbols.lazy.filter { !$0.isDefined }.compactMap {
        SuiteDemand($0.name, of: module)
      })
    operands = SuiteOperands(of: library)
  }

  /// Whether it asks for a declaration of this name.
  func ask(for name: String) -> Bool {
    all.contains { demand in
      if case .declaration(let path, _) = demand { return path.last == name }
      return false
    }
  }

  /// The types of a declaration that it asks for, in the demangler's words.
  func types(of path: [String]) -> Set<String> {
    Set(
      all.compactMap { demand in
        if case .declaration(path, let type) = demand { type } else { nil }
      })
  }

  /// Types of the module whose values it compares, by their paths.
  func comparedTypes(of module: String) -> Set<String> {
    Set(
      all.compactMap { demand in
        switch demand {
        case .derivedComparison(let type): type
        case .conformance(let type, true, let adopted)
        where ["Equatable", "Comparable", "Hashable", "RawRepresentable"].contains(adopted): type
        case .operation(let name, let operands, _) where Shadowing.comparisons.contains(name):
          demand.ownOperand(operands, of: module)
        default: nil
        }
      })
  }
}

extension SuiteDemand {
  /// The type of the module, by its path, that all operands are; nil if they are not.
  func ownOperand(_ operands: [String], of module: String) -> String? {
    guard let first = operands.first, operands.allSatisfy({ $0 == first }),
      first.hasPrefix(module + ".")
    else { return nil }
    return String(first.dropFirst(module.count + 1))
  }
}

extension Character {
  /// Whether it may be part of an operator's name; a dot is of a path.
  fileprivate var isOfOperator: Bool {
    !(isLetter || isNumber || isWhitespace) && !"_.:()".contains(self)
  }
}

extension String {
  /// Without the text between `<` and `>`.
  var withoutGenerics: String {
    var depth = 0
    var text = ""
    for letter in self {
      if letter == "<" { depth += 1 }
      if depth == 0 { text.append(letter) }
      if letter == ">" { depth -= 1 }
    }
    return text
  }
}
