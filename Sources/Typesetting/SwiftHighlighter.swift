import SwiftIDEUtils
import SwiftParser
import Terminal

/// Gives Swift the looks of its parts, as swift-syntax classifies them.
///
/// Fragments and wrong programs are welcome: the parser recovers, and the text is kept whatever it
/// makes of it. There are sources for which it never ends, so it is for `SwiftHighlights` to call.
struct SwiftHighlighter {
  /// The same in debug builds, where swift-syntax would stop at 20.
  private static let nestingLimit = 64

  let theme: Theme.Swift

  /// The lines of a source, without their newlines: joined, the spans are exactly the source.
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

  /// The source cut where its look changes.
  private func pieces(of source: String) -> [(text: Substring, style: Style)] {
    var source = source
    let tree = source.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Self.nestingLimit) }
    var pieces: [(text: Substring, style: Style)] = []
    var start = source.startIndex
    var style = theme.plain
    for part in tree.classifications {
      let offset = part.range.lowerBound.utf8Offset
      guard let position = Self.boundary(at: offset, in: source) else { continue }
      let next = theme.style(of: part.kind, startingWith: source[position...].first)
      guard next != style else { continue }
      pieces.append((source[start..<position], style))
      (start, style) = (position, next)
    }
    return pieces + [(source[start...], style)]
  }

  /// The place after so many bytes, or `nil` inside a grapheme cluster: a mark may follow a quote.
  private static func boundary(at offset: Int, in source: String) -> String.Index? {
    let bytes = source.utf8
    guard let index = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex)
    else { return nil }
    guard index < bytes.endIndex, bytes[index] >= 0x80 else { return index }
    return String.Index(index, within: source)
  }
}

extension Theme.Swift {
  fileprivate func style(
    of kind: SyntaxClassification, startingWith first: Character?
  ) -> Style {
    switch kind {
    case .keyword: keyword
    case .type: type
    // In expressions only the compiler knows, but types are capitalized (API Design Guidelines).
    case .identifier: first?.isUppercase == true ? type : plain
    case .stringLiteral, .regexLiteral: string
    case .integerLiteral, .floatLiteral: number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: comment
    case .attribute: attribute
    case .ifConfigDirective: directive
    case .none, .operator, .dollarIdentifier, .editorPlaceholder, .argumentLabel: plain
    @unknown default: plain
    }
  }
}
