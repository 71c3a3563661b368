/// Everything about one graded submission.
package struct Report: Codable, Sendable, Equatable {
  /// The version of the JSON shape below; a reader refuses a newer one.
  package static let format = 1

  /// Where the time went, in seconds of wall time.
  package struct Timing: Codable, Sendable, Equatable {
    /// Compiling and linking the submission.
    package var build: Double
    /// Judging whether it is admitted, beyond what was done while it was compiled.
    package var admission: Double
    /// Compiling the suite; 0 when it was ready.
    package var suite: Double
    /// Running the suite, all attempts together.
    package var run: Double
    /// From reading the submission to the verdict.
    package var total: Double

    /// A report with all that belongs to it.
    package init(
      build: Double = 0, admission: Double = 0, suite: Double = 0, run: Double = 0,
      total: Double = 0
    ) {
      self.build = build
      self.admission = admission
      self.suite = suite
      self.run = run
      self.total = total
    }
  }

  /// The name of the course that judged; nil where it is not known, as in old reports.
  package let course: String?
  /// The exercise's name.
  package let exercise: String
  /// The submission's name: its folder, as the person who grades sees it.
  package var submission: String
  /// What became of the submission.
  package var status: ReportStatus
  /// The known mistake that this submission makes, if its failures are exactly that mistake's.
  package var mistake: String?
  /// The one thing to read first: the mistake's message, why it was refused, what is missing.
  package var message: String?
  /// Whether it is of the stub as it was given, which only waits for its learner.
  package var isUntouched: Bool
  /// One for each check of the exercise, in its order.
  package var checks: [CheckResult]
  /// What the compiler said, on the learner's own files.
  package var diagnostics: [Diagnostic]
  /// Where it uses something that no right answer of the exercise does. Instructors look there before
  /// they trust the verdict. Empty in a learner's own check, which does not look for it.
  package var flagged: [Diagnostic]
  /// Paths of what was handed in and not looked at: `Package.swift`, `Tests/`.
  package var ignored: [String]
  /// How long it took.
  package var seconds: Timing
  /// What was done to read it that its author should know, in sentences: a file was UTF-16, say.
  package var notes: [String]
  /// Who handed it in, and when; nil where nothing of that is known.
  package var delivery: Delivery?
  /// The grade that somebody has set in the place of these points; nil mostly.
  package var adjustment: Adjustment?
  /// What the verdict is worth, where that is less than usual; nil mostly.
  package var guarantee: Guarantee?
  /// Nil in reports of before there was one.
  package let provenance: Provenance?

  /// The points of the checks that have passed: what the grader says.
  package var points: Int { checks.reduce(0) { $0 + $1.points } }
  /// The points of all checks.
  package var maxPoints: Int { checks.reduce(0) { $0 + $1.maxPoints } }
  /// The points that count: the grader's, or those that somebody has set. Nil for who is excused.
  package var countedPoints: Double? { adjustment.map(\.points) ?? Double(points) }
  /// Whether all checks have passed.
  package var passed: Bool { status == .passed }

  /// A report with all that belongs to it.
  package init(
    course: String? = nil, exercise: String, submission: String, status: ReportStatus,
    mistake: String? = nil,
    message: String? = nil, isUntouched: Bool = false, checks: [CheckResult],
    diagnostics: [Diagnostic] = [], flagged: [Diagnostic] = [],
    ignored: [String] = [], notes: [String] = [], seconds: Timing = Timing(),
    delivery: Delivery? = nil, adjustment: Adjustment? = nil, guarantee: Guarantee? = nil,
    provenance: Provenance? = nil
  ) {
    self.course = course
    self.exercise = exercise
    self.submission = submission
    self.status = status
    self.mistake = mistake
    self.message = message
    self.isUntouched = isUntouched
    self.checks = checks
    self.diagnostics = diagnostics
    self.flagged = flagged
    self.ignored = ignored
    self.notes = notes
    self.seconds = seconds
    self.delivery = delivery
    self.adjustment = adjustment
    self.guarantee = guarantee
    self.provenance = provenance
  }
}
