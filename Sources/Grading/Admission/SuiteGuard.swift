import CourseModel
import Messages

/// Finds where a suite that sees all of a submission would use the submission's code in place of
/// the code its author meant.
///
/// A suite with `@testable import` beside an ordinary module finds the submission's declarations
/// before Swift's own, so an `==` of the submission's can answer `#expect(total == 3)`. The
/// compiled suite shows which code it uses: the guard looks at each symbol of the submission's
/// module that the suite does not need with the reference. Right answers may have their own types,
/// results and helpers, so the guard refuses a new symbol only where it replaces a declaration of
/// another module, where it compares, or where it takes the place of a value that the suite writes
/// as a literal. Where code leaves no symbol, the guard decides by the sources alone.
///
/// A declaration in both modules has the same type in both, except for the submission's own types.
/// Otherwise a literal in the suite would take the declared type: `[3, 1]` may be an array or a
/// set. The guard checks this with the objects of both modules (`DeclarationTypes`), and with the
/// types of the operands that the suite compares with either (`SuiteOperands`).
///
/// No symbol of the suite's tells by which `==` a value is compared, since the compiler may have
/// chosen it where it compiled the submission: the submission's object tells that
/// (`SuiteGuard+Comparing`).
///
/// The guard does not refuse a type that the reference has, too, and whose own `==` is wrong or
/// which stores other properties. It notes it.
struct SuiteGuard: Sendable {
  /// The module's name, which submission and reference share.
  let module: String
  /// The reference's declarations.
  let reference: Shadowing
  let declared: DeclarationTypes
  /// The needs of the suite that was compiled beside the reference.
  let asked: SuiteDemands
  let names: SuiteNames

  /// A submission as the guard sees it.
  struct Candidate {
    /// Its declarations; nil if it could not be read in time.
    let shadowing: Shadowing?
    let declared: DeclarationTypes
    /// The needs of the suite that was compiled beside it.
    let asked: SuiteDemands
    let files: [SourceFile]
  }

  /// The sentence that a learner reads first.
  static let message = Message(
    """
    It compiles, but the checks would mean your code where they mean Swift's, so nothing was run. \
    Change the lines below and check again.
    """)

