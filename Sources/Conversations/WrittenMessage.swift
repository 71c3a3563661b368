/// A message as an author writes it, to be compared with one that was recorded.
///
///     flipsideViewControllerDidFinish(_:)   what is called: its labels alone,
///     selectRow(at: 7)                      or with the values that come along;
///     observeValue(forKeyPath: "ceo", …)    … stands for all the rest
///     reloadData                            whatever comes along
///     numberOfRows = 20                     a property is set
struct WrittenMessage {
  /// What comes along, in one place.
  struct Argument: Equatable {
    /// `_` for none.
    let label: String
    /// Nil where any will do.
    let value: String?
  }

  /// What is called, or the property that is set.
  let name: String
  /// What a property is set to; nil of a call.
  let newValue: String?
  /// Nil where anything may come along.
  let arguments: [Argument]?
  /// Whether more may come along than is written.
  let isOpen: Bool

  init(_ text: String) {
    let isCall = text.firstIndex(of: "(").map { !text[..<$0].contains(" = ") } ?? false
    if !isCall, let sign = text.firstRange(of: " = ") {
      name = String(text[..<sign.lowerBound])
      newValue = String(text[sign.upperBound...])
      (arguments, isOpen) = (nil, false)
      return
    }
    newValue = nil
    guard isCall, text.hasSuffix(")"), let open = text.firstIndex(of: "(") else {
      (name, arguments, isOpen) = (text, nil, false)
      return
    }
    name = String(text[..<open])
    let parts = Self.parts(of: text[text.index(after: open)...].dropLast())
    isOpen = parts.last == "…"
    arguments = (isOpen ? parts.dropLast() : parts[...]).flatMap(Self.arguments)
  }

  /// What stands between the commas that are in no brackets and no quotes.
  private static func parts(of text: Substring) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "(", "[", "{" where !isQuoted: depth += 1
      case ")", "]", "}" where !isQuoted: depth -= 1
      case "," where !isQuoted && depth == 0:
        parts.append("")
        continue
      default: break
      }
      parts[parts.count - 1].append(character)
    }
    return parts.map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
  }

  /// One part: `_:didEndWith:`, `at: 7`, or `7`.
  private static func arguments(_ part: String) -> [Argument] {
    if part.hasSuffix(":") {
      return part.split(separator: ":").map { Argument(label: String($0), value: nil) }
    }
    guard let colon = part.firstIndex(of: ":"), part[..<colon].allSatisfy(\.isPartOfName) else {
      return [Argument(label: "_", value: part)]
    }
    let value = part[part.index(after: colon)...].drop(while: \.isWhitespace)
    return [Argument(label: String(part[..<colon]), value: String(value))]
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension Utterance {
  /// What comes along when this is said, if it is what was written; nil if it is another message.
  func values(ifSaidAs written: WrittenMessage) -> [(written: String, said: String)]? {
    if let value = written.newValue {
      return kind == .setting && say == written.name ? [(value, arguments.first ?? "…")] : nil
    }
    guard kind == .message || kind == .beginning, Self.baseName(say) == written.name else {
      return nil
    }
    guard let expected = written.arguments else { return [] }
    let labels = say.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      .split(separator: ":").map(String.init)
    guard labels.starts(with: expected.map(\.label)), written.isOpen || labels.count == expected.count
    else { return nil }
    return zip(expected, arguments).compactMap { argument, said in
      argument.value.map { ($0, said) }
    }
  }
}
