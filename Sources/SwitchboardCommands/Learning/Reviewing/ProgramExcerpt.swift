import CourseModel
import Foundation
import SwiftSources

/// The part of a wrong program to show: the code around the fault, without comments, which might
/// reveal it, and without a mark.
struct ProgramExcerpt: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    let text: String
    /// Whether the right program lacks this line.
    let isWrong: Bool
  }

  let fileName: String
  /// The lines; nil for a gap.
  let rows: [Line?]

  /// The lines shown, which are numbered from 1.
  var lines: [Line] { rows.compactMap(\.self) }

  /// Creates an excerpt of a file.
  ///
  /// - Parameters:
  ///   - right: The same file of the right program; nil if there is none with this name.
  ///   - limit: The maximum number of lines, if the fault fits.
  ///   - seed: Decides on which side of the fault more is shown.
  init(of wrong: SourceFile, beside right: SourceFile?, limit: Int, seed: Int) {
    fileName = wrong.name
    let difference = LineDifference(
      from: Self.code(of: right).joined(separator: "\n"),
      to: Self.code(of: wrong).joined(separator: "\n"))
    var lines: [Line] = []
    var places: Set<Int> = []
    for row in difference.rows {
      switch row {
      case .same(let text): lines.append(Line(text: text, isWrong: false))
      case .added(let text):
        places.insert(lines.count)
        lines.append(Line(text: text, isWrong: !text.allSatisfy(\.isWhitespace)))
      case .removed: places.insert(lines.count)
      }
    }
    let paragraphs = Self.paragraphs(of: lines)
    var kept = paragraphs.indices.filter { index in
      places.contains { paragraphs[index].contains(min($0, lines.count - 1)) }
    }
    if kept.isEmpty, !paragraphs.isEmpty { kept = [0] }
    rows = Self.rows(of: lines, paragraphs, Self.widened(kept, in: paragraphs, limit, seed))
  }

  /// Returns the lines of code, without consecutive empty ones.
  private static func code(of file: SourceFile?) -> [String] {
    guard let file else { return [] }
    var lines: [String] = []
    for line in String(decoding: file.content, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      let text = line.drop(while: \.isWhitespace)
      guard !text.hasPrefix("//") else { continue }
      if text.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(text.isEmpty ? "" : String(line))
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns the ranges of lines between empty ones.
  private static func paragraphs(of lines: [Line]) -> [Range<Int>] {
    lines.indices.split { lines[$0].text.isEmpty && !lines[$0].isWrong }.map { slice in
      slice.startIndex..<slice.endIndex
    }
  }

  /// Adds neighboring paragraphs to these as far as there is room.
  private static func widened(
    _ kept: [Int], in paragraphs: [Range<Int>], _ limit: Int, _ seed: Int
  ) -> [Int] {
    var kept = Set(kept)
    var room = limit - kept.reduce(0) { $0 + paragraphs[$1].count + 1 }
    var isUp = seed.isMultiple(of: 2)
    var misses = 0
    while misses < 2, let first = kept.min(), let last = kept.max() {
      let next = isUp ? first - 1 : last + 1
      isUp.toggle()
      guard paragraphs.indices.contains(next), paragraphs[next].count < room else {
        misses += 1
        continue
      }
      misses = 0
      kept.insert(next)
      room -= paragraphs[next].count + 1
    }
    return kept.sorted()
  }

  private static func rows(
    of lines: [Line], _ paragraphs: [Range<Int>], _ kept: [Int]
  ) -> [Line?] {
    var rows: [Line?] = []
    var end: Int?
    for index in kept {
      let range = paragraphs[index]
      if end.map({ $0 + 1 < range.lowerBound }) ?? (range.lowerBound > 0) {
        rows.append(nil)
      } else if let end {
        rows += lines[end..<range.lowerBound].map(Optional.some)
      }
      rows += lines[range].map(Optional.some)
      end = range.upperBound
    }
    if let end, end < lines.count { rows.append(nil) }
    return rows
  }
}
