import CourseModel
import Foundation
import Messages
import SwiftSyntax

/// A brace without a partner, according to the indentation.
///
/// The compiler only counts braces, so it reports a missing one at the end of the file, or an extra
/// one there. But people indent: a `}` belongs to the `{` whose line has the same indentation.
struct BraceFault: Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// A `{` that is never closed.
    case unclosed
    /// A `}` that closes nothing.
    case unopened
  }

  let kind: Kind
  let place: SourceReading.Place
  /// Whether there is another one like it beside it.
  let isDoubled: Bool

  /// The explanation for the learner, in Markdown.
  var explanation: Message {
    switch kind {
    case .unclosed where isDoubled:
      Message(
        "There are two `{{` side by side here, and only one has a closing `}}`: remove one of them."
      )
    case .unclosed:
      Message(
        """
        This `{{` has no closing `}}`, judging by the indentation. The compiler reads all that \
        follows as a part of it: write `}}` where it should end.
        """)
    case .unopened:
      Message(
        """
        This `}}` closes nothing, judging by the indentation. Remove it, or write the `{{` that it \
        should close.
        """)
    }
  }
}

extension BraceFault {
  /// The first brace of a file without a partner. Nil if there are as many `{` as `}`, or if
  /// nothing is indented.
  init?(in tree: SourceFileSyntax, of file: SourceFile) {
    let braces = Self.braces(in: tree, of: file)
    let surplus = braces.reduce(0) { $0 + ($1.isOpening ? 1 : -1) }
    guard surplus != 0, braces.contains(where: { $0.indentation > 0 }),
      let fault = surplus > 0 ? Self.unclosed(among: braces) : Self.unopened(among: braces)
    else { return nil }
    kind = surplus > 0 ? .unclosed : .unopened
    place = fault.place
    isDoubled = braces.contains { other in
      other.isOpening == fault.isOpening && other.place.line == fault.place.line
        && abs(other.place.column - fault.place.column) == 1
    }
  }

  private struct Brace {
    let isOpening: Bool
    let place: SourceReading.Place
    /// The indentation of its line, in columns.
    let indentation: Int
  }

  /// The `{` that is still open when an outer one is closed, or at the end of the file.
  private static func unclosed(among braces: [Brace]) -> Brace? {
    var open: [Brace] = []
    for brace in braces {
      if brace.isOpening {
        open.append(brace)
      } else if let last = open.popLast(), brace.indentation < last.indentation {
        return last
      }
    }
    return open.first
  }

  /// The `}` that is indented more than the `{` it would close, or that has none.
  private static func unopened(among braces: [Brace]) -> Brace? {
    var open: [Brace] = []
    for brace in braces {
      if brace.isOpening {
        open.append(brace)
      } else {
        guard let last = open.popLast(), brace.indentation <= last.indentation else { return brace }
      }
    }
    return nil
  }

  private static func braces(in tree: SourceFileSyntax, of file: SourceFile) -> [Brace] {
    let locations = SourceLocationConverter(fileName: file.name, tree: tree)
    let lines = file.content.split(separator: 0x0A, omittingEmptySubsequences: false)
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token -> Brace? in
      guard [.leftBrace, .rightBrace].contains(token.tokenKind), token.presence == .present else {
        return nil
      }
      let place = locations.location(for: token.positionAfterSkippingLeadingTrivia)
      let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : Data()
      return Brace(
        isOpening: token.tokenKind == .leftBrace,
        place: SourceReading.Place(file: file.name, line: place.line, column: place.column),
        indentation: Self.indentation(of: line))
    }
  }

  /// The columns before a line's first word.
  private static func indentation(of line: Data.SubSequence) -> Int {
    let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }
    return blanks.reduce(0) { columns, byte in columns + (byte == 0x09 ? 4 : 1) }
  }
}
