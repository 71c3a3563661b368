import CourseModel

/// What the compiler proposes that leads on to a wrong program, or to one that is not admitted.
///
/// Source: swift/include/swift/AST/DiagnosticsSema.def of 6.3, by trying.
enum MisleadingAdvice {
  /// Notes that are not shown.
  static let notes: [MessageFormat] = [
    "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
    "did you mean to use 'as!' to force downcast?",
    // A program for changing sources can follow it, but nobody who reads.
    "add stubs for conformance",
    // What an exercise's methods give back is not the learner's choice.
    "did you mean to add a return type?",
    // Said of a brace too many.
    "did you mean to use a 'do' statement?",
    "add parentheses around the cast to silence this warning",
    "turn data races into runtime errors with '@preconcurrency'",
    "disable concurrency-safety checks if accesses are protected by %",
    "add '@MainActor' to make % part of global actor 'MainActor'",
  ]

  /// What is cut from the ends of messages.
  private static let ends = [
    // A delegate that said no said something, too.
    "optional type 'Bool?' cannot be used as a boolean; test for '!= nil' instead":
      "; test for '!= nil' instead"
  ]

  /// What the compiler said, without its advice of this kind.
  static func removed(from diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if let end = ends[diagnostic.message] { diagnostic.message.removeLast(end.count) }
    diagnostic.notes.removeAll { note in notes.contains { $0.matches(note.message) } }
    return diagnostic
  }
}
