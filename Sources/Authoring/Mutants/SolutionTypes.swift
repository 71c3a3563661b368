import SwiftSyntax

/// The declarations of a solution, by syntax: the values and functions of each type.
struct SolutionTypes {
  struct Value: Hashable {
    let name: String
    /// The declared type without `any` and `?`; nil if there is none.
    let type: String?
    let isOptional: Bool
    /// Whether its value never changes.
    var isConstant = false
  }

  struct Function: Hashable {
    let name: String
    let labels: [String]
    /// The types of its parameters.
    let types: [String]
    /// Whether it has a result.
    let givesBack: Bool
  }

  struct TypeNames {
    var values: [Value] = []
    var functions: [Function] = []
    var ancestors: [String] = []
    var isObject = false
    var isMadeOfNothing = false
  }

  private(set) var types: [String: TypeNames] = [:]

  init(of sources: [MutationSource]) {
    for source in sources {
      read(source.tree.statements.compactMap { $0.item.as(DeclSyntax.self) })
    }
  }

  /// Returns the type itself with all types that it inherits or adopts.
  func lineage(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += types[next]?.ancestors ?? [] }
    }
    return found
  }

  /// Whether values of this type are objects, which can be retained.
  func isObject(_ type: String) -> Bool { types[type]?.isObject ?? false }

  private mutating func read(_ declarations: [DeclSyntax]) {
    for declaration in declarations {
      guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { continue }
      let name = Self.name(of: declaration)
      guard let name else { continue }
      var type = types[name] ?? TypeNames()
      type.ancestors +=
        group.inheritanceClause?.inheritedTypes.map { Self.plain($0.type.code) } ?? []
      type.isObject =
        type.isObject || declaration.is(ClassDeclSyntax.self)
        || declaration.is(ProtocolDeclSyntax.self)
      let members = group.memberBlock.members.map(\.decl)
      for member in members {
        if let variable = member.as(VariableDeclSyntax.self) {
          type.values += Self.values(of: variable)
        } else if let function = member.as(FunctionDeclSyntax.self) {
          type.functions.append(Self.function(function))
        } else if let initializer = member.as(InitializerDeclSyntax.self) {
          if initializer.signature.parameterClause.parameters.isEmpty {
            type.isMadeOfNothing = true
          }
        }
      }
      types[name] = type
      read(members)
    }
  }

  static func name(of declaration: DeclSyntax) -> String? {
    if let type = declaration.asProtocol((any NamedDeclSyntax).self),
      declaration.asProtocol((any DeclGroupSyntax).self) != nil
    {
      return type.name.text
    }
    return declaration.as(ExtensionDeclSyntax.self)?.extendedType.code
  }

  private static func function(_ function: FunctionDeclSyntax) -> Function {
    let parameters = function.signature.parameterClause.parameters
    return Function(
      name: function.name.text, labels: parameters.map(\.firstName.text),
      types: parameters.map(\.type.code), givesBack: function.signature.returnClause != nil)
  }

  /// Returns a type without `any`, parentheses and question marks.
  static func plain(_ type: String) -> String {
    var text = type[...]
    while text.hasSuffix("?") || text.hasSuffix("!") { text = text.dropLast() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    if text.hasPrefix("any ") { text = text.dropFirst(4) }
    return String(text)
  }

  static func value(_ name: String, _ type: String?) -> Value {
    Value(name: name, type: type.map(plain), isOptional: type?.hasSuffix("?") ?? false)
  }

  /// Returns the values that a `let` or `var` declares.
  static func values(of variable: VariableDeclSyntax) -> [Value] {
    variable.bindings.compactMap { binding -> Value? in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let type =
        binding.typeAnnotation?.type.code ?? binding.initializer.flatMap { Self.type(of: $0.value) }
      var value = value(name, type)
      value.isConstant = variable.bindingSpecifier.text == "let"
      return value
    }
  }

  /// Returns the type that is evident from an expression's syntax.
  static func type(of expression: ExprSyntax) -> String? {
    switch expression.kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression.code,
      callee.first?.isUppercase == true
    else { return nil }
    return callee
  }
}
