import CourseModel
import SwiftSyntax

/// Finds in one file's syntax what the policy does not allow.
///
/// It reads names and attributes where the grammar has them: never a comment's, a string's or a
/// label's words. What is between `#if` and `#endif` is judged whether it is compiled or not.
final class SourceJudge: SyntaxVisitor {
  let policy: SourcePolicy
  let own: DeclaredNames
  private(set) var refusals: [(refusal: Refusal, position: AbsolutePosition)] = []
  /// Where there is something that the object shows and that no name stands for.
  private(set) var places: [(name: String, position: AbsolutePosition)] = []

  /// Attributes of the language, and of whoever else has such a name.
  private(set) var attributes: Set<String> = []

  static let asyncLet = "async let"
  static let isolatedDeinit = "isolated deinit"

  init(policy: SourcePolicy, own: DeclaredNames) {
    self.policy = policy
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  func refuse(_ refusal: Refusal, at node: some SyntaxProtocol) {
    if let relaxation = refusal.relaxation, policy.admission.allows(relaxation) { return }
    refusals.append((refusal, node.positionAfterSkippingLeadingTrivia))
  }

  // MARK: - Imports and attributes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name else { return .visitChildren }
    let name = module.plainName
    if !policy.mayImport(name), !node.isConditional || !policy.isForeign(name) {
      refuse(
        name == policy.module
          ? .importingItself(name) : .importing(name, allowed: policy.importable), at: module)
    }
    // It would keep the compiler from saying what is not Sendable.
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if let attribute = attributes.first(where: { $0.lastName?.plainName == "preconcurrency" }) {
      refuse(.raceMarker("@preconcurrency import"), at: attribute)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.lastName?.plainName else { return .visitChildren }
    // Whoever else has such a name: the compiler asks its own list first.
    if name.hasPrefix("_") {
      refuse(.attribute(name), at: node)
      return .visitChildren
    }
    // A qualified name is a type's.
    guard node.attributeName.is(IdentifierTypeSyntax.self) else { return .visitChildren }
    attributes.insert(name)
    switch name {
    case "unsafe", "safe":
      refuse(.unsafeMarker("@\(name)"), at: node)
    case "unchecked":
      refuse(.raceMarker("@\(name)"), at: node)
    case _ where SourcePolicy.attributes.contains(name):
      refuse(.attribute(name), at: node)
    // A type of one's own is seldom called so, and nobody else's is.
    case _
    where name.first?.isLowercase == true && !own.all.contains(name)
      && !SourcePolicy.harmlessAttributes.contains(name):
      refuse(.attribute(name), at: node)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.macro("macro \(node.name.plainName)"), at: node.macroKeyword)
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    refuse(.lineDirective, at: node)
    return .visitChildren
  }

  // MARK: - Memory

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    refuse(.unsafeMarker("unsafe"), at: node.unsafeKeyword)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let keyword = node.unsafeKeyword {
      refuse(.unsafeMarker("unsafe"), at: keyword)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // The object names neither.
    switch node.name.tokenKind {
    case .keyword(.async): places.append((Self.asyncLet, node.positionAfterSkippingLeadingTrivia))
    case .keyword(.isolated):
      places.append((Self.isolatedDeinit, node.positionAfterSkippingLeadingTrivia))
    default: break
    }
    if let detail = node.detail?.detail, detail.text.hasPrefix("unsafe") {
      let marker = "\(node.name.text)(\(detail.text))"
      let refusal: Refusal =
        node.name.text == "nonisolated" ? .raceMarker(marker) : .unsafeMarker(marker)
      refuse(refusal, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    let specifier = node.accessorSpecifier
    if specifier.text.hasPrefix("unsafe") {
      refuse(.unsafeMarker(specifier.text), at: specifier)
    }
    return .visitChildren
  }

  /// What a default says of its place, `#function` or `#fileID`, it says of whoever calls.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // On which actor the caller is, tells nothing of who it is.
    if node.isDefaultForOthers, node.macroName.plainName != "isolation" {
      refuse(.watching("#\(node.macroName.plainName)"), at: node)
    }
    return .visitChildren
  }

  // MARK: - Names

  /// Names that mean the library's wherever they stand, also where something is declared: by that,
  /// the library may call it.
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = token.tokenKind else { return .visitChildren }
    let name = token.plainName
    if name.hasPrefix("_") {
      if PrivateNames.isNobodys(name) { refuse(.privateName(name), at: token) }
    } else if LibraryParts.memory.contains(name) {
      refuse(.unsafePart(name), at: token)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    judge(use: node.baseName)
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    // An attribute's is judged as one.
    node.parent?.is(AttributeSyntax.self) == true ? .visitChildren : judge(use: node.name)
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    judge(use: node.name)
  }

  private func judge(use token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let name = token.plainName
    // The one argument of an attribute that is a word of the language: `@inline(__always)`.
    if name == "__always" { return .visitChildren }
    if name.hasPrefix("_"), name != "_", !own.all.contains(name), !PrivateNames.isNobodys(name) {
      refuse(.privateName(name), at: token)
    }
    return .visitChildren
  }
}
