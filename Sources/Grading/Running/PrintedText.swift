import Foundation

/// The output of each check of a run.
///
/// After flushing everything printed before, the runner also writes the tag of each record to
/// standard output (`Output` in SuiteRunner). No other code can make a tag. Besides, this text is
/// only shown, and decides nothing.
struct PrintedText {
  /// The most characters of a check's output to keep.
  static let length = 2_000

  private let key: RecordKey
  /// The tag of each record, and the check that ran from there on.
  private var marks: [(bytes: Data, check: String?)] = []

  init(key: RecordKey) { self.key = key }

  /// Adds a record's text, and the check that runs now.
  mutating func note(_ record: Data, running check: String?) {
    let tag = record.withUnsafeBytes { key.tag(of: $0, number: UInt64(marks.count)) }
    let digits = String(tag, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    marks.append((Data([0x1e] + Array((padding + digits).utf8)), check))
  }

  /// The output of each check, by its id.
  ///
  /// - Parameter output: The kept part of the run's standard output.
  func pieces(of output: Data) -> [String: Data] {
    var pieces: [String: Data] = [:]
    var rest = output[...]
    var check: String?
    var isTorn = false
    for mark in marks {
      guard let place = rest.firstRange(of: mark.bytes) else {
        isTorn = true  // it is in the omitted part of the output
        continue
      }
      let piece = rest[..<place.lowerBound]
      if let check { pieces[check, default: Data()] += isTorn ? Self.beginning(of: piece) : piece }
      (check, isTorn, rest) = (mark.check, false, rest[place.upperBound...])
    }
    if let check { pieces[check, default: Data()] += isTorn ? Self.beginning(of: rest) : rest }
    return pieces
  }

  /// For a piece without an end mark: the part before the gap, because the part after it may be
  /// another check's.
  private static func beginning(of piece: Data) -> Data {
    guard let gap = piece.firstRange(of: Data("\n[… ".utf8)) else { return piece }
    return piece[..<gap.lowerBound] + Data("\n[…]".utf8)
  }

  /// A check's output in a form for learners; nil if it is empty.
  static func text(of piece: Data) -> String? {
    let text = shortened(piece).replacing("\t", with: "  ").forLearners(limit: 2 * length)
      .trimmingCharacters(in: .newlines)
    return text.isEmpty ? nil : text
  }

  /// The first and last lines, if it is too long.
  private static func shortened(_ piece: Data) -> String {
    // Enough bytes for `length / 2` characters of 16 bytes; of longer ones, fewer are kept.
    let half = 8 * length
    if piece.count <= 2 * half {
      let text = String(decoding: piece, as: UTF8.self)
      if text.count <= length { return text }
    }
    let first = String(decoding: piece.prefix(half), as: UTF8.self).prefix(length / 2)
    let last = String(decoding: piece.suffix(half), as: UTF8.self).suffix(length / 2)
    let start = first.lastIndex(where: \.isNewline).map { first[..<$0] } ?? first
    let end = last.firstIndex(where: \.isNewline).map { last[last.index(after: $0)...] } ?? last
    return start + "\n[…]\n" + end
  }
}
