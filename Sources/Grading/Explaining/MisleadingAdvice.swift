import CourseModel

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
    if let end = ends[diagnostic.message] { diagnostic.message.removeLast(end.count) }
    diagnostic.notes.removeAll { note in notes.contains { $0.matches(note.message) } }
    return diagnostic
  }
}
