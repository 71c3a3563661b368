import CourseModel

extension Refusal {
  /// The rule that refuses this, if an exercise can lift it (`allow` in exercise.json).
  var relaxation: Admission.Relaxation? {
    switch self {
    case .attribute, .macro, .lineDirective, .exportedSymbol, .section: .attributes
    case .unsafeMarker, .raceMarker, .format, .unsafeCode, .unsafePart, .conformance,
      .shared, .race:
      .unsafe
    case .concurrency, .queue: .concurrency
    case .watching, .privateName, .systemFunction, .outside: .system
    case .importing, .otherModule, .importingItself, .shadowing, .ownComparison, .ownLiteral,
      .otherType, .otherOperand, .indistinct, .notACase, .unreadable, .ambiguous, .instrument:
      nil
    }
  }

  /// The permission that would admit this; nil if there is none.
  var allowance: Admission? {
    switch self {
    case .importing(let module, _), .otherModule(let module): Admission(imports: [module])
    default: relaxation.map { Admission(relaxations: [$0]) }
    }
  }
}
