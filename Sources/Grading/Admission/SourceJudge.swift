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
  /// Where formats stand that may do more than put numbers into a text.
  private(set) var suspectFormats: [AbsolutePosition] = []

  init(policy: SourcePolicy, own: DeclaredNames) {
    self.policy = policy
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  func refuse(
    _ refusal: Refusal, at node: some SyntaxProtocol, unless relaxation: Admission.Relaxation? = nil
  ) {
    if let relaxation, policy.admission.allows(relaxation) { return }
    refusals.append((refusal, node.positionAfterSkippingLeadingTrivia))
  }

  // MARK: - Imports and attributes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name else { return .visitChildren }
    let name = module.plainName
    if !policy.mayImport(name), !node.isConditional || policy.isInstalled(name) {
      refuse(.importing(name, allowed: policy.importable), at: module)
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // A qualified name is a type's.
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.plainName else {
      return .visitChildren
    }
    switch name {
    case "unsafe", "safe":
      refuse(.unsafeMarker("@\(name)"), at: node, unless: .unsafe)
    case "unchecked":
      refuse(.raceMarker("@\(name)"), at: node, unless: .unsafe)
    case _ where SourcePolicy.attributes.contains(name),
      _ where name.hasPrefix("_") && !own.all.contains(name):
      refuse(.attribute(name), at: node, unless: .attributes)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    refuse(.macro("macro \(node.name.plainName)"), at: node.macroKeyword, unless: .attributes)
    return .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    refuse(.lineDirective, at: node, unless: .attributes)
    return .visitChildren
  }

  // MARK: - Memory

  override func visit(_ node: UnsafeExprSyntax) -> SyntaxVisitorContinueKind {
    refuse(.unsafeMarker("unsafe"), at: node.unsafeKeyword, unless: .unsafe)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if let keyword = node.unsafeKeyword {
      refuse(.unsafeMarker("unsafe"), at: keyword, unless: .unsafe)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if let detail = node.detail?.detail, detail.text.hasPrefix("unsafe") {
      let marker = "\(node.name.text)(\(detail.text))"
      let refusal: Refusal =
        node.name.text == "nonisolated" ? .raceMarker(marker) : .unsafeMarker(marker)
      refuse(refusal, at: node, unless: .unsafe)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let format = Formats.argument(of: node, own: own), !Formats.isHarmless(format) {
      suspectFormats.append(format.positionAfterSkippingLeadingTrivia)
    }
    return .visitChildren
  }

  // MARK: - Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if Formats.isNamedOnly(node) {
      suspectFormats.append(node.positionAfterSkippingLeadingTrivia)
    }
    return judge(use: node.baseName)
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
    if name.hasPrefix("_"), name != "_", !own.all.contains(name) {
      refuse(.privateName(name), at: token, unless: .system)
    }
    return .visitChildren
  }
}
