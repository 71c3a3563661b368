/// Decodes the bytes that a terminal sends into keys.
///
/// The sequences are those of ECMA-48 and xterm. Unknown sequences are skipped as a whole, as are
/// bracketed pastes and Alt with another key. A sequence may arrive in pieces: the caller must call
/// `finish()` after a short pause in the input, which identifies a lone Escape.
package struct KeyDecoder: Sendable {
  enum State: Sendable {
    case ground
    /// After ESC.
    case escape
    /// After ESC [, with the following bytes.
    case control([UInt8])
    /// After ESC [ [: a function key of the Linux console has one more byte.
    case console
    /// After ESC O.
    case shift
    /// In a string that ends with BEL or ESC \, such as a terminal's response.
    case string(isEscaped: Bool)
    /// Between CSI 200 ~ and CSI 201 ~, with the last bytes.
    case paste([UInt8])
    /// In a UTF-8 character.
    case character([UInt8], missing: Int)
  }

  var state = State.ground

  /// A decoder at the start of a stream.
  package init() {}

  /// Whether a sequence is incomplete.
  package var isWaiting: Bool { if case .ground = state { false } else { true } }

  /// The keys that these bytes complete.
  package mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { key(after: $0) }
  }

  /// The key if no further bytes follow: Escape, or nil.
  package mutating func finish() -> Key? {
    defer { state = .ground }
    if case .escape = state { return .escape }
    return nil
  }

  private mutating func key(after byte: UInt8) -> Key? {
    switch state {
    case .ground: return begin(byte)
    case .escape: return continueEscape(byte)
    case .control(let body): return continueControl(body, byte)
    case .console: state = .ground
    case .shift: return continueShift(byte)
    case .string(let isEscaped): continueString(byte, isEscaped: isEscaped)
    case .paste(let tail): continuePaste(tail + [byte])
    case .character(let bytes, let missing):
      return continueCharacter(bytes, byte, missing: missing)
    }
    return nil
  }

  mutating func begin(_ byte: UInt8) -> Key? {
    state = .ground
    switch byte {
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x1B: state = .escape
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2...0xDF: state = .character([byte], missing: 1)
    case 0xE0...0xEF: state = .character([byte], missing: 2)
    case 0xF0...0xF4: state = .character([byte], missing: 3)
    default: break
    }
    return nil
  }
}
