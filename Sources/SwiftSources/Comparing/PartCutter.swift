import CourseModel
import SwiftSyntax

/// Splits a file into parts; each of its lines belongs to one of them.
struct PartCutter {
  private let source: LineTable
  private(set) var parts: [Part] = []

  /// Splits a file by its tree. Returns nil if the tree has a syntax error, because its
  /// declarations would be guesses.
  init?(_ source: LineTable, along tree: SourceFileSyntax) {
    guard !tree.hasError else { return nil }
    self.source = source
    let items = tree.statements.map { item in
      if case .decl(let node) = item.item { return Item(Syntax(item), node) }
      return Item(Syntax(item), nil)
    }
    let end = cut(items, from: 0, in: Place())
    appendRest(from: end, before: tree.endOfFileToken)
  }

  /// A declaration or a statement of a file or a type.
  private struct Item {
    let node: Syntax
    /// Nil for a statement.
    let declaration: DeclSyntax?

    init(_ node: Syntax, _ declaration: DeclSyntax?) {
      self.node = node
      self.declaration = declaration
    }
  }

  private struct Place {
    var owner = ""
    var parent: Int?
  }

  // MARK: - Cutting

  /// Splits a list of items that begins at a line; returns the line after the last one.
  private mutating func cut(_ items: [Item], from first: Int, in place: Place) -> Int {
    var start = first
    for chunk in chunks(of: items) {
      guard let last = chunk.last else { continue }
      let end = source.line(at: last.node.endPosition.utf8Offset) + 1
      let identity = identity(of: chunk, in: place)
      var part = Part(
        declaration: Declaration(
          title: identity.title, file: source.name, lines: source.lines(start..<end),
          extent: .whole),
        kind: identity.kind, owner: place.owner, names: identity.names, keys: identity.keys,
        words: [], isArrangement: identity.isArrangement, parent: place.parent)
      if chunk.count == 1, let owner = identity.memberOwner,
        let block = block(ofFrame: chunk[0].declaration)
      {
        part.read(chunk[0].node, without: block.members)
        part.declaration.extent = .frame
        let index = parts.count
        parts.append(part)
        if let inside = firstLine(in: block) {
          let members = block.members.map { Item(Syntax($0), $0.decl) }
          let rest = cut(members, from: inside, in: Place(owner: owner, parent: index))
          parts[index].declaration.lines =
            source.lines(start..<inside) + source.lines(rest..<end)
        }
      } else {
        for item in chunk { part.read(item.node) }
        parts.append(part)
      }
      start = end
    }
    return start
  }

  /// Groups items that share a line, and consecutive statements.
  private func chunks(of items: [Item]) -> [[Item]] {
    var chunks: [[Item]] = []
    for item in items {
      if let last = chunks.last?.last,
        last.declaration == nil && item.declaration == nil
          || source.line(at: last.node.endPosition.utf8Offset)
            >= source.line(at: item.node.positionAfterSkippingLeadingTrivia.utf8Offset)
      {
        chunks[chunks.count - 1].append(item)
      } else {
        chunks.append([item])
      }
    }
    return chunks
  }

  private func identity(of chunk: [Item], in place: Place) -> PartIdentity {
    let identities = chunk.map { item in
      item.declaration.map { PartIdentity(of: $0, in: place.owner) }
        ?? .topLevelCode(in: source.name)
    }
    if chunk.allSatisfy({ $0.declaration == nil }) { return .topLevelCode(in: source.name) }
    return identities.count == 1 ? identities[0] : PartIdentity(together: identities)
  }

  /// The members of a type or an extension, if they can be separated from it by lines.
  private func block(ofFrame node: DeclSyntax?) -> MemberBlockSyntax? {
    guard let block = node?.asProtocol((any DeclGroupSyntax).self)?.memberBlock else { return nil }
    return block.members.isEmpty || firstLine(in: block) != nil ? block : nil
  }

  /// The line where the members begin, if no member shares a line with the braces.
  private func firstLine(in block: MemberBlockSyntax) -> Int? {
    guard let first = block.members.first, let last = block.members.last else { return nil }
    let opening = source.line(at: block.leftBrace.endPosition.utf8Offset)
    let closing = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    guard source.line(at: first.positionAfterSkippingLeadingTrivia.utf8Offset) > opening,
      source.line(at: last.endPosition.utf8Offset) < source.line(at: closing)
    else { return nil }
    return opening + 1
  }

  /// The lines after the last declaration: a separate part, or part of it if all are blank.
  private mutating func appendRest(from start: Int, before end: TokenSyntax) {
    let rest = source.lines(start..<source.lines.count)
    guard !rest.isEmpty else { return }
    if rest.allSatisfy(\.isBlank), let last = parts.lastIndex(where: { $0.parent == nil }) {
      parts[last].declaration.lines += rest
      return
    }
    let identity = PartIdentity.lastWords(in: source.name)
    parts.append(
      Part(
        declaration: Declaration(
          title: identity.title, file: source.name, lines: rest, extent: .whole),
        kind: .other, owner: "", keys: identity.keys, words: [],
        comments: end.leadingTrivia.comments))
  }
}

extension Part {
  /// Reads the words and comments of a node, except those of a list of members.
  fileprivate mutating func read(_ node: Syntax, without members: MemberBlockItemListSyntax? = nil)
  {
    let skipped = members.map { $0.position..<$0.endPosition }
    for token in node.tokens(viewMode: .sourceAccurate)
    where skipped?.contains(token.position) != true {
      comments += token.leadingTrivia.comments + token.trailingTrivia.comments
      if token.tokenKind != .semicolon { words.append(token.text) }
    }
  }
}

extension Trivia {
  /// The lines of all comments, without surrounding blanks.
  fileprivate var comments: [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
        .docBlockComment(let text):
        text.split(separator: "\n").map { String($0.trimmed) }
      default: []
      }
    }
  }
}
