import CourseModel

/// Finds what a suite that sees all of a submission would mean by the submission's code and not by
/// what its author meant.
///
/// A suite with `@testable import` beside an ordinary module has the submission's declarations before
/// Swift's own, so `#expect(total == 3)` can be answered by an `==` of the submission's. What the
/// suite means is told from what it was compiled to: a symbol of the submission's module that it does
/// not ask for beside the reference is looked at. Right answers may have types, results and helpers of
/// their own, so a new symbol is refused only where it stands for something of somebody else's, where
/// it compares, or where it takes the place of a value that the suite writes down. Code that leaves
/// no symbol is refused by the sources alone.
///
/// What both declare has the same type in both, but for types of the submission's own, since what a
/// suite writes down takes the type that is declared: `[3, 1]` may be an array or a set. That is held
/// against the objects of both modules (`DeclarationTypes`), and against the types of what the suite compares,
/// beside either (`SuiteOperands`).
///
/// What a value is compared by tells no symbol of the suite's, since the compiler may have chosen it where
/// the submission was compiled: so it is told from the submission's object (`SuiteGuard+Comparing`).
///
/// Not found: a type that the reference has, too, and whose own `==` lies, or that stores other things.
/// It is noted.
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
  static let message =
    "It compiles, but the checks would mean your code where they mean Swift's, so nothing was run. "
    + "Change the lines below and check again."

  /// What is not allowed; nothing if the suite means what its author meant.
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
    // What is compared tells no place, and mostly something above is the reason.
    if found.isEmpty { found = otherOperands(candidate.asked, own) }
    var seen: Set<Refusal> = []
    return found.filter { seen.insert($0.0).inserted }
      .map {
        // What suites see of a submission, no rule of `allow` lets them see otherwise.
        var diagnostic = Diagnostic($0.0, at: $0.1, among: candidate.files)
        diagnostic.allowance = nil
        return diagnostic
      }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }

  /// What an instructor might read before believing a verdict: comparisons that the submission has
  /// written for a type of the task's, and the reference has not.
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
          "The checks compare values of '\(path.lastName)' by an '==' of its own, where the reference "
            + "lets Swift compare them. Read it.",
          at: shadowing.place(of: "==", in: nil) ?? shadowing.place(ofTypeAt: path))
      }
      + written.map { declaration in
        note(
          "The checks compare values of '\(declaration.owner?.lastName ?? "")' by this "
            + "'\(declaration.name)', where the reference lets Swift compare them. Read it.",
          at: declaration.place)
      }
  }

  private func note(_ message: String, at place: SourceReading.Place?) -> Diagnostic {
    Diagnostic(
      file: place?.file ?? "", line: place?.line ?? 1, column: place?.column ?? 1,
      severity: .warning, message: message)
  }

  /// Types of the task's that Swift compares by other stored properties, or other cases, than the
  /// reference's.
  private func otherForms(_ candidate: Candidate) -> [Diagnostic] {
    guard let shadowing = candidate.shadowing else { return [] }
    return candidate.asked.comparedTypes(of: module).sorted().compactMap { path in
      guard let own = shadowing.forms[path], let known = reference.forms[path], own != known,
        let place = shadowing.place(ofTypeAt: path)
      else { return nil }
      return note(
        "The checks compare values of '\(path.lastName)' by what it stores, which is not what the "
          + "reference's stores. Read it.", at: place)
    }
  }

  /// A type whose values the suite compares, and that tells none from another.
  private func indistinct(_ path: String, in shadowing: Shadowing) -> Found? {
    guard shadowing.forms[path]?.isIndistinct == true, reference.forms[path]?.isIndistinct != true
    else { return nil }
    return (.indistinct(path.lastName), shadowing.place(ofTypeAt: path))
  }

  // MARK: - By the sources

  /// Default values that would tell something of the suite; none of a helper that it does not name.
  private func watching(in shadowing: Shadowing) -> [SourceReading.PlacedRefusal] {
    shadowing.watching.filter { watching in
      watching.function.map { names.all.contains($0) || names.members.contains($0) } ?? true
    }.map(\.refusal)
  }

  /// Why what leaves no symbol is not allowed; nil if it is.
  private func refusal(
    of declaration: Shadowing.Declaration, in own: Shadowing, asked: SuiteDemands
  ) -> Refusal? {
    switch declaration.kind {
    case .type, .alias:
      // A name that the suite uses, and that neither it nor the reference declares, is Swift's.
      let isMeant = declaration.owner == nil && names.all.contains(declaration.name)
      return isMeant && !referenceHas(declaration.name) ? .shadowing(declaration.name) : nil
    // Types that adopt the protocol are compared by it, and the suite asks only for the protocol's.
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

  /// Nobody knows of which type a result is that is `some` kind of thing, and that the suite compares.
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
  /// Where the type of this path is declared.
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
