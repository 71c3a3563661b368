import CourseModel
import Messages

extension Judgement {
  /// This judgement with other results.
  func ofChecks(_ results: [CheckResult]) -> Judgement {
    var judgement = self
    judgement.finding = .ran(results)
    return judgement
  }

  /// The report on the submission, with all checks of the exercise.
  func report(
    on submission: Submission, of exercise: Exercise, _ recognition: Recognition
  ) throws(CourseError) -> Report {
    var report = Report(
      course: exercise.course, exercise: exercise.name, submission: submission.name,
      status: .passed, checks: [], diagnostics: diagnostics, ignored: submission.ignored,
      notes: submission.notes, seconds: seconds, guarantee: exercise.guarantee,
      provenance: provenance)
    switch finding {
    case .notRun(let status, let message):
      report.status = status
      report.message = message
      report.checks = exercise.checks.map { CheckResult($0, .notRun) }
    case .ran(let results):
      report.flagged = doubts.certain
      report.checks = exercise.waiting(zip(results, exercise.checks).map { $0.worded(as: $1) })
        .map { $0.ended(in: submission.files, of: exercise) }
      guard !exercise.isPassed(by: results) else { break }
      let mistake = try recognition.mistake(in: results, of: submission)
      report.status = .failed
      report.mistake = mistake?.name
      // The page about the mistake is more help than those about the checks that show it.
      if let place = mistake?.read {
        for index in report.checks.indices where report.checks[index].status.isWrong {
          report.checks[index].read = place
        }
      }
      let welcome = try mistake == nil ? recognition.welcome(to: submission) : nil
      report.isUntouched = welcome != nil
      report.message =
        mistake.map { recognition.message(of: $0, in: submission) } ?? welcome
        ?? (report.isOpenOnly ? Self.isOpen : nil)
    }
    return report
  }

  private static let isOpen = Message(
    """
    No check that could run found a mistake, but some checks have nothing to judge yet: the code \
    that they build on is missing, or does something else.
    """)
}

extension Report {
  /// The report while checks still run: this one did not pass. The others are `notRun`.
  static func soFar(
    _ result: CheckResult, in files: [SourceFile], of exercise: Exercise
  ) -> Report {
    let checks = exercise.checks.map { check in
      check.id == result.id
        ? result.worded(as: check).ended(in: files, of: exercise) : CheckResult(check, .notRun)
    }
    return Report(
      course: exercise.course, exercise: exercise.name, submission: "", status: .failed,
      checks: checks)
  }

  /// Whether it is not passed only since some checks could not judge.
  fileprivate var isOpenOnly: Bool {
    checks.contains { $0.status == .pending } && !checks.contains(where: \.status.isWrong)
  }
}

extension Exercise {
  /// Whether every check that counts passed.
  fileprivate func isPassed(by results: [CheckResult]) -> Bool {
    zip(results, checks).allSatisfy { $0.status == .passed || $1.points == 0 }
  }

  /// The results, where a pass waits until the check that it needs has passed. Otherwise an
  /// untouched stub could earn points for nothing.
  fileprivate func waiting(_ results: [CheckResult]) -> [CheckResult] {
    var holding: Set<String> = []
    return zip(results, checks).map { result, check in
      let isFree = check.needs.map(holding.contains) ?? true
      // A check without points holds no other check up.
      if isFree, result.status == .passed || check.points == 0 { holding.insert(check.id) }
      return isFree || result.status != .passed ? result : result.waiting
    }
  }

  /// The results in the order of the checks.
  ///
  /// - Throws: When one is missing.
  func frame(of results: [CheckResult]) throws(GradingError) -> [CheckResult] {
    var frame: [CheckResult] = []
    for check in checks {
      guard let result = results.first(where: { $0.id == check.id }) else {
        throw .checkNeverRan(exercise: name, check: check.id)
      }
      frame.append(result)
    }
    return frame
  }
}

extension CheckResult {
  /// A pass that proves nothing yet.
  fileprivate var waiting: CheckResult {
    var result = self
    result.status = .pending
    result.points = 0
    return result
  }

  /// The result with the check's name, points and message from exercise.json.
  fileprivate func worded(as check: Check) -> CheckResult {
    var result = self
    result.name = check.name
    result.maxPoints = check.points
    result.todo = check.todo
    // No check's page is about a loop that does not end, memory, or an index out of range. A crash
    // that it may be about has kept its page.
    let isAboutCheck = !status.endedProcess || status == .crashed && read != nil
    result.read = status != .passed && isAboutCheck ? check.read : nil
    result.points = status == .passed ? check.points : 0
    guard status == .failed else { return result }
    switch check.kind {
    case .test where messages.isEmpty:
      result.messages = [Message("This does not hold yet: \(check.name, "check").")]
    case .test: break
    case .compilesWithout(_, let message): result.messages = [.verbatim(message)] + messages
    case .declares(_, _, let message): result.messages = messages + [.verbatim(message)]
    case .begun:
      result.messages = [Message("Nothing is written for TODO \(check.todo, "number") yet.")]
    }
    return result
  }

  /// The result where its process ended in the code of another TODO: it is about that one.
  fileprivate func ended(in files: [SourceFile], of exercise: Exercise) -> CheckResult {
    guard let place = end(in: files), let file = files.first(where: { $0.name == place.file }),
      let todo = (try? exercise.stub())?.todo(inside: file.member(around: place.line)),
      todo != self.todo,
      let first = exercise.checks.first(where: { $0.todo == todo && $0.read != nil })
    else { return self }
    var result = self
    result.todo = todo
    if read != nil { result.read = first.read }
    return result
  }

  /// The result with hidden names replaced where the words are the program's and not the suite's.
  func concealing(_ hidden: HiddenNames) -> CheckResult {
    var result = self
    if status == .crashed {
      result.messages = messages.map { $0.changingTexts(hidden.concealed) }
    }
    result.printed = printed.map(hidden.concealed)
    return result
  }
}

extension Exercise {
  /// Whether these files are other than the stub at the places of this TODO.
  package func hasBegun(todo: Int, in files: [SourceFile]) throws(CourseError) -> Bool {
    try !untouchedTODOs(in: files).contains(todo)
  }

  /// The TODOs that have not begun. Those of a missing file have not.
  func untouchedTODOs(in files: [SourceFile]) throws(CourseError) -> Set<Int> {
    let stub = try stub()
    let missing = ExpectedSources(
      module: name, types: DeclaredTypes.names(in: stub), stub: stub
    ).standIns(for: files)
    return stub.flatMap(\.stubMarks).untouchedTODOs(in: files + missing)
  }

  /// The results of the checks that compare only a TODO with the stub's.
  func resultsOfBegun(in files: [SourceFile]) throws(CourseError) -> [CheckResult] {
    let checks = checksByKind.begun
    guard !checks.isEmpty else { return [] }
    let untouched = try untouchedTODOs(in: files)
    return checks.map { CheckResult($0, untouched.contains($0.todo) ? .failed : .passed) }
  }
}

extension Report {
  /// The report of a submission whose checks did not run.
  package static func unjudged(
    _ submission: String, _ exercise: Exercise, _ status: ReportStatus, message: Message?,
    diagnostics: [Diagnostic] = [], ignored: [String] = [], provenance: Provenance? = nil
  ) -> Report {
    Report(
      course: exercise.course, exercise: exercise.name, submission: submission, status: status,
      message: message, checks: exercise.checks.map { CheckResult($0, .notRun) },
      diagnostics: diagnostics, ignored: ignored, guarantee: exercise.guarantee,
      provenance: provenance)
  }
}
