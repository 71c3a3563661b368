import CourseModel
import Foundation
import Grading
import Messages
import Synchronization

/// Verifies an exercise: its stub, solution, mistakes and variants get the intended verdicts, and
/// each check fails alone for at least one wrong program.
package struct Audit: Sendable {
  /// The result of an audit.
  package struct Outcome: Sendable {
    /// The faults, in sentences for the author; empty if there are none.
    package let findings: [AuditFinding]
    /// The reports on the known mistakes, in order; each submission has its mistake's name.
    package let mistakes: [Report]
    /// The reports of the stub, the solution and the variants.
    var others: [Report] = []
  }

  private let exercise: Exercise
  private let machine: Machine
  private let jobs: Int
  private let semaphore: AsyncSemaphore

  /// Creates an audit that judges up to `jobs` programs at the same time.
  ///
  /// - Parameter semaphore: Shared with simultaneous audits; nil if there are none.
  init(
    of exercise: Exercise, in machine: Machine, jobs: Int, semaphore: AsyncSemaphore? = nil
  ) {
    self.exercise = exercise
    self.machine = machine
    self.jobs = jobs
    self.semaphore = semaphore ?? AsyncSemaphore(jobs)
  }

  /// Judges all programs of the exercise, except those that it has judged before.
  ///
  /// - Parameter progress: Receives the number of judged programs and of all programs.
  /// - Throws: If a program can't be judged at all, such as a solution that does not compile.
  func outcome(
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(GradingError) -> Outcome {
    let inventory = try ofCourse { () throws(CourseError) in try InventoryAudit(of: exercise) }
    let unrun = inventory.missingTests
    // Every check needs a test before anything can be judged.
    guard unrun.isEmpty else {
      return Outcome(findings: unrun + inventory.findings, mistakes: [])
    }
    let cases = try ofCourse(self.cases)
    let grader = try Grader(for: exercise, in: machine)
    let batch = try Batch(
      grader: grader, jobs: jobs, sharing: semaphore, reusingReports: true)
    let solution = try ofCourse(exercise.solution)
    if !batch.knows(solution) { try await grader.prepare(in: semaphore) }
    let troubles = Mutex<[String: String]>([:])
    let done = Mutex(0)
    let count = cases.count
    var reports = try await batch.grade(
      cases.map { .submission(Submission(name: $0.name, files: $0.files)) },
      progress: { _, _ in
        progress(
          done.withLock {
            $0 += 1
            return $0
          }, count)
      },
      trouble: { name, error in troubles.withLock { $0[name] = error.description } })
    // Authors may see the details of internal errors.
    for index in reports.indices {
      let trouble = troubles.withLock { $0[reports[index].submission] }
      reports[index].message = trouble.map(Message.verbatim) ?? reports[index].message
    }
    var findings = inventory.findings
    for (trial, report) in zip(cases, reports) { findings += trial.findings(report) }
    findings += try findingsOfSteps(zip(cases, reports).map { ($0, $1) }) + exercise.hintFindings
    findings += try twins() + inventory.wideImports
    // A wrong answer has no model's conversation.
    if zip(cases, reports).contains(where: { $0.0.isSolution && $0.1.passed }) {
      findings += try ConversationAudit(of: exercise, in: machine).findings()
      findings += try DemoAudit(of: exercise, in: machine).findings()
    }
    let wrong = zip(cases, reports).filter { $0.0.isWrong }.map(\.1)
    // A mistake that passes is not finished, and may be the one that a check lacks.
    if !wrong.contains(where: \.passed) { findings += unproven(by: wrong) }
    let idle = try await idleReports(in: batch)
    findings += idleFindings(idle, beside: reports.first)
    return Outcome(
      findings: findings,
      mistakes: zip(cases, reports).filter { $0.0.isMistake }.map(\.1),
      others: zip(cases, reports).filter { !$0.0.isMistake }.map(\.1) + idle)
  }

  /// A program and its expected result.
  private struct Case {
    enum Kind {
      case stub, solution, variant, mistake
      /// The TODOs up to this number are done.
      case step(Int)
    }

    let kind: Kind
    let name: String
    let files: [SourceFile]
    let findings: (Report) -> [AuditFinding]

    var isMistake: Bool { if case .mistake = kind { true } else { false } }
    var isSolution: Bool { if case .solution = kind { true } else { false } }
    var isWrong: Bool { if case .stub = kind { true } else { isMistake } }
  }

  private func cases() throws(CourseError) -> [Case] {
    let solution = try exercise.solution()
    var cases = [
      Case(kind: .stub, name: "stub", files: try exercise.stub(), findings: stubFindings),
      Case(kind: .solution, name: "solution", files: solution) { report in
        findings(ofRight: report, in: "Solution", Message.solutionIs)
      },
    ]
    for variant in try exercise.variants() {
      cases.append(
        Case(kind: .variant, name: variant.name, files: variant.files) { report in
          findings(ofRight: report, in: "Variants/\(variant.name)") {
            // Translators: The reasons are the compiler's words, and checks.
            Message(
              """
              the verdict on the variant '\(variant.name, "name")' is “\($0, "status")”: \
              \($1, "reasons")
              """)
          }
        })
    }
    for mistake in try exercise.mistakes() {
      let files = try exercise.files(of: mistake)
      cases.append(
        Case(
          kind: .mistake, name: mistake.name, files: solution.overlaid(with: files)
        ) { report in
          findings(of: mistake, in: files, report)
        })
    }
    return cases + (try stepCases(to: solution))
  }

  /// The programs between stub and solution.
  private func stepCases(to solution: [SourceFile]) throws(CourseError) -> [Case] {
    let steps = Steps(from: try exercise.stub(), to: solution)
    let own = try exercise.steps()
    return (1..<max(1, exercise.todoCount)).map { todo in
      Case(
        kind: .step(todo), name: "after TODO \(todo)",
        files: steps.program(after: todo).overlaid(with: own[todo] ?? [])
      ) { _ in [] }
    }
  }

  private func findingsOfSteps(_ trials: [(Case, Report)]) throws(GradingError) -> [AuditFinding] {
    let steps = trials.compactMap { trial, report -> StepAudit.Trial? in
      switch trial.kind {
      case .stub: StepAudit.Trial(todo: 0, report: report)
      case .step(let todo): StepAudit.Trial(todo: todo, report: report)
      case .solution: StepAudit.Trial(todo: exercise.todoCount, report: report)
      case .variant, .mistake: nil
      }
    }
    return StepAudit(
      of: exercise, knowing: try ofCourse(exercise.mistakes), steps.sorted { $0.todo < $1.todo }
    ).findings
  }

  /// The reports on programs that declare everything and do nothing.
  private func idleReports(in batch: Batch) async throws(GradingError) -> [Report] {
    let solution = try ofCourse(exercise.solution)
    var programs = [false, true].map { IdleProgram(of: solution, isWired: $0) }
    if programs[0].files == programs[1].files { programs.removeLast() }
    var reports: [Report] = []
    for program in programs { reports.append(try await report(on: program, in: batch)) }
    return reports
  }

  private func report(
    on program: IdleProgram, in batch: Batch
  ) async throws(GradingError) -> Report {
    let trouble = Mutex<String?>(nil)
    let submission = Submission(name: "idle program", files: program.files)
    var report = try await batch.grade(
      [.submission(submission)],
      trouble: { _, error in trouble.withLock { $0 = error.description } }
    )[0]
    report.message = trouble.withLock { $0 }.map(Message.verbatim) ?? report.message
    let errors = report.diagnostics.filter { $0.severity == .error }
    guard report.status == .doesNotCompile, let next = program.emptiedLess(where: errors) else {
      return report
    }
    return try await self.report(on: next, in: batch)
  }

  // MARK: - Expectations

  private func stubFindings(_ report: Report) -> [AuditFinding] {
    switch report.status {
    case .failed:
      return report.checks.filter { $0.status == .passed }
        .map {
          AuditFinding(
            Message(
              """
              the stub passes the check '\($0.id, "check")' and gets points for nothing: add the \
              check that passes when learners have written that part to its "needs"
              """))
        }
    case .passed: return [AuditFinding(Message("the stub passes, so learners have nothing to do"))]
    default:
      let reasons = reasons(report, in: "Sources")
      // Translators: The reasons are the compiler's words, and checks.
      return [
        AuditFinding(
          Message(
            """
            the verdict on the stub is “\(report.status.word, "status")”: \(reasons, "reasons")
            """))
      ]
    }
  }

  /// Finds checks that an idle program passes although others fail for it.
  ///
  /// Such a check is allowed for a part that consists of declarations, if each part before it does
  /// too: there is no check that it could require.
  ///
  /// - Parameter stub: Its report; checks that the stub passes have been reported already.
  private func idleFindings(_ idle: [Report], beside stub: Report?) -> [AuditFinding] {
    if let odd = idle.first(where: { ![.passed, .failed].contains($0.status) }) {
      let reasons = reasons(odd, in: "Solution")
      // Translators: The reasons are the compiler's words, and checks.
      return [
        AuditFinding(
          Message(
            """
            the verdict on the solution with empty bodies is “\(odd.status.word, "status")”: \
            \(reasons, "reasons")
            """))
      ]
    }
    func passed(_ reports: [Report]) -> Set<String> {
      Set(reports.flatMap(\.checks).filter { $0.status == .passed }.map(\.id))
    }
    let free = passed(idle).subtracting(passed(stub.map { [$0] } ?? []))
    let firstDeed = exercise.checks.filter { !passed(idle).contains($0.id) }.map(\.todo).min()
    return exercise.checks.filter { check in
      switch check.kind {
      case .declares, .begun: false
      case .compilesWithout: free.contains(check.id)
      case .test: free.contains(check.id) && check.todo >= firstDeed ?? 0
      }
    }.map {
      AuditFinding(
        Message(
          """
          a program that declares everything and does nothing passes the check \
          '\($0.id, "check")': add a check that fails for that program to its "needs", or test \
          first that the program does something
          """))
    }
  }

  private func findings(
    ofRight report: Report, in folder: String,
    _ message: (_ status: Message, _ reasons: String) -> Message
  ) -> [AuditFinding] {
    report.passed
      ? [] : [AuditFinding(message(report.status.word, reasons(report, in: folder)))]
  }

  private func findings(
    of mistake: Exercise.Mistake, in files: [SourceFile], _ report: Report
  ) -> [AuditFinding] {
    let name = mistake.name
    switch report.status {
    case .passed:
      return [AuditFinding(Message("the mistake '\(name, "name")' passes"))]
    case .failed where report.mistake == mistake.name:
      return mistake.message.isEmpty
        ? [AuditFinding(Message("the mistake '\(name, "name")' has no message in message.md"))] : []
    case .failed:
      let deeds = deeds(of: mistake, report)
      return [
        AuditFinding(
          report.mistake.map {
            Message(
              """
              the grader recognises the mistake '\(name, "name")' as '\($0, "other")': \
              \(deeds, "deeds")
              """)
          }
            ?? Message(
              "the grader does not recognise the mistake '\(name, "name")': \(deeds, "deeds")"))
      ]
    default:
      let own = Set(files.map(\.name))
      let reasons = reasons(report, in: "Mistakes/\(mistake.name)") { own.contains($0) }
      // Translators: The reasons are the compiler's words, and checks.
      return [
        AuditFinding(
          Message(
            """
            the verdict on the mistake '\(name, "name")' is “\(report.status.word, "status")”: \
            \(reasons, "reasons")
            """))
      ]
    }
  }

  /// Describes the checks that a mistake fails and crashes, and those it should fail.
  private func deeds(of mistake: Exercise.Mistake, _ report: Report) -> Message {
    func names(_ isMeant: (CheckStatus) -> Bool) -> String {
      report.checks.filter { isMeant($0.status) }.map(\.id).joined(separator: ", ")
    }
    let (failed, crashed) = (names { $0 == .failed }, names(\.endedProcess))
    let expected = mistake.fails.sorted().joined(separator: ", ")
    // Translators: All are names of checks, with commas between them.
    return crashed.isEmpty
      ? Message("it fails [\(failed, "failed")], but message.md says [\(expected, "expected")]")
      : Message(
        """
        it fails [\(failed, "failed")] and crashes [\(crashed, "crashed")], but message.md says \
        [\(expected, "expected")]
        """)
  }

  /// Describes why a program did not get the expected result.
  ///
  /// - Parameters:
  ///   - folder: The program's folder in the exercise.
  ///   - isOwn: Whether a file belongs to the program; the others are the solution's.
  private func reasons(
    _ report: Report, in folder: String, isOwn: (String) -> Bool = { _ in true }
  ) -> String {
    let errors = report.diagnostics.filter { $0.severity == .error }.map { error in
      let folder = isOwn(error.file) ? folder : "Solution"
      let place = exercise.place(ofLine: error.line, in: error.file, ofAnswer: folder)
      return "\(place): \(error.message)"
    }
    let wrong = report.checks.filter(\.status.isWrong)
    // Omit pending checks where the checks they wait for are listed.
    let open = (wrong.isEmpty ? report.checks.filter { $0.status == .pending } : wrong)
      .map { "\($0.id) \($0.status.rawValue)" }
    return ([report.message?.english].compactMap(\.self) + errors + open).joined(separator: "; ")
  }

  /// Finds mistakes that the grader can't tell apart, or whose messages are the same for a learner.
  private func twins() throws(GradingError) -> [AuditFinding] {
    // A finding about each mistake that names no check is enough.
    let mistakes = try ofCourse(exercise.mistakes)
      .filter { !$0.fails.isEmpty || !$0.crashes.isEmpty }
    var findings: [AuditFinding] = []
    for (index, one) in mistakes.enumerated() {
      for other in mistakes[(index + 1)...] {
        if one.fails == other.fails, one.crashes == other.crashes {
          findings.append(
            AuditFinding(
              Message(
                """
                the mistakes '\(one.name, "one")' and '\(other.name, "other")' name the same \
                checks: merge them, or find a check that tells them apart
                """)))
        } else if one.message == other.message, !one.message.isEmpty {
          findings.append(
            AuditFinding(
              Message(
                """
                the mistakes '\(one.name, "one")' and '\(other.name, "other")' have the same \
                message: say what is wrong with each
                """)))
        }
      }
    }
    return findings
  }

  /// Finds checks that no wrong program fails alone: they may test nothing, or more than one thing.
  private func unproven(by reports: [Report]) -> [AuditFinding] {
    let alone = reports.compactMap { report -> String? in
      let open = report.checks.filter { $0.status.isWrong }
      return open.count == 1 ? open.first?.id : nil
    }
    return exercise.checks.filter { !alone.contains($0.id) }
      .map {
        AuditFinding(
          Message(
            """
            no mistake fails only the check '\($0.id, "check")': write one, or make the check test \
            one thing
            """))
      }
  }
}

extension Message {
  /// The reasons are the compiler's words, and checks.
  fileprivate static func solutionIs(_ status: Message, _ reasons: String) -> Message {
    Message("the verdict on the solution is “\(status, "status")”: \(reasons, "reasons")")
  }
}
