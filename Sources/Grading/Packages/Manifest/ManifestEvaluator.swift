import SwiftSyntax

/// Interprets the source of a manifest: values, changes to them, conditions, and loops over
/// targets.
///
/// It compiles and runs no code. The result of a statement or an expression is either known or
/// unknown, never guessed. The environment variables that a manifest reads are empty.
struct ManifestEvaluator {
  /// A statement with an unknown effect.
  struct Unknown: Error {
    /// The line, counted from 1.
    let line: Int
  }

  /// The control flow after a statement.
  enum Flow: Equatable {
    case further
    case nextRound, outOfLoop
    case back(ManifestValue)
  }

  /// The values of the constants and variables declared so far.
  var variables: [String: ManifestValue] = [:]
  /// Static members: `.strict` from an extension, and `Names.core` from the manifest's own type.
  private(set) var members: [String: ManifestValue] = [:]
  /// The functions by name; those in extensions have a dot in front.
  private(set) var functions: [String: FunctionDeclSyntax] = [:]
  /// The depth of nested function calls.
  var depth = 0
  let conditions: BuildConditions
  private let locations: SourceLocationConverter

  /// An evaluator for this file, whose operators must be folded.
  init(_ tree: SourceFileSyntax, conditions: BuildConditions) {
    self.conditions = conditions
    locations = SourceLocationConverter(fileName: "", tree: tree)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Executes a file. Functions, extensions and computed properties may follow their use.
  mutating func run(_ file: SourceFileSyntax) throws(Unknown) {
    for item in file.statements {
      if let function = item.item.as(FunctionDeclSyntax.self) {
        declare(function, as: function.name.text)
      } else if let added = item.item.as(ExtensionDeclSyntax.self) {
        for member in added.memberBlock.members {
          guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
          declare(function, as: "." + function.name.text)
        }
      }
    }
    for item in file.statements {
      if let variable = item.item.as(VariableDeclSyntax.self),
        variable.bindings.allSatisfy({ $0.accessorBlock != nil })
      {
        try declare(variable)
      } else if let added = item.item.as(ExtensionDeclSyntax.self) {
        try declare(added.memberBlock, of: "")
      } else if let type = item.item.as(EnumDeclSyntax.self) {
        try declare(type.memberBlock, of: type.name.text)
      } else if let type = item.item.as(StructDeclSyntax.self) {
        try declare(type.memberBlock, of: type.name.text)
      }
    }
    _ = try run(file.statements)
  }

  /// Executes statements in order.
  mutating func run(_ statements: CodeBlockItemListSyntax) throws(Unknown) -> Flow {
    for item in statements {
      let flow =
        switch item.item {
        case .decl(let declaration): try declare(declaration)
        case .stmt(let statement): try run(statement)
        case .expr(let expression): try carryOut(expression)
        }
      if flow != .further { return flow }
    }
    return .further
  }

  /// Executes a block, with local variables.
  mutating func run(block: CodeBlockItemListSyntax) throws(Unknown) -> Flow {
    let outside = variables
    let flow = try run(block)
    for item in block {
      for name in item.item.as(VariableDeclSyntax.self)?.names ?? [] {
        variables[name] = outside[name]
      }
    }
    return flow
  }

  private mutating func declare(_ declaration: DeclSyntax) throws(Unknown) -> Flow {
    if let condition = declaration.as(IfConfigDeclSyntax.self) { return try run(condition) }
    // Other declarations have no effect by themselves and are unknown where they are used.
    if let variable = declaration.as(VariableDeclSyntax.self) { try declare(variable) }
    return .further
  }

  private mutating func declare(_ variable: VariableDeclSyntax) throws(Unknown) {
    for binding in variable.bindings {
      guard let name = binding.name else { throw Unknown(line: line(of: variable)) }
      if case .getter(let body)? = binding.accessorBlock?.accessors {
        variables[name] = result(of: body) ?? .computed(line: line(of: variable))
      } else {
        variables[name] = binding.initializer.map { value(of: $0.value) } ?? .nothing
      }
    }
  }

  /// A call of an overloaded name is ambiguous, so its result is unknown.
  private mutating func declare(_ function: FunctionDeclSyntax, as name: String) {
    functions[name] = functions[name] == nil ? function : function.with(\.body, nil)
  }

  /// Declares the static members of a type; for an empty name, those of an extension.
  private mutating func declare(
    _ block: MemberBlockSyntax, of type: String
  ) throws(Unknown) {
    var inside = self
    for member in block.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
      else { continue }
      try inside.declare(variable)
      for name in variable.names { members["\(type).\(name)"] = inside.variables[name] }
    }
  }

  private mutating func run(_ condition: IfConfigDeclSyntax) throws(Unknown) -> Flow {
    for clause in condition.clauses {
      if let asked = clause.condition {
        guard let holds = conditions.hold(asked) else { throw Unknown(line: line(of: clause)) }
        guard holds else { continue }
      }
      guard case .statements(let statements)? = clause.elements else { return .further }
      return try run(statements)
    }
    return .further
  }

  private mutating func run(_ statement: StmtSyntax) throws(Unknown) -> Flow {
    if let statement = statement.as(ExpressionStmtSyntax.self) {
      return try carryOut(statement.expression)
    }
    if let loop = statement.as(ForStmtSyntax.self) { return try run(loop) }
    if let statement = statement.as(GuardStmtSyntax.self) {
      return try hold(statement.conditions) ? .further : run(block: statement.body.statements)
    }
    if let statement = statement.as(ReturnStmtSyntax.self) {
      return .back(statement.expression.map(value) ?? .nothing)
    }
    if let statement = statement.as(ContinueStmtSyntax.self), statement.label == nil {
      return .nextRound
    }
    if let statement = statement.as(BreakStmtSyntax.self), statement.label == nil {
      return .outOfLoop
    }
    throw Unknown(line: line(of: statement))
  }
}

extension PatternBindingSyntax {
  /// The single name that it binds.
  fileprivate var name: String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] { bindings.compactMap(\.name) }
}
