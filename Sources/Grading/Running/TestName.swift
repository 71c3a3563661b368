extension Record {
  /// A test as Swift Testing names it.
  struct TestName: Hashable {
    /// The module that it is compiled in.
    let module: String
    /// Its function without parentheses.
    let function: String
    /// Its suites and its function: `Outer/Inner/f(a:)`.
    let path: String
    /// Where it stands: `File.swift:6:4`.
    let place: String
  }
}

extension Record.TestName {
  /// `Suite/done()` of module `M` for `M.Suite/done()/File.swift:6:4`; nil for a suite's id.
  init?(_ id: String) {
    var parts = Self.parts(of: id)
    guard let first = parts.first, let dot = first.firstIndex(of: ".") else { return nil }
    let module = String(first[..<dot])
    parts[0] = String(first[first.index(after: dot)...])
    // Behind the function there is only its place.
    guard let last = parts.lastIndex(where: { $0.hasSuffix(")") }),
      let parenthesis = Self.parenthesis(of: parts[last])
    else { return nil }
    self.init(
      module: module, function: String(parts[last][..<parenthesis]),
      path: parts[...last].joined(separator: "/"),
      place: parts[(last + 1)...].joined(separator: "/"))
  }

  /// What is between the slashes, but for those of a name in backticks.
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

  /// Where the parameters of a function begin.
  private static func parenthesis(of call: String) -> String.Index? {
    let end = call.lastIndex(of: "`") ?? call.startIndex
    return call[end...].firstIndex(of: "(")
  }
}

extension Record.TestName {
  /// The types that it stands in, `Outer.Inner`; empty for a test outside of types.
  var suite: String { Self.parts(of: path).dropLast().joined(separator: ".") }

  /// What it is called if nobody has said so: its function, with the labels of what it takes.
  var call: String {
    let call = Self.parts(of: path).last ?? path
    return call.hasSuffix("()") ? String(call.dropLast(2)) : call
  }

  /// Whether it comes first: files by their names, then lines.
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
