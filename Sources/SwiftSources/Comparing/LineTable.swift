import CourseModel
import Foundation
import Messages

/// The lines of a file, with their offsets.
struct LineTable: Sendable {
  let name: String
  /// The text with line feeds for all line ends.
  let text: String
  let lines: [Declaration.Line]
  /// The start of each line, in bytes.
  private let starts: [Int]

  init(_ file: SourceFile) {
    name = file.name
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.content.count)
    var previous: UInt8 = 0
    for byte in file.content {
      if byte == 0x0D || (byte == 0x0A && previous != 0x0D) {
        bytes.append(0x0A)
      } else if byte != 0x0A {
        bytes.append(byte)
      }
      previous = byte
    }
    text = String(decoding: bytes, as: UTF8.self)
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    var pieces = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    lines = pieces.enumerated().map { index, piece in
      Declaration.Line(number: index + 1, text: String(Substring(piece)))
    }
    self.starts = starts
  }

  /// The index of the line with this byte.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The existing lines in this range.
  func lines(_ range: Range<Int>) -> [Declaration.Line] {
    Array(lines[range.clamped(to: lines.indices)])
  }

  /// The whole file as one part.
  var whole: Part {
    let keys = Array(repeating: "file|\(name)", count: Part.levels)
    return Part(
      // Translators: Replaces declarations where a file could not be divided.
      declaration: Declaration(
        title: Message("the whole file"), file: name, lines: lines, extent: .file),
      kind: .other, owner: "", names: [], keys: keys,
      words: lines.map { String($0.text.trimmed) }.filter { !$0.isEmpty }, comments: [])
  }
}
