import SwiftSyntax

// The names that suites and statements give their objects.

extension SourceInstrumenter {
  func nameLocals(_ node: VariableDeclSyntax) {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self), !node.modifiers.has("async"),
      node.bindings.allSatisfy({ $0.accessorBlock == nil && $0.initializer != nil })
    else { return }
    let names = node.bindings.flatMap { $0.pattern.boundNames }
    guard !names.isEmpty else { return }
    insertions.add(
      "; " + names.map { "_Turn.name(\($0), \"\($0)\")" }.joined(separator: "; "), behind: item)
  }

  /// Names an object that a type of the suite creates for a property:
  /// `let screen = OperationQueue()`.
  func nameProperties(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription.first?.isUppercase == true
      else { continue }
      insertions.add("_Turn.named(", before: call)
      insertions.add(", \"\(name)\", isSaid: false)", behind: call)
    }
  }

  /// Names the objects in `Scene(["the picker": picker])`, `scene.note(picker, as: "the picker")`,
  /// and `scene.isFreed("the picker")`.
  func nameParts(of call: FunctionCallExprSyntax) {
    let called = call.calledExpression
    if called.trimmedDescription == "Scene",
      case .elements(let pairs)? = call.arguments.first?.expression
        .as(DictionaryExprSyntax.self)?.content
    {
      for pair in pairs { if let name = pair.key.plainText { self.name(pair.value, name) } }
    }
    guard let access = called.as(MemberAccessExprSyntax.self) else { return }
    let member = access.declName.baseName.text
    let arguments = Array(call.arguments)
    if member == "note", arguments.count == 2, let name = arguments[1].expression.plainText {
      self.name(arguments[0].expression, name)
    } else if member == "isFreed", arguments.count == 1, let scene = access.base,
      let name = arguments[0].expression.repeatable
    {
      insertions.add("_Turn.looked(\(name), in: ", before: call)
      insertions.add(", { $0", behind: scene)
      let said = arguments[0].expression.trimmedDescription
      insertions.add(" }, keptBy: { $0.chain(to: \(said)) })", behind: call)
    }
  }

  func name(_ value: ExprSyntax, _ name: String) {
    insertions.add("_Turn.named(", before: value.withoutEffects)
    insertions.add(", \"\(name.withoutArticle)\")", behind: value)
  }
}
