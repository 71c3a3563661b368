/// The escape sequences in a row of output.
struct Escapes {
  /// Whether styles and links are closed at the end.
  let isBalanced: Bool
  /// Whether it contains control sequences other than our own SGR and OSC 8.
  let hasForeignControl: Bool

  init(of row: Substring) {
    var rest = row.unicodeScalars
    var isStyled = false
    var isLinked = false
    var hasForeignControl = false
    while let scalar = rest.first {
      if let look = rest.firstMatch(of: "\u{1B}[", until: "m", over: Self.isParameter) {
        isStyled = look.body != "0"
        rest = look.rest
      } else if let link = rest.firstMatch(
        of: "\u{1B}]8;", until: "\u{1B}\\", over: { (0x21...0x7E).contains($0.value) })
      {
        isLinked = !link.body.hasSuffix(";")
        rest = link.rest
      } else {
        hasForeignControl = hasForeignControl || Self.isControl(scalar)
        rest = rest.dropFirst()
      }
    }
    isBalanced = !isStyled && !isLinked
    self.hasForeignControl = hasForeignControl
  }

  private static func isParameter(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == ";"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || [0x61C, 0x200E, 0x200F].contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}

extension Substring.UnicodeScalarView {
  /// Returns the text between a start and an end, and the rest, if this begins with the start.
  fileprivate func firstMatch(
    of start: String, until end: String, over isBody: (Unicode.Scalar) -> Bool
  ) -> (body: String, rest: Self)? {
    guard self.starts(with: start.unicodeScalars) else { return nil }
    let tail = dropFirst(start.unicodeScalars.count)
    let body = tail.prefix(while: isBody)
    let rest = tail[body.endIndex...]
    guard rest.starts(with: end.unicodeScalars) else { return nil }
    return (String(body), rest.dropFirst(end.unicodeScalars.count))
  }
}

extension String {
  /// The rows of an output, its last newline removed.
  var rows: [Substring] { split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
}
