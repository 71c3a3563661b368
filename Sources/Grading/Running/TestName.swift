extension Record {
  /// The name of a test in Swift Testing.
  struct TestName: Hashable {
    /// The module that contains it.
    let module: String
    /// Its function without parentheses.
    let function: String
    /// Its suites and its function: `Outer/Inner/f(a:)`.
    let path: String
    /// Its place: `File.swift:6:4`.
    let place: String
  }
}

extension Record.TestName {
  /// Parses a test's id: `M.Suite/done()/File.swift:6:4` is `Suite/done()` of module `M`. Nil for a
  /// suite's id.
  init?(_ id: String) {
    var parts = Self.parts(of: id)
    guard let first = parts.first, let dot = first.firstIndex(of: ".") else { return nil }
    let module = String(first[..<dot])
    parts[0] = String(first[first.index(after: dot)...])
    // After the function, there is only its place.
    guard let last = parts.lastIndex(where: { $0.hasSuffix(")") }),
      let parenthesis = Self.parenthesis(of: parts[last])
    else { return nil }
    self.init(
      module: module, function: String(parts[last][..<parenthesis]),
      path: parts[...last].joined(separator: "/"),
      place: parts[(last + 1)...].joined(separator: "/"))
  }

  /// The parts between the slashes, except slashes in a name in backticks.
  private static func parts(of id: String) -> [String] {
    var isQuoted = false
    return id.split(
      omittingEmptySubsequences: true,
      whereSeparator: { character in
        if character == "`" { isQuoted.toggle() }
        return character == "/" && !isQuoted
      }
    ).map(String.init)
  }

  /// The index where a function's parameters begin.
  private static func parenthesis(of call: String) -> String.Index? {
    let end = call.lastIndex(of: "`") ?? call.startIndex
    return call[end...].firstIndex(of: "(")
  }

  /// The types around it, `Outer.Inner`; empty for a test outside of types.
  var suite: String { Self.parts(of: path).dropLast().joined(separator: ".") }

  /// The name of a test without a title: its function, with its argument labels.
  var call: String {
    let call = Self.parts(of: path).last ?? path
    return call.hasSuffix("()") ? String(call.dropLast(2)) : call
  }

  /// Whether it comes first, by file name, then by line.
  func standsBefore(_ other: Self) -> Bool {
    func key(_ place: String) -> (String, Int, Int) {
      let parts = place.split(separator: ":")
      guard parts.count > 2 else { return (place, 0, 0) }
      return (
        parts.dropLast(2).joined(separator: ":"), Int(parts[parts.count - 2]) ?? 0,
        Int(parts[parts.count - 1]) ?? 0
      )
    }
    return key(place) < key(other.place)
  }
}
