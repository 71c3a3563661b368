import Foundation

extension String {
  /// Replaces each of these scalars, even inside a grapheme cluster: for other programs, a
  /// quotation mark with an accent is a quotation mark, and CR LF is two line ends.
  package func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if let escape = escapes[scalar] {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Decodes bytes that begin with a UTF-16 byte order mark, without the mark. Nil for other bytes
  /// and for malformed text.
  ///
  /// UTF-32 in little-endian order begins with the same mark, followed by a NUL; callers that
  /// expect text must check for that.
  package init?(utf16 content: Data) {
    let isLittle = content.starts(with: [0xFF, 0xFE])
    guard isLittle || content.starts(with: [0xFE, 0xFF]), content.count % 2 == 0 else { return nil }
    let bytes = [UInt8](content.dropFirst(2))
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    self.init(validating: units, as: UTF16.self)
  }
}

extension StringProtocol {
  /// The text without white space around it. Foundation's version converts to another kind of
  /// string, which took a tenth of the time for reading a course.
  package var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[first...last]
  }
}

extension Unicode.Scalar {
  /// Whether it controls, reorders or hides text, or ends a line: a control or format character.
  /// Names and untrusted text should not contain such characters.
  package var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
