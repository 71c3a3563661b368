/// Values in the recorder's notation.
enum RecordedValue {
  /// The placeholder for a value that can't be inspected, such as a closure.
  static let unseen = "…"

  /// Whether two texts mean the same value; an uninspected value matches any other.
  static func mean(_ one: String, _ other: String) -> Bool {
    if one == other || one == unseen || other == unseen { return true }
    if let one = Double(one), let other = Double(other) { return one == other }
    // Closures, and objects of classes that only one side has: their type names can't be compared.
    return tellsOnlyType(one) && tellsOnlyType(other)
  }

  /// Whether the text gives only the type of a value: `a Change`, `an ObjectIdentifier`.
  static func tellsOnlyType(_ value: String) -> Bool {
    value.hasPrefix("a ") || value.hasPrefix("an ")
  }

  /// Returns the value with object names in place of object numbers (`#3`).
  static func naming(_ value: String, _ name: (Int) -> String) -> String {
    guard value.contains("#") else { return value }
    // Skip strings, which may contain `#`, too.
    return value.replacing(/"[^"]*"|#([0-9]{1,9})/) { match in
      match.output.1.flatMap { Int($0) }.map(name) ?? String(match.output.0)
    }
  }

  /// Returns the parts of a structure or case that differ from another of its kind, with `…` for
  /// the rest. Returns any other value unchanged.
  static func contrast(_ value: String, with other: String) -> String {
    guard let own = Composition(value), let theirs = Composition(other), own.name == theirs.name,
      own.parts.count == theirs.parts.count, own.parts.count > 1, own.parts != theirs.parts
    else { return value }
    var shown: [Substring] = []
    for (part, its) in zip(own.parts, theirs.parts) {
      if part != its { shown.append(part) } else if shown.last != "…" { shown.append("…") }
    }
    return "\(own.name)(\(shown.joined(separator: ", ")))"
  }

  /// A value written like a call: `Change(key: "title", old: nil)`.
  private struct Composition {
    let name: Substring
    let parts: [Substring]

    init?(_ value: String) {
      guard value.hasSuffix(")"), let open = value.firstIndex(of: "("), value.first != "\"" else {
        return nil
      }
      name = value[..<open]
      parts = Self.parts(of: value[value.index(after: open)...].dropLast())
    }

    /// Splits at commas outside strings and nested values.
    private static func parts(of list: Substring) -> [Substring] {
      var (parts, start, depth, isInText) = ([Substring](), list.startIndex, 0, false)
      for index in list.indices {
        switch list[index] {
        case "\"": isInText.toggle()
        case "(" where !isInText, "[" where !isInText: depth += 1
        case ")" where !isInText, "]" where !isInText: depth -= 1
        case "," where !isInText && depth == 0:
          parts.append(list[start..<index])
          start = list.index(after: index)
        default: break
        }
      }
      return (parts + [list[start...]]).map { $0.drop { $0 == " " } }
    }
  }
}
