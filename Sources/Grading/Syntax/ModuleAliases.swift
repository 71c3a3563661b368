import SwiftParser
import SwiftSyntax

/// Other names for modules in the text of an interface, so that a type may be called as its module.
///
/// The compiler writes `Clock.Hand` for the type Hand of the module Clock. Where there is a type Clock
/// as well, in this module or in Swift's library, it reads that as a type inside of it
/// (https://github.com/swiftlang/swift/issues/56573). With `-module-alias`, a module has a name in
/// its interface that no type has.
struct ModuleAliases {
  /// The names in the text, by those of the modules.
  private let names: [String: String]

  /// Aliases for these modules, none of which stands in the text.
  init(for modules: [String], in text: String) {
    names = Dictionary(
      modules.map { module in
        var name = "Module___\(module)"
        while text.contains(name) { name += "_" }
        return (module, name)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// What the compiler has to be told to read it.
  var flags: [String] {
    names.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.value)=\($0.key)"] }
  }

  /// The text of an interface with these names in it.
  func applied(to text: String, nestingLimit: Int) -> String {
    var bytes = Array(text.utf8)
    let file = bytes.withUnsafeMutableBufferPointer {
      Parser.parse(source: UnsafeBufferPointer($0), maximumNestingLevel: nestingLimit)
    }
    return AliasRewriter(names: names).rewrite(file).description
  }
}

private final class AliasRewriter: SyntaxRewriter {
  private let names: [String: String]

  init(names: [String: String]) {
    self.names = names
    super.init()
  }

  /// In front of the first dot of a type's name stands a module.
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

  /// What a default value names stands as its author wrote it.
  override func visit(_ node: InitializerClauseSyntax) -> InitializerClauseSyntax { node }

  private func named(_ token: TokenSyntax) -> TokenSyntax? {
    names[token.plainName].map { token.with(\.tokenKind, .identifier($0)) }
  }
}
