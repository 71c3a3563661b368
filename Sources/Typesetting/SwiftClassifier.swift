import SwiftSyntax
import Terminal

/// Determines the style of each token and comment in swift-syntax's tree, one after the other.
///
/// SwiftIDEUtils has such classifications, too. Its first one in a process takes two milliseconds,
/// for the key paths of all kinds of nodes: as long as a whole lesson. This takes a tenth of that.
struct SwiftClassifier {
  private let theme: Theme.Swift
  /// The start of each style, in bytes from the start of the source.
  private(set) var starts: [(offset: Int, style: Style)] = []
  private var offset = 0
  /// Whether the current line began with `#if` or a related directive.
  private var isDirective = false

  init(theme: Theme.Swift) {
    self.theme = theme
  }

  /// Classifies the next token of the source and its trivia.
  mutating func append(_ token: TokenSyntax) {
    append(token.leadingTrivia)
    switch token.tokenKind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: isDirective = true
    default: break
    }
    append(isDirective ? theme.directive : style(of: token), length: token.trimmedLength)
    append(token.trailingTrivia)
  }

  private mutating func append(_ trivia: Trivia) {
    for piece in trivia {
      if piece.isNewline { isDirective = false }
      append(piece.isComment ? theme.comment : theme.plain, length: piece.sourceLength)
    }
  }

  private mutating func append(_ style: Style, length: SourceLength) {
    starts.append((offset, style))
    offset += length.utf8Length
  }

  private func style(of token: TokenSyntax) -> Style {
    switch token.tokenKind {
    case .keyword: theme.keyword
    case .identifier(let name): style(of: token, named: name)
    case .atSign: theme.attribute
    case .integerLiteral, .floatLiteral: theme.number
    case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment, .regexSlash,
      .regexLiteralPattern, .regexPoundDelimiter:
      theme.string
    // Also a part of '\#(' in a raw string.
    case .rawStringPoundDelimiter:
      token.parent?.kind == .expressionSegment ? theme.plain : theme.string
    case .unknown(let text): text.hasPrefix("\"") ? theme.string : theme.plain
    default: theme.plain
    }
  }

  /// Only the compiler knows which names are types, but types are capitalized (API Design
  /// Guidelines).
  private func style(of token: TokenSyntax, named name: String) -> Style {
    var place = token.parent
    let isType = place?.isTypeName ?? false
    while let node = place, node.isTypeName { place = node.parent }
    if isType, place?.kind == .attribute { return theme.attribute }
    return isType || name.first?.isUppercase == true ? theme.type : theme.plain
  }
}

extension Syntax {
  /// Whether this is `A`, or `B.A` including everything before the last dot.
  fileprivate var isTypeName: Bool { kind == .identifierType || kind == .memberType }
}
