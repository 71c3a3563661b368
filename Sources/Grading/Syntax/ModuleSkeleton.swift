import CourseModel
import SwiftSyntax

/// A fingerprint of the part of sources that affects how code is compiled that sees their internal
/// declarations: everything except the bodies of functions.
///
/// Such code depends on the memory layout of types, and on their members and the order of these,
/// which declarations determine. So we keep stored properties with their initial values, because
/// their types may be inferred. We also keep the body of a function that returns `some`, because
/// callers know the type that it returns, and bodies with an attribute, which may be inlinable or
/// rewritten. Blanks and comments do not matter.
struct ModuleSkeleton {
  /// The SHA-256 of the skeleton.
  let digest: String

  /// Reads trees by recursion.
  init(_ files: [(name: String, tree: SourceFileSyntax)]) {
    var digest = Digest()
    for (name, tree) in files {
      let reader = SkeletonReader(viewMode: .all)
      reader.walk(tree)
      digest.add(name)
      digest.add(reader.words.joined(separator: "\u{0}"))
    }
    self.digest = digest.finish()
  }
}

/// Collects the tokens of one file.
private final class SkeletonReader: SyntaxVisitor {
  private(set) var words: [String] = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    words.append(token.text)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    guard let parent = node.parent, parent.hidesBody else { return .visitChildren }
    words.append("{}")
    return .skipChildren
  }

  /// The body of a computed property or subscript without accessors.
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors, let parent = node.parent, parent.hidesBody else {
      return .visitChildren
    }
    words.append("{get}")
    return .skipChildren
  }
}

extension Syntax {
  /// Whether callers cannot see the body of this declaration.
  fileprivate var hidesBody: Bool {
    if let accessor = self.as(AccessorDeclSyntax.self) {
      let owner = ancestor { $0.is(PatternBindingSyntax.self) || $0.is(SubscriptDeclSyntax.self) }
      return accessor.attributes.isEmpty && owner?.hidesBody == true
    }
    if let binding = self.as(PatternBindingSyntax.self) {
      let variable = ancestor { $0.is(VariableDeclSyntax.self) }?.as(VariableDeclSyntax.self)
      return variable?.attributes.isEmpty == true && !binding.typeAnnotation.mentionsSome
    }
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.attributes.isEmpty && !function.signature.returnClause.mentionsSome
    }
    if let subscription = self.as(SubscriptDeclSyntax.self) {
      return subscription.attributes.isEmpty && !subscription.returnClause.mentionsSome
    }
    if let initializer = self.as(InitializerDeclSyntax.self) {
      return initializer.attributes.isEmpty
    }
    return self.is(DeinitializerDeclSyntax.self)
  }

  private func ancestor(where isIt: (Syntax) -> Bool) -> Syntax? {
    var next = parent
    while let node = next, !isIt(node) { next = node.parent }
    return next
  }
}

extension Optional where Wrapped: SyntaxProtocol {
  /// Whether it contains an opaque type.
  fileprivate var mentionsSome: Bool { self?.mentionsSome == true }
}

extension SyntaxProtocol {
  fileprivate var mentionsSome: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}
