import CourseModel

/// Finds out which of the compiler's diagnostics follow from another one. A learner should see one
/// message for each cause.
struct CascadingDiagnostics {
  let program: Program

  init(in program: Program) { self.program = program }

  /// The diagnostics with consequences marked. A brace without a partner adds one of ours at the front.
  func marked(_ said: [Diagnostic]) -> [Diagnostic] {
    let roots = roots(of: said)
    var known: [Diagnostic] = []
    let rest = said.filter { !roots.contains($0) }.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.isCascading =
        diagnostic.severity == .error && !roots.isEmpty
        || known.contains { !$0.isCascading && repeats(diagnostic, $0) }
        || said.contains { follows(diagnostic, from: $0) }
      known.append(diagnostic)
      return diagnostic
    }
    return roots + rest
  }

  // MARK: - Syntax

  /// The first syntax error of each file that has one, placed at the missing brace if there is one.
  /// The compiler's other errors are then about a program that the learner did not mean.
  private func roots(of said: [Diagnostic]) -> [Diagnostic] {
    let errors = said.filter { $0.severity == .error }
    return (program.reading?.syntaxErrors ?? []).compactMap { fault in
      let own = errors.filter { $0.file == fault.place.file }
      if let brace = fault.brace, let root = Self.root(at: brace, among: own) { return root }
      guard let first = own.first(where: { $0.line >= fault.place.line }) else { return nil }
      return own.first { $0.isInLine(of: first) && Self.openText.matches($0) } ?? first
    }
  }

  /// Turns the code that follows into part of a string.
  private static let openText: MessageFormat = "unterminated string literal"

  private static let words: [BraceFault.Kind: MessageFormat] = [
    .unclosed: "expected '}' %", .unopened: "extraneous '}' at top level",
  ]

  private static let missingBrace: MessageFormat = "expected '{' in %"

  private static func root(at brace: BraceFault, among errors: [Diagnostic]) -> Diagnostic? {
    // Without its `{`, a `}` has no partner.
    if brace.kind == .unopened,
      let missing = errors.first(where: {
        missingBrace.matches($0) && $0.line <= brace.place.line
      })
    {
      return missing
    }
    guard let format = words[brace.kind], !errors.isEmpty else { return nil }
    let noticed = errors.first { format.matches($0) }
    // At the end of a script, the compiler names a file that isn't the learner's.
    guard noticed != nil || brace.kind == .unclosed else { return nil }
    return Diagnostic(
      file: brace.place.file, line: brace.place.line, column: brace.place.column, severity: .error,
      message: noticed?.message ?? .verbatim("expected '}'"), explanation: brace.explanation,
      notes: noticed.map {
        [
          Diagnostic.Note(
            file: $0.file, line: $0.line, column: $0.column,
            message: "this is where the compiler notices it")
        ]
      } ?? [])
  }

  // MARK: - Meaning

  private func follows(_ consequence: Diagnostic, from cause: Diagnostic) -> Bool {
    if consequence == cause { return false }
    if consequence.severity == .warning, cause.severity == .error {
      return consequence.isInLine(of: cause)
    }
    guard consequence.severity == .error, cause.severity == .error else { return false }
    if isForWantOfImport(cause), consequence.file == cause.file {
      return !isForWantOfImport(consequence)
    }
    return Self.consequences.contains { $0.holds(of: consequence, from: cause) }
  }

  /// Whether a type is unknown in a file that does not import the exercise's module.
  private func isForWantOfImport(_ diagnostic: Diagnostic) -> Bool {
    Self.unknownType.matches(diagnostic)
      && program.missingImport(in: diagnostic.file) != nil
  }

  /// Whether a diagnostic is about the same line or the same unknown name as an earlier one.
  private func repeats(_ consequence: Diagnostic, _ other: Diagnostic) -> Bool {
    guard consequence.severity == other.severity else { return false }
    return consequence.isInLine(of: other)
      || consequence.message == other.message && Self.unknown.matches(consequence)
      || consequence.file == other.file && isForWantOfImport(consequence)
        && isForWantOfImport(other)
  }

  private static let unknown: MessageFormat = "cannot find % in scope"
  private static let unknownType: MessageFormat = "cannot find type '%' in scope"

  /// A pair of errors, of which the first causes the second.
  private struct Consequence: Sendable {
    let cause: MessageFormat
    let consequence: MessageFormat
    /// Whether a pair of diagnostics matches, given the compiler's fillings of the cause and of the
    /// consequence.
    var fits: @Sendable (Diagnostic, Diagnostic, [String], [String]) -> Bool = { _, _, _, _ in true
    }

    func holds(of consequence: Diagnostic, from cause: Diagnostic) -> Bool {
      guard let reason = self.cause.fillings(of: cause.message.english),
        let result = self.consequence.fillings(of: consequence.message.english)
      else { return false }
      return fits(cause, consequence, reason, result)
    }
  }

  private static let consequences = [
    Consequence(
      cause: "'weak' variable should have optional type '%'",
      consequence: "cannot use optional chaining on non-optional value of type '%'",
      fits: { ["(\($3[0]))?", "\($3[0])?"].contains($2[0]) }),
    Consequence(
      cause: "'weak' must not be applied to non-class-bound '%'; %",
      consequence:
        "argument type '%' expected to be an instance of a class or class-constrained type",
      fits: { ["\($2[0])?", "(\($2[0]))?"].contains($3[0]) }),
    Consequence(
      cause: "property 'self.%' not initialized at super.init call",
      consequence: "immutable value 'self.%' may only be initialized once", fits: { $2[0] == $3[0] }
    ),
    Consequence(
      cause: "return from initializer without initializing all stored properties",
      consequence: "'self' used %",
      fits: { cause, consequence, _, _ in !cause.notes.isEmpty && cause.notes == consequence.notes }
    ),
    Consequence(
      cause: "expected type before '->'", consequence: "%",
      fits: { cause, consequence, _, _ in consequence.isInLine(of: cause) }),
    Consequence(
      cause: "use of '=' in a boolean context, did you mean '=='?",
      consequence: "cannot assign to %",
      fits: { cause, consequence, _, _ in consequence.isInLine(of: cause) }),
    // Without the element, the compiler does not know what a list of it holds.
    Consequence(
      cause: "type '%' has no member '%'",
      consequence:
        "cannot infer key path type from context; consider explicitly specifying a root type",
      fits: { cause, consequence, _, _ in cause.file == consequence.file }),
    // A misspelt protocol or type also breaks a conformance.
    Consequence(
      cause: unknownType, consequence: "%",
      fits: { _, consequence, _, _ in
        consequence.notes.contains { $0.message.hasPrefix("add missing conformance to ") }
      }),
    // A method whose types differ from the protocol's also has parameters of those types.
    Consequence(
      cause: "type '%' does not conform to protocol '%'",
      consequence: "initializer for conditional binding must have Optional type, not '%'",
      fits: { cause, consequence, _, _ in
        cause.file == consequence.file
          && cause.notes.contains { $0.message.hasPrefix("candidate has non-matching type") }
      }),
  ]
}

extension Diagnostic {
  fileprivate func isInLine(of other: Diagnostic) -> Bool {
    file == other.file && line == other.line
  }
}
