package struct CheckResult: Codable, Sendable, Equatable {
  /// The check's id in exercise.json.
  package let id: String
  /// The check's name in exercise.json: the statement that is true when it passes.
  package var name: String
  /// The outcome.
  package var status: CheckStatus
  /// `maxPoints` if it passed, otherwise 0.
  package var points: Int
  /// The points for passing it.
  package var maxPoints: Int
  /// The messages for the learner, most helpful first; empty if it passed.
  package var messages: [String]
  /// The number of the stub's TODO that decides it; nil in reports from before this existed.
  package var todo: Int?
  /// The lesson section that explains its subject, if it did not pass and exercise.json names one.
  package var read: LessonPlace?
  /// The output of the learner's code during the check, if it did not pass and printed anything: at
  /// most about 2,000 characters, from its beginning and its end. It does not affect the verdict.
  package var printed: String?
  /// Wall time from start to end, in seconds.
  package let seconds: Double

  package init(
    _ check: Check, _ status: CheckStatus, messages: [String] = [], seconds: Double = 0,
    printed: String? = nil
  ) {
    self.id = check.id
    self.name = check.name
    self.status = status
    self.points = status == .passed ? check.points : 0
    self.maxPoints = check.points
    self.messages = messages
    self.todo = check.todo
    self.read = status == .passed ? nil : check.read
    self.seconds = seconds
    self.printed = status == .passed ? nil : printed
  }
}
