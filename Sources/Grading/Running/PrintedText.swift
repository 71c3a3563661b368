import Foundation

/// What each check of a run has printed.
///
/// The runner writes the tag of each record to standard output as well (`Output` in SuiteRunner), when
/// all that was printed before is there. Nobody else can make a tag; but what is found here is only
/// shown and decides nothing.
struct PrintedText {
  /// So much of what a check has printed is kept, in characters.
  static let length = 2_000

  private let key: RecordKey
  /// One for each record, and the check that was running from there on.
  private var marks: [(bytes: Data, check: String?)] = []

  init(key: RecordKey) { self.key = key }

  /// Notes a record, by its text, and the check that runs now.
  mutating func note(_ record: Data, running check: String?) {
    let tag = record.withUnsafeBytes { key.tag(of: $0, number: UInt64(marks.count)) }
    let digits = String(tag, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.count)
    marks.append((Data([0x1e] + Array((padding + digits).utf8)), check))
  }

  /// What each check has printed, by its id.
  ///
  /// - Parameter output: All that is kept of the run's standard output.
  func pieces(of output: Data) -> [String: Data] {
    var pieces: [String: Data] = [:]
    var rest = output[...]
    var check: String?
    var isTorn = false
    for mark in marks {
      guard let place = rest.firstRange(of: mark.bytes) else {
        isTorn = true  // it is in the part of the output that was left out
        continue
      }
      let piece = rest[..<place.lowerBound]
      if let check { pieces[check, default: Data()] += isTorn ? Self.beginning(of: piece) : piece }
      (check, isTorn, rest) = (mark.check, false, rest[place.upperBound...])
    }
    if let check { pieces[check, default: Data()] += isTorn ? Self.beginning(of: rest) : rest }
    return pieces
  }

  /// Of a piece without the mark of its end, what is before the part that was left out: what is
  /// behind it may be another check's.
  private static func beginning(of piece: Data) -> Data {
    guard let gap = piece.firstRange(of: Data("\n[… ".utf8)) else { return piece }
    return piece[..<gap.lowerBound] + Data("\n[…]".utf8)
  }

  /// What a check has printed as a learner may read it; nil if that is nothing.
  static func text(of piece: Data) -> String? {
    let text = shortened(piece).replacing("\t", with: "  ").forLearners(limit: 2 * length)
      .trimmingCharacters(in: .newlines)
    return text.isEmpty ? nil : text
  }

  /// The first lines and the last ones, where all of it is too long.
  private static func shortened(_ piece: Data) -> String {
    // No character that is kept is longer than this, or it is not kept.
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
