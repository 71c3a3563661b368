import Messages

/// The report on one graded submission.
package struct Report: Codable, Sendable, Equatable {
  /// The version of the JSON format below; readers reject newer ones.
  static let format = 1

  /// The time for each stage, in seconds of wall time.
  package struct Timing: Codable, Sendable, Equatable {
    /// Compiling and linking the submission.
    package var build: Double
    /// Checking whether it is admitted, apart from the work done during compilation.
    package var admission: Double
    /// Compiling the suite; 0 if it was ready.
    package var suite: Double
    /// Running the suite, including all attempts.
    package var run: Double
    /// The time from reading the submission to the verdict.
    package var total: Double

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

  /// The name of the course; nil if unknown, as in old reports.
  package let course: String?
  /// The exercise's name.
  package let exercise: String
  /// The submission's name: its folder, as the instructor sees it.
  package var submission: String
  /// The verdict on the submission.
  package var status: ReportStatus
  /// The known mistake, if the failures are exactly those of that mistake.
  package var mistake: String?
  /// The first thing to read: the mistake's message, the reason for rejection, or what is missing.
  package var message: Message?
  /// Whether the submission is the unchanged stub, so that the learner has not started.
  package var isUntouched: Bool
  /// One result for each check of the exercise, in its order.
  package var checks: [CheckResult]
  /// The compiler's messages about the learner's files.
  package var diagnostics: [Diagnostic]
  /// The places that use something that no right answer of the exercise needs. Instructors should
  /// look at them before they trust the verdict. Always empty for a learner's own check.
  package var flagged: [Diagnostic]
  /// Paths that were handed in but ignored: `Package.swift`, `Tests/`.
  package var ignored: [String]
  /// The time for grading.
  package var seconds: Timing
  /// Notes for the submission's author about reading it, such as a file in UTF-16.
  package var notes: [Message]
  /// The student and the time of submission; nil if unknown.
  package var delivery: Delivery?
  /// The grade that a person set in place of these points; usually nil.
  package var adjustment: Adjustment?
  /// The limitation of the verdict; usually nil.
  package var guarantee: Guarantee?
  /// Nil in reports from before this existed.
  package let provenance: Provenance?

  /// The grader's points: those of all passed checks.
  package var points: Int { checks.reduce(0) { $0 + $1.points } }
  package var maxPoints: Int { checks.reduce(0) { $0 + $1.maxPoints } }
  /// The points that count: the grader's, or those that a person set. Nil for an excused student.
  var countedPoints: Double? { adjustment.map(\.points) ?? Double(points) }
  /// Whether nothing in it could be read as an answer, so that a person has to look: a document, a
  /// picture, an empty folder. No files were judged.
  package var isUnread: Bool {
    status == .rejected && provenance.map { $0.content == nil } ?? false
  }
  /// Whether all that was handed in is for other exercises.
  package var isLeftOut: Bool {
    status == .rejected && provenance?.content == [SourceFile]().digest
  }
  /// Whether the number of points means something. Without a verdict there are none, rather than
  /// zero.
  package var hasVerdict: Bool { status.isJudged && !isUnread }
  /// Whether it passed only because no check here judges the code.
  package var isOnlyBegun: Bool { passed && guarantee == .begunOnly }
  /// Whether all checks passed.
  package var passed: Bool { status == .passed }

  package init(
    course: String? = nil, exercise: String, submission: String, status: ReportStatus,
    mistake: String? = nil,
    message: Message? = nil, isUntouched: Bool = false, checks: [CheckResult],
    diagnostics: [Diagnostic] = [], flagged: [Diagnostic] = [],
    ignored: [String] = [], notes: [Message] = [], seconds: Timing = Timing(),
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

  /// The time, subject and tools of a verdict: the possible reasons why two reports differ.
  package struct Provenance: Codable, Sendable, Equatable {
    /// The time of judging, in UTC (ISO 8601, to the second). A cached verdict keeps its time.
    package let judgedAt: String
    /// The SHA-256 of the names and bytes of the judged files; nil if there were none.
    package let content: String?
    /// The version of the grader.
    package let grader: String
    /// The SHA-256 of everything in the exercise that affects a verdict, without its texts and
    /// points. Nil if it could not be read.
    let suite: String?
    /// The means that confined the submission: `bubblewrap`, `landlock` or `none`. Nil in reports
    /// from before this existed.
    let confinement: String?

    package init(
      judgedAt: String, content: String?, grader: String, suite: String?,
      confinement: String? = nil
    ) {
      self.judgedAt = judgedAt
      self.content = content
      self.grader = grader
      self.suite = suite
      self.confinement = confinement
    }
  }
}