  /// The faults of a submission; empty if the suite uses the code that its author meant.
  func refusals(of candidate: Candidate) -> [Diagnostic] {
    guard let shadowing = candidate.shadowing else {
      return [Diagnostic(.unreadable, at: nil, among: candidate.files)]
    }
    let own = ownTypes(candidate)
    var found =
      (shadowing.refusals + watching(in: shadowing)).map { ($0.refusal, Optional($0.place)) }
      + shadowing.declarations.compactMap { declaration in
        refusal(of: declaration, in: shadowing, asked: candidate.asked)
          .map { ($0, Optional(declaration.place)) }
      }
      + candidate.asked.all.subtracting(asked.all).compactMap {
        refusal(of: $0, of: candidate, own, shadowing)
      } + candidate.asked.comparedTypes(of: module).compactMap { indistinct($0, in: shadowing) }
      + otherCases(candidate, shadowing) + adoptedMembers(candidate, shadowing)
      + otherWitnesses(candidate, shadowing) + otherStorage(candidate, shadowing)
      + otherPrinting(candidate, shadowing)
      + otherTypes(candidate.declared, shadowing, own)
      + otherNominals(candidate.declared, shadowing)
    // An operand has no place in the sources, and mostly one of the faults above is its reason.
    if found.isEmpty { found = otherOperands(candidate.asked, own) }
    var seen: Set<Refusal> = []
    return found.filter { seen.insert($0.0).inserted }
      .map {
        // No rule of `allow` changes what suites see of a submission.
        var diagnostic = Diagnostic($0.0, at: $0.1, among: candidate.files)
        diagnostic.allowance = nil
        return diagnostic
      }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  /// Hints for an instructor before they believe a verdict: comparisons that the submission
  /// declares for a type of the task's, and the reference does not.
  func notes(on candidate: Candidate) -> [Diagnostic] {
    guard let shadowing = candidate.shadowing else { return [] }
    let written = shadowing.declarations.filter { declaration in
      (declaration.isComparison || declaration.isOverriddenComparison)
        && declaration.owner.map(reference.types.contains) == true && !reference.has(declaration)
    }
    let others = ownComparisons(candidate).filter { path in
      !written.contains { $0.owner == path && $0.name == "==" }
    }
    return otherForms(candidate)
      + others.map { path in
        note(
          Message(
            """
            The checks compare values of '\(path.lastName, "type")' by an '==' of its own, where \
            the reference lets Swift compare them. Read it.
            """),
          at: shadowing.place(of: "==", in: nil) ?? shadowing.place(ofTypeAt: path))
      }
      + written.map { declaration in
        note(
          Message(
            """
            The checks compare values of '\(declaration.owner?.lastName ?? "", "type")' by this \
            '\(declaration.name, "name")', where the reference lets Swift compare them. Read it.
            """),
          at: declaration.place)
      }
  }

  private func note(_ message: Message, at place: SourceReading.Place?) -> Diagnostic {
    Diagnostic(
      file: place?.file ?? "", line: place?.line ?? 1, column: place?.column ?? 1,
      severity: .warning, message: message)
  }

  /// Types of the task's that Swift compares by other stored properties, or other cases, than in
  /// the reference.
  private func otherForms(_ candidate: Candidate) -> [Diagnostic] {
    guard let shadowing = candidate.shadowing else { return [] }
    return candidate.asked.comparedTypes(of: module).sorted().compactMap { path in
      guard let own = shadowing.forms[path], let known = reference.forms[path], own != known,
        let place = shadowing.place(ofTypeAt: path)
      else { return nil }
      return note(
        Message(
          """
          The checks compare values of '\(path.lastName, "type")' by what it stores, which is not \
          what the reference's stores. Read it.
          """), at: place)
    }
  }

  /// A type whose values the suite compares, and for which all are equal.
  private func indistinct(_ path: String, in shadowing: Shadowing) -> Found? {
    guard shadowing.forms[path]?.isIndistinct == true, reference.forms[path]?.isIndistinct != true
    else { return nil }
    return (.indistinct(path.lastName), shadowing.place(ofTypeAt: path))
  }

  // MARK: - By the sources

  /// Default values that would reveal something of the suite; none of a helper that it does not
  /// name.
  private func watching(in shadowing: Shadowing) -> [SourceReading.PlacedRefusal] {
    shadowing.watching.filter { watching in
      watching.function.map { names.all.contains($0) || names.members.contains($0) } ?? true
    }.map(\.refusal)
  }

  /// The reason why a declaration without a symbol is not allowed; nil if it is allowed.
  private func refusal(
    of declaration: Shadowing.Declaration, in own: Shadowing, asked: SuiteDemands
  ) -> Refusal? {
    switch declaration.kind {
    case .type, .alias:
      // A name that the suite uses, and that neither it nor the reference declares, is Swift's.
      let isMeant = declaration.owner == nil && names.all.contains(declaration.name)
      return isMeant && !referenceHas(declaration.name) ? .shadowing(declaration.name) : nil
    // The protocol's `==` compares types that adopt it, and the suite needs only the protocol's
    // symbol.
    case .infix
    where declaration.isComparison && declaration.owner.map(Shadowing.comparing.contains) == true:
      return reference.has(declaration) ? nil : .shadowing(declaration.name)
    case .variable: return opaqueResult(declaration, in: own, asked: asked)
    case .function where declaration.isOverriddenComparison:
      return isOfHelper(declaration, in: own) ? .ownComparison(declaration.name) : nil
    case .function: return opaqueResult(declaration, in: own, asked: asked)
    default: return nil
    }
  }

  /// Refuses a result of an opaque type (`some`) that the suite compares, if its real type may have
  /// its own `==`.
  private func opaqueResult(
    _ declaration: Shadowing.Declaration, in own: Shadowing, asked: SuiteDemands
  ) -> Refusal? {
    let isNew = !reference.declarations.contains { $0.name == declaration.name && $0.isOpaque }
    guard declaration.isOpaque, isNew, asked.ask(for: declaration.name) else { return nil }
    let comparison = own.declarations.first {
      ($0.isComparison || $0.isLiteral) && isOfHelper($0, in: own)
    }
    return comparison.map { .ownComparison($0.isLiteral ? "init" : $0.name) }
  }

  /// Whether the reference declares something of this name outside of types.
  func referenceHas(_ name: String) -> Bool {
    reference.declarations.contains { $0.owner == nil && $0.name == name }
  }

  /// Whether it is a member of a type of the submission's that the reference lacks.
  private func isOfHelper(_ declaration: Shadowing.Declaration, in own: Shadowing) -> Bool {
    guard let owner = declaration.owner else { return false }
    return own.types.contains(owner) && !reference.types.contains(owner)
  }
}

extension Shadowing {
  /// The place where the type with this path is declared.
  fileprivate func place(ofTypeAt path: String) -> SourceReading.Place? {
    let types = declarations.filter { $0.kind == .type && $0.name == path.lastName }
    return (types.first { ($0.owner.map { "\($0)." } ?? "") + $0.name == path } ?? types.first)?
      .place
  }

  /// Whether it has a declaration of the same name in the same place.
  fileprivate func has(_ other: Declaration) -> Bool {
    declarations.contains { $0.name == other.name && $0.owner == other.owner }
  }
}

extension Shadowing.Declaration {
  /// Whether by it an object of Foundation's is compared: `isEqual(_:)`.
  fileprivate var isOverriddenComparison: Bool {
    kind == .function && isOverride && (name.hasPrefix("isEqual") || name == "compare")
  }

  var isComparison: Bool { kind == .infix && Shadowing.comparisons.contains(name) }
}
