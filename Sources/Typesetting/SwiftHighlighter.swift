import SwiftSources
import SwiftSyntax
import Terminal

/// Highlights Swift with swift-syntax's parser.
///
/// It accepts fragments and invalid programs: the parser recovers, and the text stays complete.
/// Parsing some sources never ends, so only `SwiftHighlights` should call this.
struct SwiftHighlighter {
  /// The same limit in debug builds, where swift-syntax would stop at 20.
  private static let nestingLimit = 64

  let theme: Theme.Swift

  /// The lines of a source without newlines; joined, the spans are exactly the source.
  func lines(of source: String) -> [[Span]] {
    var lines: [[Span]] = [[]]
    for (text, style) in pieces(of: source) {
      let parts = text.utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        guard !part.isEmpty else { continue }
        lines[lines.count - 1].append(Span(String(Substring(part)), style: style))
      }
    }
    return lines
  }

  /// The source split wherever its style changes.
  private func pieces(of source: String) -> [(text: Substring, style: Style)] {
    let tree = SourceFileSyntax(parsing: source.utf8, nestingLimit: Self.nestingLimit)
    var pieces: [(text: Substring, style: Style)] = []
    var start = source.startIndex
    var style = theme.plain
    var classifier = SwiftClassifier(theme: theme)
    for token in tree.tokens(viewMode: .sourceAccurate) { classifier.append(token) }
    for (offset, next) in classifier.starts where next != style {
      guard let position = Self.boundary(at: offset, in: source) else { continue }
      pieces.append((source[start..<position], style))
      (start, style) = (position, next)
    }
    return pieces + [(source[start...], style)]
  }

  /// The index at a byte offset; nil inside a grapheme cluster: a mark may follow a quote.
  private static func boundary(at offset: Int, in source: String) -> String.Index? {
    let bytes = source.utf8
    guard let index = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
    else { return nil }
    guard index < bytes.endIndex, bytes[index] >= 0x80 else { return index }
    return String.Index(index, within: source)
  }
}
