import CourseModel
import SwiftSyntax

/// Finds syntax in one file that the policy does not allow.
///
/// Looks at names and attributes by grammar, so words in comments, strings and labels do not count.
/// Judges code between `#if` and `#endif` whether it is compiled or not.
final class SourceJudge: SyntaxVisitor {
  let policy: SourcePolicy
  let own: DeclaredNames
  private(set) var refusals: [(refusal: Refusal, position: AbsolutePosition)] = []
  /// The places of syntax that affects the object without a name.
  private(set) var places: [(name: String, position: AbsolutePosition)] = []

  /// The attributes in the source: the language's, and any with such names.
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
    // It would hide the compiler's errors about values that are not Sendable.
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    if let attribute = attributes.first(where: { $0.lastName?.plainName == "preconcurrency" }) {
      refuse(.raceMarker("@preconcurrency import"), at: attribute)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.lastName?.plainName else { return .visitChildren }
    // Even if the submission declares this name: the compiler looks at its own attributes first.
    if name.hasPrefix("_") {
      refuse(.attribute(name), at: node)
      return .visitChildren
    }
    // A qualified name belongs to a type.
    guard node.attributeName.is(IdentifierTypeSyntax.self) else { return .visitChildren }
    attributes.insert(name)
    switch name {
    case "unsafe", "safe":
      refuse(.unsafeMarker("@\(name)"), at: node)
    case "unchecked":
      refuse(.raceMarker("@\(name)"), at: node)
    case _ where SourcePolicy.attributes.contains(name):
      refuse(.attribute(name), at: node)
    // A submission's types rarely have such a name, and no other module's do.
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
    // The object contains no name for either.
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

  /// A default value such as `#function` or `#fileID` reveals the place of the caller.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    // `#isolation` reveals the caller's actor, but not the caller.
    if node.isDefaultForOthers, node.macroName.plainName != "isolation" {
      refuse(.watching("#\(node.macroName.plainName)"), at: node)
    }
    return .visitChildren
  }

  // MARK: - Names

  /// Refuses some names of the library everywhere, even in declarations, because the library might
  /// call the declared function.
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
    // An attribute's name is judged above.
    node.parent?.is(AttributeSyntax.self) == true ? .visitChildren : judge(use: node.name)
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    judge(use: node.name)
  }

  private func judge(use token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let name = token.plainName
    // `__always` is a word of the language, in `@inline(__always)`.
    if name == "__always" { return .visitChildren }
    if name.hasPrefix("_"), name != "_", !own.all.contains(name), !PrivateNames.isNobodys(name) {
      refuse(.privateName(name), at: token)
    }
    return .visitChildren
  }
}
