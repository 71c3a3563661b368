extension ConstantVariables {
  /// Whether a symbol belongs to such a variable of this module.
  ///
  /// - Parameter types: The module's types whose values contain only values.
  func include(_ symbol: String, of module: String, whereValuesAre types: ValueTypes) -> Bool {
    guard symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ"),
      let text = LibrarySymbol(symbol)?.text, let mark = text.firstRange(of: " : ")
    else { return false }
    let path = text[..<mark.lowerBound].withoutPrivacy.split(separator: ".")
    guard let name = path.last, !text.contains("#") else { return false }
    return names.contains(String(name)) && types.include(text[mark.upperBound...])
  }
}

/// The structures and enumerations of a module whose values contain only values: no objects, no
/// closures, and nothing of an unknown type.
///
/// We read them from the object file, which contains the type of each field. A name in a source may
/// refer to different types, depending on the other declarations.
struct ValueTypes {
  /// The names in the demangler's form, each with the names around it.
  private let names: Set<String>

  init(in object: ObjectFile) {
    var fields: [String: [String]] = [:]
    for type in object.fields {
      guard let name = LibrarySymbol(type.name.dropLast(2) + "D")?.text,
        ["V", "O"].contains(type.name.dropLast(2).last)
      else { continue }
      // A type that cannot be read counts as unknown.
      fields[name.distinct] = type.types.map { LibrarySymbol.type(ofField: $0) ?? "?" }
    }
    var names = Set(fields.keys)
    var count = names.count + 1
    while names.count < count {
      count = names.count
      names = names.filter { name in
        fields[name]?.allSatisfy { Self.isValue($0.distinct, among: names) } == true
      }
    }
    self.names = names
  }

  /// Whether values of a type, in the demangler's form, contain only values.
  func include(_ type: Substring) -> Bool {
    Self.isValue(String(type).distinct, among: names)
  }

  /// Whether a type in the demangler's form, such as `[Swift.String : A.Side?]`, consists of value
  /// types.
  private static func isValue(_ type: String, among names: Set<String>) -> Bool {
    var rest = Substring(type)
    while let first = rest.first {
      guard first.isOfName else {
        guard "[]()<>?:, ".contains(first) else { return false }
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isOfName || $0 == "." }
      rest = rest.dropFirst(word.count)
      let path = word.split(separator: ".")
      if path.count == 1, rest.hasPrefix(":") { continue }  // a label
      let isOfLibrary =
        path.first == "Swift" && path.count == 2
        && ConstantVariables.values.contains(String(path[1]))
        || ConstantVariables.libraryValues.contains(String(word))
      guard isOfLibrary || names.contains(String(word)) else { return false }
    }
    return true
  }
}

extension Character {
  fileprivate var isOfName: Bool { self == "_" || isLetter || isNumber }
}

extension StringProtocol {
  /// The text with plain names for private declarations, which the demangler writes as
  /// `(name in _9007E2)`.
  fileprivate var withoutPrivacy: String {
    String(self).replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.output.1) }
  }

  /// With each private name in one word, distinct for each file.
  var distinct: String {
    guard contains(" in _") else { return String(self) }
    return String(self).replacing(/\((\w+) in (_[0-9A-F]+)\)/) { "\($0.output.1)_in\($0.output.2)" }
  }
}
