/// Something of a submission's module that a suite, as it was compiled, asks for.
///
/// Read from a symbol that the suite's library leaves undefined, in the runtime's own words for it:
/// what the compiler made of `#expect(total == 3)` is there, whatever the sources look like.
enum SuiteDemand: Codable, Hashable, Sendable {
  /// An operator, and the types of its operands: `==` of `M.Sum`, `M.Sum`; the module adds it to a
  /// type of somebody else's if there is one.
  case operation(String, operands: [String], extending: String?)
  /// A member of a type of somebody else's, by its own name; of what has none, with the first label.
  case addition(String, to: String)
  /// That a type, by its path below the module or, if it is somebody else's, with it, adopts a
  /// protocol, by its last name.
  case conformance(of: String, isOwn: Bool, to: String)
  /// That Swift compares two values of a type, by its path: nobody has written how.
  case derivedComparison(of: String)
  /// An initializer by which a literal is a value of a type, by its path.
  case literal(of: String)
  /// A declaration, by its path below the module, and its type in the demangler's words:
  /// `(Swift.Int) -> M.Sum`; empty of what has none.
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

  /// The first label of what has no name of its own: of `M.Sum.init(integerLiteral: Int)` it is
  /// `integerLiteral`, of `subscript.getter : (at: Int)` it is `at`; empty if there is none.
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
    // What is private has another name, and what a compiler makes for a declaration another type.
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

  /// - Parameter library: The suite, compiled and linked: its table of symbols has what it looks for.
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
  /// Without what stands between `<` and `>`.
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
