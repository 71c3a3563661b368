import SwiftSyntax

// The parts that types of an interface inherit.

extension InterfaceTree.TypeEntry {
  var isFrozen: Bool { node.attributes.contains { $0.squeezed == "@frozen" } }

  /// Its declaration up to the brace, in one line.
  var header: String {
    node.withoutMembers
  }

  var hasRawType: Bool { members.contains { $0.key == "typealias RawValue" } }
}

extension InterfaceTree {
  /// The superclass, if it belongs to this module, too.
  func superclass(of path: String) -> String? {
    guard let type = type(at: path), type.isClass, let first = type.inherited.first,
      let superclass = self.path(ofTypeNamed: first.type.withoutGenerics),
      self.type(at: superclass)?.isClass == true
    else { return nil }
    return superclass
  }

  /// A protocol and all protocols of this module that it inherits from.
  func lineage(_ path: String) -> [String] {
    var line = [path]
    var known: Set = [path]
    var index = 0
    while index < line.count {
      let parents = (type(at: line[index])?.inherited ?? [])
        .compactMap { self.path(ofTypeNamed: $0.type.withoutAttributes) }
      line += parents.filter { known.insert($0).inserted }
      index += 1
    }
    return line.filter { type(at: $0)?.isProtocol == true }
  }

  /// These protocols, as written, and those that they inherit from, as far as the module's
  /// interface shows. Comparable and Hashable imply Equatable.
  func implied(by names: Set<String>) -> Set<String> {
    let lines = names.compactMap { path(ofTypeNamed: $0) }.flatMap(lineage)
    let inherited = lines.flatMap { type(at: $0)?.inherited ?? [] }.map(\.type.withoutAttributes)
    let all = names.union(inherited)
    return all.isDisjoint(with: ["Swift.Comparable", "Swift.Hashable"])
      ? all : all.union(["Swift.Equatable"])
  }

  /// Whether the module itself provides a default for this requirement.
  func hasDefault(_ requirement: InterfaceMember, in path: String) -> Bool {
    if requirement.node.is(TypeAliasDeclSyntax.self) { return true }  // nothing to provide
    if let type = requirement.node.as(AssociatedTypeDeclSyntax.self) {
      return type.initializer != nil
    }
    return extensions(of: path).contains { addition in
      addition.conditions.isEmpty
        && addition.members.contains {
          $0.key == requirement.key && $0.signature == requirement.signature
        }
    }
  }

  /// Whether the first name after a class's colon is a superclass and not a protocol.
  func isSuperclass(_ text: String, of type: TypeEntry) -> Bool {
    guard type.isClass, text != "AnyObject" else { return false }
    if let path = path(ofTypeNamed: text.prefix { $0 != "<" }) {
      return self.type(at: path)?.isClass == true
    }
    // No class of these modules can be subclassed, except those that admission refuses.
    return !["Swift.", "_Concurrency.", "Observation."].contains { text.hasPrefix($0) }
  }
}

extension DeclGroupSyntax {
  /// Its declaration up to the brace, in one line.
  var withoutMembers: String {
    with(\.memberBlock, MemberBlockSyntax(leadingTrivia: .space, members: [])).squeezed
      .withoutBraces
  }
}

extension String {
  /// A type's declaration without its empty body.
  var withoutBraces: String {
    hasSuffix("{}") ? String(dropLast(2)).split(separator: " ").joined(separator: " ") : self
  }
}

extension TypeSyntax {
  /// The type without attributes such as `@unchecked`, in one line.
  var withoutAttributes: String { (self.as(AttributedTypeSyntax.self)?.baseType ?? self).squeezed }

  /// The type's name without generic arguments.
  var withoutGenerics: String { String(withoutAttributes.prefix { $0 != "<" }) }
}

/// Finds the types and aliases of a module that a declaration mentions.
final class MentionFinder: SyntaxVisitor {
  private let tree: InterfaceTree
  private(set) var paths: Set<String> = []
  /// The ids of the aliases.
  private(set) var aliases: Set<Int> = []

  init(tree: InterfaceTree) {
    self.tree = tree
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    note(TypeSyntax(node).withoutGenerics)
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // Before a dot, it is a module or an outer type; the whole name covers both.
    if node.parent?.is(MemberTypeSyntax.self) != true { note(node.name.plainName) }
    return .visitChildren
  }

  private func note(_ text: String) {
    if let path = tree.path(ofTypeNamed: text) {
      paths.insert(path)
      return
    }
    guard let alias = tree.alias(named: text) else { return }
    let outer = text.dropFirst(tree.module.count + 1).split(separator: ".").dropLast()
      .joined(separator: ".")
    if !outer.isEmpty { paths.insert(outer) }
    aliases.insert(alias.id)
  }
}
