import CourseModel
import Execution
import Foundation
import SwiftSources
import Synchronization

/// Turns submissions for one exercise into reports.
package struct Grader: Sendable {
  let exercise: Exercise
  private(set) var machine: Machine
  private(set) var tools: Toolset
  let recognition: Recognition
  /// Guards the tests of a package.
  let packageGuard: PackageGuard
  private let hiddenNames: HiddenNames.Source
  let answer: AnswerFiles
  /// The other exercises that are handed in together with this one.
  var others: [ExpectedSources] = []
  /// The course's other exercises, of which a hand-in may have files, too.
  var neighbours: [AnswerFiles] = []
  /// Whether the support was already rebuilt for this submission; that happens at most once.
  private(set) var isRenewed = false
  /// The processes started ahead for the next check; nil if there should be none.
  private(set) var warmStart: WarmStart?
  /// Called for a check that has run out of time while others still run (`telling`).
  private(set) var found: (@Sendable (CheckResult, [SourceFile]) -> Void)?

  /// A grader for this exercise. The first one for a toolchain takes some seconds to prepare.
  package init(for exercise: Exercise, in machine: Machine) throws(GradingError) {
    self.exercise = exercise
    self.machine = machine
    recognition = Recognition(of: exercise)
    packageGuard = PackageGuard()
    hiddenNames = HiddenNames.Source()
    answer = AnswerFiles(of: exercise)
    ScratchFolder.removeLeftovers()
    let own = Toolset(of: machine, with: try machine.supportForGrader())
    if let package = exercise.package {
      tools = try own.speaking(package.languageMode, on: machine)
    } else {
      tools = own
    }
  }

  /// The same grader with another cancellation. Costs nothing, so each check may have one.
  package func cancelled(by cancellation: Cancellation) -> Grader {
    var grader = self
    grader.machine = machine.cancelled(by: cancellation)
    grader.tools = tools.on(grader.machine)
    return grader
  }

  /// The same grader with the rebuilt support.
  func renewed() throws(GradingError) -> Grader {
    var grader = try Grader(for: exercise, in: machine)
    (grader.others, grader.neighbours) = (others, neighbours)
    grader.isRenewed = true
    return grader
  }

  /// The same grader with somebody waiting: it calls `hear` with all results so far when the first
  /// check runs out of time while others still run, and the others take less time.
  package func telling(_ hear: @escaping @Sendable (Report) -> Void) -> Grader {
    let isTold = Mutex(false)
    var grader = self
    grader.found = { [exercise] result, files in
      let isFirst = isTold.withLock { isTold in
        defer { isTold = true }
        return !isTold
      }
      if isFirst { hear(.soFar(result, in: files, of: exercise)) }
    }
    return grader
  }

  /// The same grader, with room for processes started ahead (`makeReady`).
  package func kept() -> Grader {
    var grader = self
    grader.warmStart = WarmStart()
    return grader
  }

  /// Starts the processes of the next check ahead, so that the check does not wait for them.
  package func makeReady() throws(GradingError) {
    guard machine.judging == nil else { return }
    try warmStart?.prepare(exercise, with: toolsBesideGiven())
  }

  /// Ends the processes that were started ahead.
  package func dismissReady() { warmStart?.dismiss() }

  /// Judges a submission.
  ///
  /// - Parameter processes: The number of checks that may run at the same time, each in a separate
  ///   process.
  /// - Throws: If it could not be judged, which means nothing for the submission. Throws
  ///   `cancelled` after all processes have ended and all files are removed.
  package func grade(
    _ intake: Intake, processes: Int = 1
  ) async throws(GradingError) -> Report {
    switch intake {
    case .refused(let name, let reason, let ignored):
      return .unjudged(
        name, exercise, .rejected, message: reason, ignored: ignored,
        provenance: provenance())
    case .leftOut(let name, let reason):
      // A person need not look at it, because it has no files.
      return .unjudged(
        name, exercise, .rejected, message: reason, provenance: provenance(of: []))
    case .accepted(let submission):
      let judgement = try await judge(submission.files, processes)
      return try ofCourse { () throws(CourseError) in
        try judgement.report(on: submission, of: exercise, recognition)
      }
    }
  }

  func judge(
    _ handedIn: [SourceFile], _ processes: Int
  ) async throws(GradingError) -> Judgement {
    let files = exercise.completed(handedIn)
    if let judging = machine.judging {
      return try await judging.judge(files, for: exercise, processes: processes)
        .noting(provenance(of: files))
    }
    let started = ContinuousClock.now
    let ready = warmStart?.take()
    let place = if let ready { ready } else { try newPlace() }
    defer { place.remove() }
    let reading = machine.sourceReader.beginReading(try order(of: files))
    // Use the second core for the checks that need only the compiler.
    async let standing = onThread { () throws(GradingError) in
      try resultsOfStandingAlone(reading, in: place.scratch)
    }
    let trial = await onThread { () throws(GradingError) in
      try tryOut(files, processes, reading, in: place)
    }
    let alone = await standing
    guard let trial = try trial.get() else {
      return try await renewed().judge(files, processes)
    }
    var judgement = try judgement(on: files, trial, alone)
    // After a cancellation, part of the judgement may be missing, such as the place of a crash.
    if machine.executor.cancellation.isCancelled { throw .execution(.cancelled) }
    judgement.seconds.total = (ContinuousClock.now - started) / .seconds(1)
    return judgement
  }

  private func newPlace() throws(GradingError) -> BuildPlace {
    try BuildPlace(for: exercise, with: tools)
  }

  private func judgement(
    on files: [SourceFile], _ trial: Judgement, _ standing: Result<[CheckResult], GradingError>
  ) throws(GradingError) -> Judgement {
    var judgement = trial.noting(provenance(of: files))
    if case .ran(let results) = trial.finding {
      let begun = try ofCourse { () throws(CourseError) in try exercise.resultsOfBegun(in: files) }
      let frame =
        exercise.isOpen ? results : try exercise.frame(of: results + standing.get() + begun)
      judgement.finding = .ran(try concealing(frame, of: files))
    }
    return judgement
  }

  /// Replaces hidden names where needed. Finding the names is slow, and few results contain words
  /// of the program.
  private func concealing(
    _ results: [CheckResult], of files: [SourceFile]
  ) throws(GradingError) -> [CheckResult] {
    guard results.contains(where: { $0.status == .crashed || $0.printed != nil }) else {
      return results
    }
    let hidden = try hiddenNames.names(
      of: { () throws(GradingError) in try ofCourse(exercise.suite) }, butFor: files)
    return results.map { $0.concealing(hidden) }
  }

  /// The version of everything that judges.
  package static let version = "0.1.0"

  /// A record of the files, of the versions that judge them and of the confinement. Without files,
  /// there is nothing to judge.
  func provenance(of files: [SourceFile]? = nil) -> Report.Provenance {
    Report.Provenance(
      judgedAt: machine.now().ISO8601Format(), content: files?.digest, grader: Self.version,
      suite: try? exercise.identity(),
      confinement: machine.executor.sandbox.confinement.rawValue)
  }

  /// A receiver for submissions to this exercise.
  package var receiver: SubmissionReceiver {
    SubmissionReceiver(executor: machine.executor, for: expected)
  }

  /// The sources of an answer.
  var expected: ExpectedSources {
    answer.expected(beside: others, neighbours.map { $0.expected() })
  }

  func reportCache() throws(GradingError) -> ReportCache {
    try ReportCache(
      cache: machine.cache, exercise: exercise, judge: machine.judgeIdentity(with: tools.support))
  }
}
