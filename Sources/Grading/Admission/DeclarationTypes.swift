/// The types of what a module declares, as its object has them: canonical, whatever the sources leave to
/// inference, an alias or a property wrapper.
///
/// A suite that sees all of a module asks for no symbol where it reads a stored property, calls a method
/// of a class or takes a case apart; what these are made of, the module's own object tells.
struct DeclarationTypes: Codable, Sendable {
  /// By paths below the module, joined by dots, in the demangler's words; of overloads, all. What the
  /// module adds to somebody else's type has the path of that type, with its module.
  private(set) var all: [String: Set<String>] = [:]
  /// Structures, enumerations and classes, by their paths.
  private(set) var nominals: Set<String> = []

  /// - Parameter object: The module, compiled and not yet linked.
  init(of object: ObjectFile, module: String) {
    for symbol in object.symbols where symbol.isDefined { note(symbol.name, of: module) }
    for type in object.fields where type.name.hasSuffix("OMF") { noteCases(of: type, in: module) }
  }

  private static let nominal = "nominal type descriptor for "

  private mutating func note(_ symbol: String, of module: String) {
    guard let text = LibrarySymbol(symbol)?.text else { return }
    if text.hasPrefix(Self.nominal) {
      guard let path = text.dropFirst(Self.nominal.count).path(in: module) else { return }
      nominals.insert(String(path))
      return
    }
    let subject = text.hasPrefix("static ") ? text.dropFirst("static ".count) : text[...]
    guard subject.hasPrefix(module + ".") || subject.hasPrefix("(extension in \(module)):"),
      !text.contains(" with unmangled suffix ")
    else { return }
    switch SuiteDemand(symbol, of: module) {
    case .declaration(let path, let type): note(type, at: path.joined(separator: "."))
    case .addition(let name, let owner):
      note(SuiteDemand.type(in: text), at: "\(owner).\(name)")
    default: break
    }
  }

  private mutating func noteCases(of type: ObjectFile.Fields, in module: String) {
    guard let path = LibrarySymbol(type.name.dropLast(2) + "D")?.text[...].path(in: module) else {
      return
    }
    for field in type.all {
      guard let value = field.type.flatMap(LibrarySymbol.type(ofField:)) else { continue }
      note(value.withoutLabels, at: "\(path).\(field.name)")
    }
  }

  private mutating func note(_ type: String, at path: String) {
    if !type.isEmpty { all[path, default: []].insert(type) }
  }
}

extension Substring {
  /// What stands behind the module's name; nil if that is another, or if something in it is private.
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
