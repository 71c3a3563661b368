import CourseModel
import Messages

/// Turns the compiler's diagnostics into the ones that a learner reads.
///
/// Puts causes before their consequences, leaves out misleading advice, and adds an explanation of ours
/// where beginners often need one.
struct Explainer {
  let program: Program

  init(_ program: Program) { self.program = program }

  /// The errors, then the warnings; among each, causes before consequences, otherwise in the compiler's
  /// order.
  func explained(_ said: [Diagnostic]) -> [Diagnostic] {
    guard !said.isEmpty else { return [] }
    let clear = said.map(MisleadingAdvice.removed)
    let marked = CascadingDiagnostics(in: program).marked(clear)
    let explained = marked.map { diagnostic in
      var diagnostic = diagnostic
      if !diagnostic.isCascading, diagnostic.explanation == nil {
        diagnostic.explanation = explanation(of: diagnostic)
      }
      return diagnostic
    }
    return [Diagnostic.Severity.error, .warning].flatMap { severity in
      [false, true].flatMap { isCascading in
        explained.filter { $0.severity == severity && $0.isCascading == isCascading }
      }
    }
  }

  private func explanation(of diagnostic: Diagnostic) -> Message? {
    let text = diagnostic.message.english
    for row in Explanation.all {
      guard let words = row.format.fillings(of: text) else { continue }
      let complaint = Complaint(diagnostic: diagnostic, words: words, program: program)
      if let sentence = row.sentence(complaint) { return sentence }
    }
    return nil
  }
}

/// Advice of the compiler that leads to a wrong program, or to one that we do not admit.
///
/// Source: swift/include/swift/AST/DiagnosticsSema.def of 6.3, and trials.
enum MisleadingAdvice {
  /// Notes that we do not show.
  static let notes: [MessageFormat] = [
    "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
    "did you mean to use 'as!' to force downcast?",
    // A refactoring tool can follow this, a reader can't.
    "add stubs for conformance",
    // An exercise fixes what its methods return.
    "did you mean to add a return type?",
    // The compiler asks this about an extra brace.
    "did you mean to use a 'do' statement?",
    "add parentheses around the cast to silence this warning",
    "turn data races into runtime errors with '@preconcurrency'",
    "disable concurrency-safety checks if accesses are protected by %",
    "add '@MainActor' to make % part of global actor 'MainActor'",
  ]

  /// Endings that we cut from messages.
  private static let ends = [
    // A delegate that answers false has answered, too.
    "optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead":
      "; test for '!= nil' instead"
  ]

  static func removed(from diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    let text = diagnostic.message.english
    if let end = ends[text] { diagnostic.message = .verbatim(String(text.dropLast(end.count))) }
    diagnostic.notes.removeAll { note in notes.contains { $0.matches(note.message) } }
    return diagnostic
  }
}
