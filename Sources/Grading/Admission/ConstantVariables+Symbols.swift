extension ConstantVariables {
  /// Whether a symbol is of such a variable, of a module of this name.
  func include(_ symbol: String, of module: String) -> Bool {
    guard symbol.hasSuffix("vp") || symbol.hasSuffix("vpZ"),
      let text = LibrarySymbol(symbol)?.text.withoutPrivacy,
      let mark = text.firstRange(of: " : ")
    else { return false }
    let path = text[..<mark.lowerBound].split(separator: ".")
    guard let name = path.last, !text.contains("#") else { return false }
    return names.contains(String(name)) && isValue(text[mark.upperBound...], of: module)
  }

  /// Whether a type in the demangler's words, such as `[Swift.String : A.Side?]`, is one of values.
  private func isValue(_ type: Substring, of module: String) -> Bool {
    var rest = type
    while let first = rest.first {
      guard first.isOfName else {
        guard "[]()<>?:, ".contains(first) else { return false }
        rest.removeFirst()
        continue
      }
      let word = rest.prefix { $0.isOfName || $0 == "." }
      rest = rest.dropFirst(word.count)
      let names = word.split(separator: ".")
      if names.count == 1, rest.hasPrefix(":") { continue }  // a label
      let isKnown =
        names.first == "Swift" && names.count == 2 && Self.values.contains(String(names[1]))
        || Self.libraryValues.contains(String(word))
        || names.count > 1 && names[0] == module && types.contains(String(names[names.count - 1]))
      guard isKnown else { return false }
    }
    return true
  }
}

extension Character {
  fileprivate var isOfName: Bool { self == "_" || isLetter || isNumber }
}

extension String {
  /// With the name alone of what is private, which the demangler writes `(name in _9007E2)`.
  fileprivate var withoutPrivacy: String {
    replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.output.1) }
  }
}
