import CourseModel
import Foundation
import SwiftSources
import SwiftSyntax

/// Calls of Foundation's that hand a closure a flag to stop them: `enumerateMatches(in:range:) { …,
/// stop in stop.pointee = true }`.
///
/// The flag is a pointer, so the compiler holds the call and the assignment to be unsafe. They are
/// sound: the flag lives as long as the closure runs, and a Boolean is all that is written. So both
/// are marked with `unsafe` before they are compiled once more. That would cover the call's arguments,
/// too, but not what is in a closure; so each argument is put into one, which is called at once. What
/// is unsafe anywhere else is still found.
enum Enumerations {
  /// The names of the calls; whose they are does not matter.
  private static let names: Set<String> = [
    "enumerateMatches", "enumerateSubstrings", "enumerateLines", "enumerateObjects",
    "enumerateKeysAndObjects", "enumerateAttribute", "enumerateAttributes", "enumerateRanges",
  ]

  /// The file with these marks, in which all stands in the line where it stood; nil if it has no
  /// such call.
  static func marked(_ file: SourceFile, _ tree: SourceFileSyntax) -> SourceFile? {
    guard file.content.range(of: Data("enumerate".utf8)) != nil else { return nil }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    guard finder.hasFound else { return nil }
    return SourceFile(
      name: file.name, content: finder.insertions.applied(to: file.content, beginning: ""))
  }

  private final class Finder: SyntaxVisitor {
    private(set) var insertions = Insertions()
    private(set) var hasFound = false
    /// What the flags of the closures around are called.
    private var flags: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let flag = node.flag, let base = node.enumeratedBase(of: names) else {
        return .visitChildren
      }
      hasFound = true
      insertions.add("unsafe ", before: base)
      for argument in node.arguments where !argument.expression.is(ClosureExprSyntax.self) {
        insertions.add("{ ", before: argument.expression)
        insertions.add(" }()", behind: argument.expression)
      }
      flags.append(flag)
      return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
      if node.flag != nil, node.enumeratedBase(of: names) != nil { flags.removeLast() }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let parts = Array(node.elements)
      if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].isBoolean,
        let target = parts[0].as(MemberAccessExprSyntax.self),
        target.declName.baseName.text == "pointee",
        let flag = target.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
        flags.contains(flag)
      {
        insertions.add("unsafe ", before: node)
      }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of its closure's last parameter; nil if it has no closure or several.
  fileprivate var flag: String? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    let closures =
      arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [trailingClosure].compactMap(\.self)
    guard closures.count == 1, let parameters = closures[0].signature?.parameterClause else {
      return nil
    }
    switch parameters {
    case .simpleInput(let names): return names.last?.name.plainName
    case .parameterClause(let clause):
      return clause.parameters.last.map { ($0.secondName ?? $0.firstName).plainName }
    }
  }

  /// What is enumerated, where that is no more than a name and the call a statement of its own, so that
  /// marking it covers no other work.
  fileprivate func enumeratedBase(of names: Set<String>) -> ExprSyntax? {
    // A mark covers all that stands behind it, so nothing may.
    let whole = parent?.as(TryExprSyntax.self)?.parent ?? parent
    guard whole?.is(CodeBlockItemSyntax.self) == true,
      let callee = calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      names.contains(callee.declName.baseName.plainName)
    else { return nil }
    let isPlain = base.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .identifier(let name): name != "pointee"
      case .keyword(let word): [.self, .Self, .as].contains(word)
      case .period, .postfixQuestionMark, .exclamationMark: true
      default: false
      }
    }
    return isPlain ? base : nil
  }
}

extension ExprSyntax {
  /// Whether it is `true` or `false`, perhaps as Foundation's kind of Boolean.
  fileprivate var isBoolean: Bool {
    if self.is(BooleanLiteralExprSyntax.self) { return true }
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      ["ObjCBool", ".init"].contains(call.calledExpression.trimmedDescription),
      call.arguments.count == 1, let argument = call.arguments.first
    else { return false }
    return argument.expression.is(BooleanLiteralExprSyntax.self)
  }
}
