import SwiftSyntax

// What tells a declaration from others of its name.

extension FunctionSignatureSyntax {
  /// Labels, types, effects and result: `(of:Int)async throws:String`. A result of `Void` may be
  /// left out.
  package var normalizedSignature: String {
    let effects = effectSpecifiers?.normalized ?? ""
    let result = returnClause?.type.normalized ?? ""
    return parameterClause.normalizedParameters + effects
      + (["Void", "()", ""].contains(result) ? "" : ":" + result)
  }
}

extension FunctionParameterClauseSyntax {
  /// Labels and types, `(_:Int,to:String)`: what a parameter is called inside is nobody's business.
  package var normalizedParameters: String {
    let all = parameters.map { "\($0.firstName.plainName):\($0.type.normalized)" }
    return "(" + all.joined(separator: ",") + ")"
  }

  /// As Swift names a function: `(_:didSet:)`.
  package var labels: String {
    "(" + parameters.map { "\($0.firstName.text):" }.joined() + ")"
  }

  /// As Swift names a subscript, whose parameters have a label only where there are two names.
  package var subscriptLabels: String {
    let labels = parameters.map { $0.secondName == nil ? "_:" : "\($0.firstName.text):" }
    return "(" + labels.joined() + ")"
  }
}

extension SubscriptDeclSyntax {
  /// Labels, types and result: `(_:Int):Element`.
  package var normalizedSignature: String {
    parameterClause.normalizedParameters + ":" + returnClause.type.normalized
  }
}

extension InheritanceClauseSyntax? {
  /// The last names of what is inherited or adopted, in the order in which it stands.
  package var names: [String] { self?.inheritedTypes.map { $0.type.lastName } ?? [] }
}

extension TypeSyntax {
  /// The name that it ends with: of `Outer.Inner<Int>` it is `Inner`.
  package var lastName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.plainName }
    return self.as(IdentifierTypeSyntax.self)?.name.plainName ?? trimmedDescription
  }
}

extension TokenSyntax {
  /// The name without the backticks that allow a keyword to be one.
  package var plainName: String { identifier?.name ?? text }
}
