/// A message as an author writes it, to compare with a recorded one.
///
///     flipsideViewControllerDidFinish(_:)   a call: only its labels,
///     selectRow(at: 7)                      or with its values,
///     listView(_:didSelectRowAt: 7)         or with some of them;
///     observeValue(… context: mine)         … matches any arguments
///     reloadData                            a call with any arguments
///     the closure, the task                 a closure runs
///     numberOfRows = 20                     a property is set
///     title                                 a computed property is read
struct WrittenMessage {
  /// The names of a closure that runs and of an operation's closure.
  static let closures: Set<String> = [NamedEvent.closure, "the task"]

  /// A piece of the argument list.
  enum Piece: Equatable {
    /// One argument: its label, `_` for none, and its value; nil for any value.
    case argument(label: String, value: String?)
    /// `…`: any arguments.
    case gap
  }

  /// The name of the method or property.
  let name: String
  /// The new value of a property; nil for a call.
  let newValue: String?
  /// Nil if any arguments match.
  let pieces: [Piece]?

  init(_ text: String) {
    let isCall = text.firstIndex(of: "(").map { !text[..<$0].contains(" = ") } ?? false
    if !isCall, let sign = text.firstRange(of: " = ") {
      name = String(text[..<sign.lowerBound])
      newValue = String(text[sign.upperBound...])
      pieces = nil
      return
    }
    newValue = nil
    guard isCall, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      (name, pieces) = (text, nil)
      return
    }
    name = String(text[..<open])
    pieces = Self.parts(of: text[text.index(after: open)...].dropLast()).flatMap(Self.pieces)
  }

  /// Splits at commas and `…` outside brackets and quotes; each `…` is a part.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "(", "[",
        "{" where !isQuoted:
        depth += 1
      case ")", "]",
        "}" where !isQuoted:
        depth -= 1
      case "," where !isQuoted && depth == 0:
        parts.append("")
        continue
      case "…" where !isQuoted && depth == 0:
        parts += ["…", ""]
        continue
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }.filter { !$0.isEmpty }
  }

  /// Parses one part: `_:didEndWith:`, `at: 7`, `_:didSelectRowAt: 7`, `7`, or `…`.
  private static func pieces(_ part: String) -> [Piece] {
    part == "…" ? [.gap] : arguments(Substring(part))
  }

  private static func arguments(_ part: Substring) -> [Piece] {
    var arguments: [Piece] = []
    var rest = part
    while let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy(\.isPartOfName) {
      let label = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
      guard let next = rest.first, !next.isWhitespace else {
        let value = rest.isEmpty ? nil : String(rest.drop(while: \.isWhitespace))
        return arguments + [.argument(label: label, value: value)]
      }
      arguments.append(.argument(label: label, value: nil))
    }
    return arguments + [.argument(label: "_", value: String(rest))]
  }

  /// Returns the written values for arguments with these labels; nil if the labels differ.
  func values<Labels: Collection>(
    for labels: Labels
  ) -> [(place: Int, value: String)]? where Labels.Element == String {
    pieces.map { Self.values($0[...], Array(labels)[...]) } ?? []
  }

  private static func values(
    _ pieces: ArraySlice<Piece>, _ labels: ArraySlice<String>
  ) -> [(place: Int, value: String)]? {
    guard let first = pieces.first else { return labels.isEmpty ? [] : nil }
    switch first {
    case .gap:
      return (0...labels.count).lazy.compactMap { values(pieces.dropFirst(), labels.dropFirst($0)) }
        .first
    case .argument(let label, let value):
      guard labels.first == label, let rest = values(pieces.dropFirst(), labels.dropFirst()) else {
        return nil
      }
      return (value.map { [(labels.startIndex, $0)] } ?? []) + rest
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension NamedEvent {
  /// Returns pairs of written and recorded values if this is the written message; otherwise nil.
  func values(ifSaidAs written: WrittenMessage) -> [(written: String, said: String)]? {
    if let value = written.newValue {
      return kind == .setting && say == written.name ? [(value, arguments.first ?? "…")] : nil
    }
    if kind == .getting { return written.pieces == nil && say == written.name ? [] : nil }
    if kind == .hearing { return WrittenMessage.closures.contains(written.name) ? [] : nil }
    guard kind == .message || kind == .beginning, Self.baseName(say) == written.name else {
      return nil
    }
    let labels = say.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: ":").map(String.init)
    return written.values(for: labels)?.compactMap { place, value in
      arguments.indices.contains(place) ? (value, arguments[place]) : nil
    }
  }
}
