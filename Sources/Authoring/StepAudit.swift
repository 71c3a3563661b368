import CourseModel
import Messages

/// Checks that each TODO, done after those before it, changes the checks that exercise.json assigns
/// to it.
struct StepAudit {
  /// A program and its report.
  struct Trial {
    /// The number of the last TODO that is done; all later ones are open.
    let todo: Int
    let report: Report
  }

  private let exercise: Exercise
  private let mistakes: [Exercise.Mistake]
  /// The trials that checks could judge, from the stub (0) to the solution.
  private let judged: [Trial]
  private let steps: [Trial]

  /// - Parameter trials: One for each number of finished TODOs, including the stub and the
  ///   solution.
  init(of exercise: Exercise, knowing mistakes: [Exercise.Mistake], _ trials: [Trial]) {
    self.exercise = exercise
    self.mistakes = mistakes
    judged = trials.filter { [.passed, .failed].contains($0.report.status) }
    steps = trials.filter { (1..<exercise.todoCount).contains($0.todo) }
  }

  /// The findings, in sentences for the author.
  var findings: [AuditFinding] {
    // Faults of stub and solution are reported elsewhere and would cause all of these.
    guard judged.first?.todo == 0, judged.last?.report.passed == true,
      judged.first?.report.passed == false
    else { return [] }
    return steps.flatMap(unjudged) + exercise.checks.compactMap(misplaced) + idle
      + steps.flatMap(mistaken)
  }

  // MARK: - Programs

  private func unjudged(_ step: Trial) -> [AuditFinding] {
    guard ![.passed, .failed].contains(step.report.status) else { return [] }
    let errors = step.report.diagnostics.filter { $0.severity == .error }
      .map { "\($0.file):\($0.line): \($0.message)" }
    let reasons = ([step.report.message?.english].compactMap(\.self) + errors).joined(
      separator: "; ")
    // Translators: The reasons are the compiler's words.
    return [
      AuditFinding(
        Message(
          """
          the verdict on the program with only the TODOs up to \(step.todo, "todo") done is \
          “\(step.report.status.word, "status")”: \(reasons, "reasons"): if it should compile, \
          put the files that are derived wrongly into Steps/{todo}; if it cannot, change the \
          order of the TODOs, or give two of them one number
          """))
    ]
  }

  private func mistaken(_ step: Trial) -> [AuditFinding] {
    let taken = step.report.mistake
    let idle = mistakes.filter { $0.steps.contains(step.todo) && $0.name != taken }
      .map {
        AuditFinding(
          Message(
            """
            the mistake '\($0.name, "mistake")' names TODO \(step.todo, "todo") in 'steps', but \
            the grader does not recognise the mistake in the program with the TODOs up to it \
            done: remove it there
            """))
      }
    guard let mistake = mistakes.first(where: { $0.name == taken }),
      !mistake.steps.contains(step.todo)
    else { return idle }
    return idle + [
      AuditFinding(
        Message(
          """
          the grader recognises the program with only the TODOs up to \(step.todo, "todo") done \
          as the mistake '\(mistake.name, "mistake")': if the message is true for that program, \
          add it to 'steps' in message.md; otherwise find a check that tells them apart
          """))
    ]
  }

  // MARK: - Checks

  /// Returns the TODOs that may decide a check: more than one only where a program could not be
  /// judged.
  private func deciding(_ check: Check) -> ClosedRange<Int>? {
    func passes(_ trial: Trial) -> Bool {
      trial.report.checks.contains { $0.id == check.id && $0.status == .passed }
    }
    guard let open = judged.last(where: { !passes($0) })?.todo,
      let done = judged.first(where: { $0.todo > open })?.todo
    else { return nil }
    return open + 1...done
  }

  private func misplaced(_ check: Check) -> AuditFinding? {
    guard let range = deciding(check), !range.contains(check.todo) else { return nil }
    return AuditFinding(
      Message(
        """
        the check '\(check.id, "check")' passes when the TODOs up to \(range.upperBound, "todo") \
        are done, and not before: write "todo": {todo} instead of \(check.todo, "named"), and put \
        it among the checks of that TODO
        """))
  }

  /// TODOs that change no check.
  private var idle: [AuditFinding] {
    let ranges = exercise.checks.compactMap(deciding)
    return (1...exercise.todoCount).filter { todo in !ranges.contains { $0.contains(todo) } }
      .map {
        AuditFinding(
          Message(
            """
            no check begins to pass with TODO \($0, "todo"): write one, or merge it with another \
            TODO; if the program was derived wrongly, put its files into Steps/{todo}
            """))
      }
  }
}
