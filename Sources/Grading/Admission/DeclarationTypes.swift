/// The types of a module's declarations, from its object: canonical, without inference, aliases or
/// property wrappers.
///
/// A suite that sees all of a module needs no symbol where it reads a stored property, calls a
/// method of a class or takes a case apart. The module's own object has the types of these.
struct DeclarationTypes: Codable, Sendable {
  /// By paths below the module, joined by dots, in the demangler's words; for overloads, all types.
  /// A member that the module adds to another module's type has the path of that type, with its
  /// module.
  private(set) var all: [String: Set<String>] = [:]
  /// Structures, enumerations and classes that others see, by their paths.
  private(set) var nominals: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// The names of an enumeration's cases, by its path.
  private(set) var cases: [String: Set<String>] = [:]
  /// The types of a type's stored properties, or of its cases' values, by its path and their names;
  /// nil if a type cannot be read. It has private types, too, each by its own name.
  private(set) var stored: [String: [String: String?]] = [:]
  /// The types whose values Swift compares, since the sources declare no `==`, by their paths.
  private(set) var derived: Set<String> = []
  /// The types for which there is an `==` of two of their values, by their paths.
  private(set) var compared: Set<String> = []
  /// The names of the protocols that the module makes types adopt: its own by their paths, and
  /// others in the demangler's words.
  private(set) var adopted: [String: Set<String>] = [:]
  /// The names of other modules' types for which the module declares how they are printed.
  private(set) var printed: Set<String> = []
  /// Operators without an operand of the module's types, or with one that adopts a protocol.
  private(set) var openOperators: Set<String> = []

  /// - Parameter object: The module, compiled and not yet linked.
  init(of object: ObjectFile, module: String) {
    for symbol in object.symbols where symbol.isDefined { note(symbol.name, of: module) }
    for type in object.fields { note(type, in: module) }
  }

  /// Whether Swift compares values of a type: by all stored properties, or by the raw value of an
  /// enumeration.
  func isComparedBySwift(_ path: String) -> Bool {
    derived.contains(path)
      || (cases[path] != nil && !compared.contains(path) && !openOperators.contains("==")
        && adopted[path]?.contains("RawRepresentable") == true)
  }

  /// Protocols by which literals are values of a type.
  func literals(of path: String) -> Set<String> {
    adopted[path, default: []].filter { $0.hasPrefix("ExpressibleBy") }
  }

  private static let printing: Set<String> = [
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible",
    "TextOutputStreamable",
  ]
  private static let nominal = "nominal type descriptor for "
  private static let aProtocol = "protocol descriptor for "

  private mutating func note(_ symbol: String, of module: String) {
    guard let text = LibrarySymbol(symbol)?.text else { return }
    if text.hasPrefix(Self.nominal) {
      guard let path = text.dropFirst(Self.nominal.count).path(in: module) else { return }
      nominals.insert(String(path))
      return
    }
    if text.hasPrefix(Self.aProtocol) {
      guard let path = text.dropFirst(Self.aProtocol.count).path(in: module) else { return }
      protocols.insert(String(path))
      return
    }
    if text.hasPrefix("protocol conformance descriptor for ") {
      if case .conformance(let type, let isOwn, let name)? = SuiteDemand.conformance(
        in: text.distinct, of: module)
      {
        adopted[type, default: []].insert(name)
        if !isOwn, Self.printing.contains(name) { printed.insert(type) }
      }
      return
    }
    let subject = text.hasPrefix("static ") ? text.dropFirst("static ".count) : text[...]
    guard subject.hasPrefix(module + ".") || subject.hasPrefix("(extension in \(module)):"),
      !text.contains(" with unmangled suffix ")
    else { return }
    if let mark = subject.firstRange(of: ".__derived_") {
      guard subject[mark.upperBound...].prefix(while: { $0 != "(" }).hasSuffix("_equals") else {
        return
      }
      let owner = subject[..<mark.lowerBound].replacing("(extension in \(module)):", with: "")
      derived.insert(String(owner.distinct.withoutGenerics.dropFirst(module.count + 1)))
      return
    }
    switch SuiteDemand(symbol, of: module) {
    case .declaration(let path, let type): note(type, at: path.joined(separator: "."))
    case .addition(let name, let owner):
      note(SuiteDemand.type(in: text), at: "\(owner).\(name)")
    case .operation(let name, _, _):
      noteOperator(name, SuiteDemand.operation(in: text.distinct, of: module), in: module)
    default: break
    }
  }

  private mutating func noteOperator(_ name: String, _ operation: SuiteDemand?, in module: String) {
    guard case .operation(_, let operands, _)? = operation else { return }
    if !operands.contains(where: { $0.hasPrefix(module + ".") }) { openOperators.insert(name) }
    if name == "==", let path = operation?.ownOperand(operands, of: module) {
      compared.insert(path)
    }
  }

  private mutating func note(_ type: ObjectFile.Fields, in module: String) {
    guard let text = LibrarySymbol(type.name.dropLast(2) + "D")?.text.distinct.withoutGenerics,
      let path = text[...].path(in: module).map(String.init)
    else { return }
    let isEnumeration = type.name.hasSuffix("OMF")
    if isEnumeration { cases[path] = Set(type.all.map(\.name)) }
    for field in type.all where !isEnumeration || field.type != nil {
      // A type declared in a function can only leave it as `some` type.
      let value = field.type.flatMap(LibrarySymbol.type(ofField:)).flatMap {
        $0.contains(" #") ? nil : $0
      }
      stored[path, default: [:]].updateValue(value?.distinct, forKey: field.name)
      if isEnumeration, let value { note(value.withoutLabels, at: "\(path).\(field.name)") }
    }
  }

  private mutating func note(_ type: String, at path: String) {
    if !type.isEmpty { all[path, default: []].insert(type) }
  }
}

extension Substring {
  /// The part after the module's name; nil if that is another, or if a part is private.
  fileprivate func path(in module: String) -> Substring? {
    hasPrefix(module + ".") && !contains(" in _") ? dropFirst(module.count + 1) : nil
  }
}

extension String {
  /// A tuple's type without its labels: `(Swift.Int)` of `(level: Swift.Int)`; no parentheses around one.
  fileprivate var withoutLabels: String {
    let bare = replacing(#/\b\w+: /#.wordBoundaryKind(.simple), with: "")
    let isTuple = bare.hasPrefix("(") && bare.hasSuffix(")")
    return isTuple && !bare.contains(",") && !bare.contains("->")
      ? String(bare.dropFirst().dropLast()) : bare
  }
}
