import SwiftSyntax

/// Carries out a manifest by its text: values, changes of them, conditions, loops over targets.
///
/// Nothing of it is compiled or run. What a statement or a value comes to is known or it is not, and never
/// guessed; the environment, of which some ask, is empty.
struct ManifestEvaluator {
  /// A statement of which nobody knows what it does.
  struct Unknown: Error {
    /// Counted from 1.
    let line: Int
  }

  /// What comes after a statement.
  enum Flow: Equatable {
    case further
    case nextRound, outOfLoop
    case back(ManifestValue)
  }

  /// The values of the constants and variables that are declared so far.
  var variables: [String: ManifestValue] = [:]
  /// Those of types: `.strict`, where an extension has it, and `Names.core`, where a type of its own has.
  private(set) var members: [String: ManifestValue] = [:]
  /// Its functions, by their names, and those that it adds to types, by theirs with a dot before.
  private(set) var functions: [String: FunctionDeclSyntax] = [:]
  /// How many functions are being carried out, each for another one.
  var depth = 0
  let conditions: BuildConditions
  private let locations: SourceLocationConverter

  /// An evaluator for this file, whose operators are folded.
  init(_ tree: SourceFileSyntax, conditions: BuildConditions) {
    self.conditions = conditions
    locations = SourceLocationConverter(fileName: "", tree: tree)
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// Carries out a file. Its functions, its extensions, and its properties with a getter may stand behind
  /// their use.
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

  /// Carries them out, one after the other.
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

  /// The same, of a block: what is declared there is not known behind it.
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
    // What else is declared has no effect by itself, and is not known where it is used.
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

  /// Of two that are called alike, nobody knows which is meant.
  private mutating func declare(_ function: FunctionDeclSyntax, as name: String) {
    functions[name] = functions[name] == nil ? function : function.with(\.body, nil)
  }

  /// What a type of this name has of its own; of no name, what an extension adds to one.
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
  /// The one name that it gives.
  fileprivate var name: String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] { bindings.compactMap(\.name) }
}
