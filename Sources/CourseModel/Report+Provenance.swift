extension Report {
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
