import SwiftSyntax

extension MutationSource {
  /// What a change does, in words.
  func step(of change: Change) -> Mutant.Step? {
    guard let start = change.edits.map(\.range.lowerBound).min(),
      let end = change.edits.map(\.range.upperBound).max()
    else { return nil }
    let shown = extent(around: start..<end)
    let edits = change.edits.map { edit in
      Edit(
        range: (edit.range.lowerBound - shown.lowerBound)..<(edit.range.upperBound
          - shown.lowerBound), text: edit.text)
    }
    let piece = String(decoding: Array<UInt8>(text.utf8)[shown], as: UTF8.self)
    guard let changed = edits.applied(to: piece) else { return nil }
    let aside = change.aside.map { ", with \($0.text.onOneLine)" }.joined()
    return Mutant.Step(
      family: change.family, file: name, line: lines(start..<end).lowerBound,
      place: place(of: shown.lowerBound), before: piece.onOneLine,
      after: changed.onOneLine + aside)
  }

  // MARK: - What is shown

  /// The statements or declarations that a range is part of; of one that has a body only its head,
  /// if no more is touched.
  private func extent(around range: Range<Int>) -> Range<Int> {
    let finder = ExtentFinder(range)
    finder.walk(tree)
    return finder.found ?? range
  }

  /// The declaration around a place, by the names on the way to it.
  private func place(of offset: Int) -> String {
    let finder = PlaceFinder(offset)
    finder.walk(tree)
    return finder.names.joined(separator: ".")
  }
}

extension String {
  /// Without comments; lines that end a statement are told apart by `;`.
  var onOneLine: String {
    let lines = split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
    return lines.reduce("") { text, line in
      guard let last = text.last, let next = line.first else { return text + line }
      let goesOn = "{([,".contains(last) || "})].?".contains(next)
      return text + (goesOn ? " " : "; ") + line
    }
  }
}

/// Finds the smallest run of statements or members that a range lies in.
private final class ExtentFinder: SyntaxVisitor {
  private let range: Range<Int>
  private(set) var found: Range<Int>?

  init(_ range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ list: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    // A closure of one line says nothing by itself.
    let isInClosure = list.parent?.is(ClosureExprSyntax.self) ?? false
    return isInClosure && list.count == 1 ? .visitChildren : note(list.map(Syntax.init))
  }

  override func visit(_ list: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    note(list.map(Syntax.init))
  }

  private func note(_ items: [Syntax]) -> SyntaxVisitorContinueKind {
    let touched = items.filter { item in
      item.bytes.lowerBound <= range.upperBound && range.lowerBound <= item.bytes.upperBound
    }
    guard let first = touched.first, let last = touched.last,
      first.bytes.lowerBound <= range.lowerBound, range.upperBound <= last.bytes.upperBound
    else { return .visitChildren }
    found = first.bytes.lowerBound..<last.bytes.upperBound
    if touched.count == 1, let brace = BodyFinder.brace(of: first), range.upperBound <= brace {
      found = first.bytes.lowerBound..<brace
    }
    return .visitChildren
  }
}

/// Finds where the body of a declaration or a statement begins.
private final class BodyFinder: SyntaxVisitor {
  private var brace: Int?

  static func brace(of node: Syntax) -> Int? {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.brace
  }

  private func note(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    brace = brace ?? token.positionAfterSkippingLeadingTrivia.utf8Offset
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace)
  }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace)
  }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace)
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Collects the names of the declarations around a place, outermost first.
private final class PlaceFinder: SyntaxVisitor {
  private let offset: Int
  private(set) var names: [String] = []

  init(_ offset: Int) {
    self.offset = offset
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    enter(node.decl)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.item.as(DeclSyntax.self) else {
      return isAround(node) ? .visitChildren : .skipChildren
    }
    return node.isInBody ? .visitChildren : enter(declaration)
  }

  private func enter(_ declaration: DeclSyntax) -> SyntaxVisitorContinueKind {
    guard isAround(declaration) else { return .skipChildren }
    if let name = Self.name(of: declaration) { names.append(name) }
    return .visitChildren
  }

  private func isAround(_ node: some SyntaxProtocol) -> Bool {
    node.bytes.lowerBound <= offset && offset < node.bytes.upperBound
  }

  private static func name(of declaration: DeclSyntax) -> String? {
    if let name = DeclaredNames.name(of: declaration) { return name }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return function.name.text + labels(function.signature)
    }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return "init" + labels(initializer.signature)
    }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.code
  }

  private static func labels(_ signature: FunctionSignatureSyntax) -> String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return "(\(labels.joined()))"
  }
}
