/// A replacement for a piece of a file's text.
struct Edit: Hashable, Sendable {
  /// The range in UTF-8 bytes of the file; empty for an insertion.
  let range: Range<Int>
  let text: String
}

extension [Edit] {
  /// Returns the text with these edits; nil if two of them overlap.
  func applied(to text: String) -> String? {
    let bytes = Array<UInt8>(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= end else { return nil }
      result += bytes[end..<edit.range.lowerBound]
      result += Array<UInt8>(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

/// One small change of the solution, in one of its files.
struct Change: Hashable, Sendable {
  /// The title of the family of operators that made the change.
  let family: String
  let file: String
  /// The edits of the change itself.
  let edits: [Edit]
  /// Edits that the change needs elsewhere, such as a property to store a value.
  let aside: [Edit]
}
