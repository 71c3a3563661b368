import CourseModel
import SwiftSyntax

/// Fingerprints of a program that are independent of its names: hashes of short runs of tokens.
///
/// Winnowing selects some of all runs (Schleimer, Wilkerson, Aiken: Winnowing, SIGMOD 2003), so
/// that two programs with 15 equal tokens in a row share at least one. All names are equal, as are
/// all numbers and all texts; comments and white space are ignored.
///
/// Parsing learners' code could end this process: `SourceReader` does it in another one.
package struct Fingerprints: Codable, Hashable, Sendable {
  /// The place of a run.
  struct Place: Codable, Hashable, Sendable {
    /// The index of the file.
    let file: Int
    /// The lines of the run, counted from 1.
    let lines: ClosedRange<Int>
  }

  /// The number of tokens in a run.
  static let runLength = 10
  /// The number of consecutive runs of which at least one is selected.
  static let window = 6
  /// The maximum number of tokens to read from a file.
  private static let tokenLimit = 50_000

  /// The places of each selected run, in order.
  private(set) var places: [UInt64: [Place]] = [:]

  /// Computes the fingerprints of files.
  package init(of files: [SourceFile]) {
    for (index, file) in files.enumerated() {
      for run in Self.runs(of: file).flatMap(Self.chosen) {
        places[run.hash, default: []].append(Place(file: index, lines: run.lines))
      }
    }
  }

  /// Ten consecutive tokens.
  private struct Run {
    let hash: UInt64
    let lines: ClosedRange<Int>
  }

  /// The runs in each type, and in what is between two types: it does not matter which of them are in
  /// one file, and in which order.
  private static func runs(of file: SourceFile) -> [[Run]] {
    let tree = SourceFileSyntax(parsing: file.content)
    let converter = SourceLocationConverter(fileName: file.name, tree: tree)
    var parts: [[TokenSyntax]] = [[]]
    var left = tokenLimit
    for statement in tree.statements {
      let tokens = Array(statement.tokens(viewMode: .sourceAccurate).prefix(left))
      left -= tokens.count
      if statement.item.asProtocol((any DeclGroupSyntax).self) != nil {
        parts += [tokens, []]
      } else {
        parts[parts.count - 1] += tokens
      }
    }
    return parts.map { part in
      let tokens = part.map { token in
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
        return Run(hash: hash.value, lines: run[start].line...run[start + runLength - 1].line)
      }
    }
  }

  /// Selects the run with the least hash from each window, the last one if several are equal.
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
  /// The token's text, or only its kind for names, numbers and texts.
  fileprivate var kindOrText: String {
    switch tokenKind {
    case .identifier, .dollarIdentifier: "name"
    case .integerLiteral, .floatLiteral: "number"
    case .stringSegment: "text"
    default: text
    }
  }
}

/// A hash that is the same in every process (FNV-1a, 64 bits).
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
