extension Report {
  /// When a verdict was reached, on what, and by what: what two reports that differ may differ in.
  package struct Provenance: Codable, Sendable, Equatable {
    /// When it was judged, in UTC (ISO 8601, to the second). What is judged once and found again
    /// keeps its time.
    package let judgedAt: String
    /// The SHA-256 of the names and bytes of the judged files; nil if there was nothing to judge.
    package let content: String?
    /// The version of the grader.
    package let grader: String
    /// The SHA-256 of all of the exercise that decides what becomes of a submission; not of its
    /// words and points. Nil if it could not be read.
    package let suite: String?

    /// What judged, what it judged and when (ISO 8601).
    package init(judgedAt: String, content: String?, grader: String, suite: String?) {
      self.judgedAt = judgedAt
      self.content = content
      self.grader = grader
      self.suite = suite
    }
  }
}
