import SwiftSyntax

/// Uses the right value at the wrong time: reads it too early or only once, or retains it when it
/// should be released.
final class Moments: MutationFamily {
  override class var title: String { "moment" }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, let first = body.statements.first else { return .visitChildren }
    lookUpFirst(in: body, first)
    keep(node, first)
    return .visitChildren
  }

  /// Reads a property once at the beginning of the body instead of where it is used.
  private func lookUpFirst(in body: CodeBlockSyntax, _ first: CodeBlockItemSyntax) {
    // The first statement reads its properties first anyway.
    let later = body.statements.dropFirst().map(Reads.init)
    let read = Reads(in: body)
    let values = names.members(around: body).filter { !$0.isConstant }
    var seen: Set<String> = []
    for value in values where read.canBeCopied(value.name) && seen.insert(value.name).inserted {
      let isLater = later.contains { $0.names.contains(value.name) }
      guard isLater || read.isInClosure(value.name) else { continue }
      add([insertion("let \(value.name) = self.\(value.name)\n", before: first)])
    }
  }

  /// Retains the receiver, or a parameter, permanently.
  private func keep(_ node: FunctionDeclSyntax, _ first: CodeBlockItemSyntax) {
    let parameters = node.signature.parameterClause.parameters
      .filter { names.isObject(SolutionTypes.plain($0.type.code)) }
      .map { ($0.secondName ?? $0.firstName).text }
    for name in parameters + ["self"] {
      guard let place = member("private var kept: [AnyObject] = []", around: node) else { return }
      add([insertion("kept.append(\(name) as AnyObject)\n", before: first)], aside: [place])
    }
  }

  override func visit(_ item: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard item.isInBody else { return .visitChildren }
    for value in Reads.inner(in: item) where !value.code.contains("$") {
      precompute(value, in: item)
    }
    return .visitChildren
  }

  /// Computes a value of a statement at the beginning of the body, before the enclosing `if` or
  /// loop, or only the first time.
  private func precompute(_ value: ExprSyntax, in item: CodeBlockItemSyntax) {
    guard !isConstant(value) else { return }
    let use = Edit(range: value.bytes, text: "made")
    for place in item.earlierPlaces {
      add([insertion("let made = \(value.code)\n", before: place), use])
    }
    guard mentionsMembersOnly(value),
      let place = member("private lazy var made = \(value.code)", around: value)
    else { return }
    add([use], aside: [place])
  }

  /// Whether it is a name whose value never changes.
  private func isConstant(_ value: ExprSyntax) -> Bool {
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return names.values(at: value).first { $0.name == name }?.isConstant ?? false
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    // Store the receiver under another name, which retains it.
    if node.expression.code == "self", node.isInBody,
      let place = member("private lazy var made = self", around: node)
    {
      add([Edit(range: node.expression.bytes, text: "made")], aside: [place])
    }
    return .visitChildren
  }

  private func mentionsMembersOnly(_ value: ExprSyntax) -> Bool {
    Reads(in: value).names.allSatisfy { !names.isHidden($0, at: value) }
  }
}

extension CodeBlockItemSyntax {
  /// The statements before which a value of this one could be computed: the first of its body, and
  /// the enclosing ones.
  fileprivate var earlierPlaces: [CodeBlockItemSyntax] {
    var places: [CodeBlockItemSyntax] = []
    var item = self
    while let outer = item.enclosing(CodeBlockItemSyntax.self), outer.isInBody {
      places.append(outer)
      item = outer
    }
    let first = item.parent?.as(CodeBlockItemListSyntax.self)?.first
    if let first, first.id != item.id { places.append(first) }
    return places
  }
}
