/// A piece of a file's text and what comes in its place.
struct Edit: Hashable, Sendable {
  /// In UTF-8 bytes of the file; empty where something is only added.
  let range: Range<Int>
  let text: String
}

extension [Edit] {
  /// The text with these in it; nil where two of them change the same piece.
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

/// One small step away from the solution, in one of its files.
struct Change: Hashable, Sendable {
  /// The kind of step, as a family of operators calls itself.
  let family: String
  let file: String
  /// What is changed.
  let edits: [Edit]
  /// What the change needs elsewhere, such as a property to keep a value in.
  let aside: [Edit]
}
