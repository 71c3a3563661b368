import SwiftSyntax

// What types of an interface have from others.

extension InterfaceTree.TypeEntry {
  var isFrozen: Bool { node.attributes.contains { $0.squeezed == "@frozen" } }

  /// Its declaration up to the brace, in one line.
  var header: String {
    node.withoutMembers
  }

  var hasRawType: Bool { members.contains { $0.key == "typealias RawValue" } }
}

extension InterfaceTree {
  /// The superclass, if it is of this module, too.
  func superclass(of path: String) -> String? {
    guard let type = type(at: path), type.isClass, let first = type.inherited.first,
      let superclass = self.path(ofTypeNamed: first.type.withoutGenerics),
      self.type(at: superclass)?.isClass == true
    else { return nil }
    return superclass
  }

  /// A protocol and all those of this module that it inherits from.
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

  /// These protocols, as they are written, and those that they inherit from as far as the module says so;
  /// whatever is ordered or has a hash is compared as well.
  func implied(by names: Set<String>) -> Set<String> {
    let lines = names.compactMap { path(ofTypeNamed: $0) }.flatMap(lineage)
    let inherited = lines.flatMap { type(at: $0)?.inherited ?? [] }.map(\.type.withoutAttributes)
    let all = names.union(inherited)
    return all.isDisjoint(with: ["Swift.Comparable", "Swift.Hashable"])
      ? all : all.union(["Swift.Equatable"])
  }

  /// Whether whoever adopts the protocol and lacks this gets it all the same, from the module itself.
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

  /// Whether what stands first behind a class's colon is no protocol.
  func isSuperclass(_ text: String, of type: TypeEntry) -> Bool {
    guard type.isClass, text != "AnyObject" else { return false }
    if let path = path(ofTypeNamed: text.prefix { $0 != "<" }) {
      return self.type(at: path)?.isClass == true
    }
    // No class of these modules can be inherited from, but for those that admission refuses.
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
  /// Itself without attributes such as `@unchecked`, in one line.
  var withoutAttributes: String { (self.as(AttributedTypeSyntax.self)?.baseType ?? self).squeezed }

  /// Its name without what is in angle brackets.
  var withoutGenerics: String { String(withoutAttributes.prefix { $0 != "<" }) }
}

/// Finds the types and aliases of a module that a declaration names.
final class MentionFinder: SyntaxVisitor {
  private let tree: InterfaceTree
  private(set) var paths: Set<String> = []
  /// The members that are these aliases.
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
    // In front of a dot it is a module, or an outer type, which the whole name brings along.
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
