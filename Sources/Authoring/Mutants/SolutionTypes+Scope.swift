import SwiftSyntax

extension SolutionTypes {
  /// Returns the named values in scope at this node, nearest first, each name once.
  func values(at node: some SyntaxProtocol) -> [Value] {
    var found: [Value] = []
    var child = Syntax(node)
    while let parent = child.parent {
      found += values(declaredBy: parent, before: child)
      child = parent
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.name).inserted }
  }

  /// Whether a local declaration hides the member with this name.
  func isHidden(_ name: String, at node: some SyntaxProtocol) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent, parent.asProtocol((any DeclGroupSyntax).self) == nil {
      if values(declaredBy: parent, before: child).contains(where: { $0.name == name }) {
        return true
      }
      child = parent
    }
    return false
  }

  /// Returns the members of the enclosing type, including inherited ones.
  func members(around node: some SyntaxProtocol) -> [Value] {
    guard let owner = owner(of: node) else { return [] }
    return lineage(of: owner).sorted().flatMap { types[$0]?.values ?? [] }
  }

  /// Returns the enclosing type of this node's member.
  func owner(of node: some SyntaxProtocol) -> String? {
    var current = node.parent
    while let parent = current {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil,
        let declaration = parent.as(DeclSyntax.self)
      {
        return Self.name(of: declaration)
      }
      current = parent.parent
    }
    return nil
  }

  private func values(
    declaredBy parent: Syntax, before child: Syntax
  ) -> [Value] {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return list.prefix { $0.position < child.position }.flatMap { item -> [Value] in
        if let variable = item.item.as(VariableDeclSyntax.self) {
          return Self.values(of: variable)
        }
        if let choice = item.item.as(GuardStmtSyntax.self) {
          return bound(by: choice.conditions, at: parent)
        }
        return []
      }
    }
    if let choice = parent.as(IfExprSyntax.self), child.id == choice.body.id {
      return bound(by: choice.conditions, at: parent)
    }
    if let loop = parent.as(ForStmtSyntax.self), child.id == loop.body.id {
      var value = Self.value(loop.pattern.code, nil)
      value.isConstant = true
      return [value]
    }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return parameters(function.signature)
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return parameters(initializer.signature)
    }
    if parent.asProtocol((any DeclGroupSyntax).self) != nil,
      let name = parent.as(DeclSyntax.self).flatMap(Self.name)
    {
      return lineage(of: name).sorted().flatMap { types[$0]?.values ?? [] }
    }
    return []
  }

  private func parameters(_ signature: FunctionSignatureSyntax) -> [Value] {
    signature.parameterClause.parameters.map { parameter -> Value in
      var value = Self.value(
        (parameter.secondName ?? parameter.firstName).text, parameter.type.code)
      value.isConstant = true
      return value
    }
  }

  private func bound(
    by conditions: ConditionElementListSyntax, at place: Syntax
  ) -> [Value] {
    conditions.compactMap { element in
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else {
        return nil
      }
      let name = binding.pattern.code
      let type =
        binding.typeAnnotation?.type.code ?? binding.initializer.flatMap { Self.type(of: $0.value) }
      let shadowed = type == nil && binding.initializer == nil
      let outer = shadowed ? values(at: place).first { $0.name == name }?.type : type
      return Value(name: name, type: outer, isOptional: false, isConstant: true)
    }
  }
}
