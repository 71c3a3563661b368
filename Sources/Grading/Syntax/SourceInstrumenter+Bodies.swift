import SwiftSources
import SwiftSyntax

// The beginnings and ends of turns, and their answers.

extension SourceInstrumenter {
  /// Statements that begin a turn.
  struct Body {
    let statements: CodeBlockItemListSyntax
    let brace: TokenSyntax
    let answers: Answers

    init(_ statements: CodeBlockItemListSyntax, after brace: TokenSyntax, answers: Answers) {
      self.statements = statements
      self.brace = brace
      self.answers = answers
    }
  }

  /// Begins a turn. Adds the `return` that a body with a single expression then needs.
  func open(_ body: Body, _ turn: String) {
    insertions.add(" let _turn = \(turn); defer { _turn.end() }; ", after: body.brace)
    if body.answers == .nothing { return }
    switch body.statements.only {
    case .expression(let value) where value.neverReturns: break
    case .expression(let value) where value.isBranching && !value.isValue: wrapReturns(of: body)
    case .expression(let value) where value.isBranching || body.answers == .unseen:
      insertions.add("return ", before: value)
    case .expression(let value): wrap(value, in: "_turn.answer", after: "return ")
    case .statements: wrapReturns(of: body)
    }
  }

  func wrapReturns(of body: Body) {
    guard body.answers == .something else { return }
    let returns = body.statements.nodes(
      ReturnStmtSyntax.self,
      outside: [.closureExpr, .functionDecl, .initializerDecl, .accessorBlock])
    for value in returns.compactMap(\.expression) where !value.isBranching {
      wrap(value, in: "_turn.answer", after: "")
    }
  }

  /// Turns `return try f()` into `return try _turn.answer(f())`.
  func wrap(_ value: ExprSyntax, in call: String, after prefix: String) {
    insertions.add(prefix, before: value)
    insertions.add("\(call)(", before: value.withoutEffects)
    insertions.add(")", behind: value)
  }

  func open(
    _ node: InitializerDeclSyntax, _ body: CodeBlockSyntax, of owner: Owner
  ) -> Bool {
    let delegation = body.statements.first { $0.item.delegatesInitialization }
    let isConvenience = node.modifiers.has("convenience") || owner.isExtension
    let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    let isRewritten = node.attributes.plainNames.contains {
      $0 == "inlinable" || $0.hasPrefix("_")
    }
    guard !isAsync, !isRewritten, delegation != nil || !isConvenience else { return false }
    let clause = node.signature.parameterClause
    insertions.add(
      " let _turn = _Turn(of: \"\(owner.name)\", \"init\(clause.labels)\", \(clause.turnArguments), "
        + "\(isShown(node.modifiers))); defer { _turn.end() }; ", after: body.leftBrace)
    let separator = body.statements.isEmpty ? "" : "; "
    if let delegation {
      insertions.add("; _turn.becomes(self)", behind: delegation.item)
    } else if owner.hasSuperclass {
      insertions.add(separator + "super.init(); _turn.becomes(self) ", before: body.rightBrace)
    } else {
      insertions.add(separator + "_turn.becomes(self) ", before: body.rightBrace)
    }
    return true
  }

  func open(_ accessor: AccessorDeclSyntax, of name: String, isNoted: Bool) {
    guard let body = accessor.body, accessor.effectSpecifiers == nil else { return }
    let kind = accessor.accessorSpecifier.text
    let turn =
      switch kind {
      case "set" where isNoted, "willSet" where isNoted:
        "_Turn(setting: self, \"\(name)\", \(accessor.parameters?.name.text ?? "newValue") as Any)"
      case "didSet" where isNoted: "_Turn(setting: self, \"\(name)\", self.\(name) as Any)"
      default: "_Turn(quietly: self)"
      }
    open(
      Body(body.statements, after: body.leftBrace, answers: kind == "get" ? .unseen : .nothing),
      turn)
  }

  /// An argument that keeps the object's end out of the conversation if it is one of Cocoa's
  /// internal objects, which are invisible from outside.
  func silence(of type: ClassDeclSyntax) -> String {
    layer == .cocoa && !type.modifiers.has("public", "open") ? ", isTold: false" : ""
  }

  func silence(around end: DeinitializerDeclSyntax) -> String {
    let type = sequence(first: Syntax(end), next: \.parent).lazy
      .compactMap { $0.as(ClassDeclSyntax.self) }.first
    return type.map(silence) ?? ""
  }
}
