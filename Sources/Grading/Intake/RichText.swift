import Foundation

/// The text of a document in Rich Text Format, without fonts, colours and pictures.
///
/// Source: Microsoft, Rich Text Format (RTF) Specification, version 1.9.1. It asks readers to skip
/// control words that they do not know.
struct RichText {
  /// The text, with line feeds.
  let text: String

  /// Groups without text of the document.
  private static let silent: Set<String> = [
    "fonttbl", "colortbl", "stylesheet", "info", "pict", "object", "header", "footer", "listtable",
    "listoverridetable", "generator", "expandedcolortbl", "themedata", "xmlnstbl", "fldinst",
  ]
  private static let signs: [String: Character] = [
    "par": "\n", "line": "\n", "tab": "\t", "lquote": "'", "rquote": "'", "ldblquote": "\"",
    "rdblquote": "\"", "emdash": "-", "endash": "-",
  ]

  private struct Group {
    var isSilent = false
    /// The number of characters after a `\u`, which older readers show instead of it.
    var skipped = 1
  }

  /// Returns nil if a group is not closed, or if groups nest deeper than a thousand.
  init?(_ content: Data) {
    let bytes = [UInt8](content)
    var reader = Reader(bytes: bytes)
    while reader.index < bytes.count {
      guard reader.readNext() else { return nil }
    }
    guard reader.groups.count == 1 else { return nil }
    text = reader.text
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var text = ""
    var groups = [Group()]
    private var toSkip = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Reads on; returns false if the document is damaged.
    mutating func readNext() -> Bool {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"):
        groups.append(groups[groups.count - 1])
        return groups.count < 1000
      case UInt8(ascii: "}"):
        guard groups.count > 1 else { return false }
        groups.removeLast()
      case UInt8(ascii: "\\"): readControl()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: add(Character(Unicode.Scalar(byte)))
      }
      return true
    }

    private mutating func readControl() {
      guard let first = next else { return }
      index += 1
      guard first.isLetter else {
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): add("\n")
        case UInt8(ascii: "'"):
          let digits = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
          index = min(index + 2, bytes.count)
          let code = UInt8(digits, radix: 16).map { Data([$0]) } ?? Data()
          // TextEdit and WordPad write Windows 1252.
          (String(data: code, encoding: .windowsCP1252) ?? "").forEach { add($0) }
        case UInt8(ascii: "~"): add(" ")
        case UInt8(ascii: "*"): groups[groups.count - 1].isSilent = true
        default: add(Character(Unicode.Scalar(first)))
        }
        return
      }
      let start = index - 1
      while next?.isLetter == true { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      let numberStart = index
      if next == UInt8(ascii: "-") { index += 1 }
      while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { index += 1 }
      let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
      if next == UInt8(ascii: " ") { index += 1 }
      obey(word, number)
    }

    private mutating func obey(_ word: String, _ number: Int?) {
      if let sign = signs[word] { return add(sign) }
      if silent.contains(word) { groups[groups.count - 1].isSilent = true }
      switch (word, number) {
      case ("uc", let number?): groups[groups.count - 1].skipped = max(0, min(number, 8))
      case ("u", let number?):
        let code = UInt32(truncatingIfNeeded: number < 0 ? number + 0x10000 : number)
        add(Character(Unicode.Scalar(code) ?? "\u{FFFD}"))
        toSkip = groups[groups.count - 1].skipped
      case ("bin", let number?): index = min(bytes.count, index + max(0, min(number, bytes.count)))
      default: break
      }
    }

    private mutating func add(_ sign: Character) {
      if toSkip > 0 {
        toSkip -= 1
      } else if !groups[groups.count - 1].isSilent {
        text.append(sign)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
