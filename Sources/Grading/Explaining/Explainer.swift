import CourseModel

/// Turns the compiler's diagnostics into the ones that a learner reads.
///
/// Puts causes before their echoes, leaves out misleading advice, and adds an explanation of ours
/// where beginners often need one.
struct Explainer {
  let program: Program

  init(_ program: Program) { self.program = program }

  /// The errors, then the warnings; among each, causes before echoes, otherwise in the compiler's
  /// order.
  func explained(_ said: [Diagnostic]) -> [Diagnostic] {
    guard !said.isEmpty else { return [] }
    let clear = said.map(MisleadingAdvice.removed)
    let marked = Echoes(in: program).marked(clear)
    let explained = marked.map { diagnostic in
      var diagnostic = diagnostic
      if !diagnostic.isEcho, diagnostic.explanation == nil {
        diagnostic.explanation = explanation(of: diagnostic)
      }
      return diagnostic
    }
    return [Diagnostic.Severity.error, .warning].flatMap { severity in
      [false, true].flatMap { isEcho in
        explained.filter { $0.severity == severity && $0.isEcho == isEcho }
      }
    }
  }

  private func explanation(of diagnostic: Diagnostic) -> String? {
    for row in Explanation.all {
      guard let words = row.format.fillings(of: diagnostic.message) else { continue }
      let complaint = Complaint(diagnostic: diagnostic, words: words, program: program)
      if let sentence = row.sentence(complaint) { return sentence }
    }
    return nil
  }
}
