import SwiftSyntax

// Declarations of an interface as a person would write them: without the names of modules, without
// words that the compiler adds, and without words that would reveal the solution.

extension DeclSyntax {
  /// Such as `public func bell(_ bell: Bell, didRing times: Int?)`, `public var isLoud: Bool`.
  func readable(in module: String) -> String {
    ReadableRewriter().rewrite(self).squeezed.plain(in: module)
  }
}

extension InterfaceTree.TypeEntry {
  /// Such as `public class House: ViewController`.
  func readable(in module: String) -> String {
    header(of: ReadableRewriter().rewrite(node)).replacing(" : ", with: ": ").plain(in: module)
  }

  private func header(of node: Syntax) -> String {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return path }
    return group.withoutMembers
  }
}

extension InterfaceMember {
  /// A text that is equal for two members that a suite can use in the same way.
  var shape: String {
    ShapeRewriter().rewrite(ReadableRewriter().rewrite(node)).squeezed
  }
}

extension String {
  /// The text without the names of modules, which come first in names joined by dots. A type after
  /// a module may have the same name.
  func plain(in module: String) -> String {
    let modules: Set = ["Swift", "MiniCocoa", "Foundation", "_Concurrency", module]
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isOfName) {
      let isBehindDot = start > rest.startIndex && rest[rest.index(before: start)] == "."
      let end = rest[start...].firstIndex { !$0.isOfName } ?? rest.endIndex
      text += rest[..<start]
      rest = rest[end...]
      let name = self[start..<end]
      if !isBehindDot, rest.first == ".", modules.contains(String(name)) {
        rest = rest.dropFirst()
        let next = rest.firstIndex { !$0.isOfName } ?? rest.endIndex
        text += rest[..<next]
        rest = rest[next...]
      } else {
        text += name
      }
    }
    return text + rest
  }
}

extension Character {
  fileprivate var isOfName: Bool { self == "_" || isLetter || isNumber }
}

/// Keeps the parts of a declaration that its author wrote, or could have written.
private final class ReadableRewriter: SyntaxRewriter {
  private static let words: Set<String> = [
    "final", "weak", "unowned", "override", "convenience", "required",
  ]

  override func visit(_ node: AttributeListSyntax) -> AttributeListSyntax {
    if node.parent?.is(AttributedTypeSyntax.self) == true { return node }
    return node.filter { element in
      guard case .attribute(let attribute) = element else { return false }
      let name =
        attribute.attributeName.as(MemberTypeSyntax.self)?.name.text
        ?? attribute.attributeName.trimmedDescription
      return !name.hasPrefix("_") && name != "discardableResult"
    }
  }

  override func visit(_ node: DeclModifierListSyntax) -> DeclModifierListSyntax {
    node.filter { !Self.words.contains($0.name.text) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }
  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.body, nil))
  }
  override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.accessorBlock, nil))
  }
  override func visit(_ node: PatternBindingSyntax) -> PatternBindingSyntax {
    super.visit(node.with(\.accessorBlock, nil).with(\.initializer, nil))
  }
}

/// Keeps the parts that matter to a suite, which can neither inherit nor set a constant.
private final class ShapeRewriter: SyntaxRewriter {
  override func visit(_ node: DeclModifierSyntax) -> DeclModifierSyntax {
    guard node.name.text == "open" else { return node }
    return node.with(\.name, .keyword(.public, trailingTrivia: .space))
  }
  override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
    super.visit(node.with(\.bindingSpecifier, .keyword(.var, trailingTrivia: .space)))
  }
}
