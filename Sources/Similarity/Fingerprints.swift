import CourseModel
import SwiftParser
import SwiftSyntax

/// What a program has in common with others, whatever it calls things: hashes of short runs of tokens.
///
/// Of all runs some are chosen by winnowing (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), so that
/// two programs with the same 15 tokens in a row share at least one. Names are all alike, and so are
/// numbers and texts; comments and white space are nothing.
///
/// To parse what learners write could end this process: `SourceReader` does it in another one.
package struct Fingerprints: Codable, Hashable, Sendable {
  /// Where a run stands.
  package struct Place: Codable, Hashable, Sendable {
    /// The index of the file.
    package let file: Int
    /// Its lines, counted from 1.
    package let lines: ClosedRange<Int>
  }

  /// Tokens of a run.
  static let runLength = 10
  /// Runs of which at least one is chosen.
  static let window = 6
  /// Tokens of a file that are looked at, at most.
  private static let tokenLimit = 50_000

  /// The places of each run that was chosen, in order.
  package private(set) var places: [UInt64: [Place]] = [:]

  /// The fingerprints of these files.
  package init(of files: [SourceFile]) {
    for (index, file) in files.enumerated() {
      for run in Self.chosen(Self.runs(of: file)) {
        places[run.hash, default: []].append(Place(file: index, lines: run.lines))
      }
    }
  }

  /// Ten tokens in a row.
  private struct Run {
    let hash: UInt64
    let lines: ClosedRange<Int>
  }

  private static func runs(of file: SourceFile) -> [Run] {
    let tree = Parser.parse(source: String(decoding: file.content, as: UTF8.self))
    let converter = SourceLocationConverter(fileName: file.name, tree: tree)
    let tokens = tree.tokens(viewMode: .sourceAccurate).prefix(tokenLimit).map { token in
      (
        hash: TextHash(token.kindOrText).value,
        line: converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      )
    }
    guard tokens.count > runLength else { return [] }
    return (0...(tokens.count - runLength)).map { start in
      let run = tokens[start..<(start + runLength)]
      var hash = TextHash()
      for token in run { hash.add(token.hash) }
      return Run(hash: hash.value, lines: tokens[start].line...tokens[start + runLength - 1].line)
    }
  }

  /// Of each window the least run, and of several alike the last.
  private static func chosen(_ runs: [Run]) -> [Run] {
    var chosen: [Int] = []
    for start in 0..<max(0, runs.count - window + 1) {
      let least = (start..<(start + window)).min { (runs[$0].hash, $1) < (runs[$1].hash, $0) }
      if let least, chosen.last != least { chosen.append(least) }
    }
    return chosen.map { runs[$0] }
  }
}

extension TokenSyntax {
  /// What it is; for names, numbers and texts only what kind.
  fileprivate var kindOrText: String {
    switch tokenKind {
    case .identifier, .dollarIdentifier: "name"
    case .integerLiteral, .floatLiteral: "number"
    case .stringSegment: "text"
    default: text
    }
  }
}

/// A hash that is the same in each process (FNV-1a, 64 bits).
struct TextHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
