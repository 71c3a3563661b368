extension KeyDecoder {
  /// Longer bodies are not keys; only their end matters.
  private static let longestBody = 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  mutating func continueEscape(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .shift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(isEscaped: false)
    case 0x1B: return .escape
    default: state = .ground
    }
    return nil
  }

  /// Parameters and intermediates, 0x20 to 0x3F, then one final byte, 0x40 to 0x7E (ECMA-48, 5.4).
  mutating func continueControl(_ body: [UInt8], _ byte: UInt8) -> Key? {
    switch byte {
    case 0x20...0x3F:
      state = .control(body.count <= Self.longestBody ? body + [byte] : body)
    case UInt8(ascii: "[") where body.isEmpty: state = .console
    case 0x40...0x7E:
      state = .ground
      guard body.count <= Self.longestBody else { return nil }
      return Self.key(final: byte, body: body, state: &state)
    default: return begin(byte)
    }
    return nil
  }

  private static func key(final: UInt8, body: [UInt8], state: inout State) -> Key? {
    if body.first == UInt8(ascii: "<") {
      return final == UInt8(ascii: "M") ? click(body.dropFirst()) : nil
    }
    // Modifiers follow the first parameter and are ignored.
    let number = body.prefix { $0 != UInt8(ascii: ";") }
    guard final == UInt8(ascii: "~") else {
      return body.isEmpty || number == [UInt8(ascii: "1")] ? key(final: final) : nil
    }
    switch String(decoding: number, as: UTF8.self) {
    case "1", "7": return .home
    case "3": return .delete
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    case "200": state = .paste([])
    default: break
    }
    return nil
  }

  /// A click of the first button: `0;COLUMN;ROW`, counted from 1.
  private static func click(_ body: ArraySlice<UInt8>) -> Key? {
    let numbers = body.split(separator: UInt8(ascii: ";")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard numbers.count == 3, numbers[0] == 0, let column = numbers[1], let row = numbers[2],
      column > 0, row > 0
    else { return nil }
    return .click(column: column - 1, row: row - 1)
  }

  private static func key(final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  mutating func continueShift(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"): return nil
    case 0x20...0x7E:
      state = .ground
      return byte == UInt8(ascii: "M") ? .enter : Self.key(final: byte)
    default: return begin(byte)
    }
  }

  mutating func continueString(_ byte: UInt8, isEscaped: Bool) {
    let isAtEnd = byte == 0x07 || (isEscaped && byte == UInt8(ascii: "\\"))
    state = isAtEnd ? .ground : .string(isEscaped: byte == 0x1B)
  }

  mutating func continuePaste(_ bytes: [UInt8]) {
    let tail = Array(bytes.suffix(Self.pasteEnd.count))
    state = tail == Self.pasteEnd ? .ground : .paste(tail)
  }

  mutating func continueCharacter(_ bytes: [UInt8], _ byte: UInt8, missing: Int) -> Key? {
    guard (0x80...0xBF).contains(byte) else { return begin(byte) }
    guard missing == 1 else {
      state = .character(bytes + [byte], missing: missing - 1)
      return nil
    }
    state = .ground
    guard let text = String(validating: bytes + [byte], as: UTF8.self), let character = text.first,
      Sanitizer.clean(text) == text
    else { return nil }
    return .character(character)
  }
}
