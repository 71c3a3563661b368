import SwiftSources
import SwiftSyntax

/// Other names for the modules in an interface, so that a type may have the name of its module.
///
/// The compiler writes `Clock.Hand` for the type Hand of the module Clock. If there is also a type
/// Clock, in this module or in Swift's library, it reads that as a nested type
/// (https://github.com/swiftlang/swift/issues/56573). With `-module-alias`, a module gets a name in
/// its interface that no type has.
struct ModuleAliases {
  private let names: [String: String]

  /// Aliases for these modules that do not occur in the text.
  init(for modules: [String], in text: String) {
    names = Dictionary(
      modules.map { module in
        var name = "Module___\(module)"
        while text.contains(name) { name += "_" }
        return (module, name)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The compiler flags for reading the text.
  var flags: [String] {
    names.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.value)=\($0.key)"] }
  }

  func applied(to text: String, nestingLimit: Int) -> String {
    let file = SourceFileSyntax(parsing: text.utf8, nestingLimit: nestingLimit)
    return AliasRewriter(names: names).rewrite(file).description
  }
}

private final class AliasRewriter: SyntaxRewriter {
  private let names: [String: String]

  init(names: [String: String]) {
    self.names = names
    super.init()
  }

  /// The part of a type's name before the first dot is a module.
  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), let name = named(base.name) else {
      return super.visit(node)
    }
    return super.visit(node.with(\.baseType, TypeSyntax(base.with(\.name, name))))
  }

  override func visit(_ node: ImportDeclSyntax) -> DeclSyntax {
    guard let first = node.path.first, let name = named(first.name) else { return DeclSyntax(node) }
    let path = [first.with(\.name, name)] + node.path.dropFirst()
    return DeclSyntax(node.with(\.path, ImportPathComponentListSyntax(path)))
  }

  /// Default values stay as their author wrote them.
  override func visit(_ node: InitializerClauseSyntax) -> InitializerClauseSyntax { node }

  private func named(_ token: TokenSyntax) -> TokenSyntax? {
    names[token.plainName].map { token.with(\.tokenKind, .identifier($0)) }
  }
}
