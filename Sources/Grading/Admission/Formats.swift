import SwiftSyntax

/// Format strings, which make a library take arguments for what the string says they are: `%@` and
/// an integer call a method of whatever lies at that address.
///
/// The compiler's watch over memory does not see them. They are harmless as literals in which
/// numbers are put; everything else is suspect, and refused where the object calls such a function.
enum Formats {
  /// Functions of Foundation whose first argument is a format, whatever its label.
  private static let functions: Set<String> = [
    "NSLog", "appendFormat", "appendingFormat", "localizedStringWithFormat",
  ]

  /// Whether this is a function of Foundation's that takes a format.
  static func areTaken(by symbol: LibrarySymbol) -> Bool {
    guard symbol.text.contains("Foundation") else { return false }
    return symbol.functions.contains { function in
      functions.contains(String(function.name)) || function.label == "format"
    }
  }

  /// The argument of a call that is a format, if it is one of these functions.
  static func argument(of call: FunctionCallExprSyntax, own: DeclaredNames) -> ExprSyntax? {
    let name = call.calledExpression.lastName?.plainName ?? ""
    if own.declares(name, taking: "format") { return nil }
    if let labelled = call.arguments.first(where: { $0.label?.plainName == "format" }) {
      return labelled.expression
    }
    return functions.contains(name) ? call.arguments.first?.expression : nil
  }

  /// Whether a function, or some `init`, is named without being called: who calls it, and with
  /// what, is not to be seen.
  static func isNamedOnly(_ node: DeclReferenceExprSyntax) -> Bool {
    let name = node.baseName.text
    guard functions.contains(name) || name == "init" else { return false }
    if node.argumentNames != nil { return true }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let whole = member?.declName.id == node.id ? member.map(Syntax.init) : Syntax(node)
    guard let call = whole?.parent?.as(FunctionCallExprSyntax.self) else { return true }
    return call.calledExpression.id != whole?.id
  }

  /// Whether this is a literal that puts in nothing but numbers and characters.
  static func isHarmless(_ format: ExprSyntax) -> Bool {
    guard let text = format.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
      return false
    }
    // C: flags, width, precision, length and conversion; POSIX: positions such as `1$`.
    let conversion = /%[-+ #0'0-9.*$]*[hlqLztj]*(.?)/
    return text.matches(of: conversion).allSatisfy { "diouxXeEfFgGaAcC%".contains($0.output.1) }
  }
}

extension ExprSyntax {
  /// The name that stands last: of `Door.open` it is `open`.
  fileprivate var lastName: TokenSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName
  }
}
