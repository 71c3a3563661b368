/// What one check found.
package struct CheckResult: Codable, Sendable, Equatable {
  /// The check's id in exercise.json.
  package let id: String
  /// The check's name in exercise.json: what holds when it passes.
  package var name: String
  /// What became of it.
  package var status: CheckStatus
  /// `maxPoints` when passed, else 0.
  package var points: Int
  /// The points that it has when it passes.
  package var maxPoints: Int
  /// What the learner is told, most helpful first. Empty when passed.
  package var messages: [String]
  /// The number of the stub's TODO that decides it; nil in reports of before there was one.
  package var todo: Int?
  /// Where a lesson explains what it is about, if it did not pass and exercise.json says so.
  package var read: LessonPlace?
  /// What the learner's code printed while it ran, if it did not pass and printed anything: at most
  /// some 2,000 characters, its first lines and its last ones. Nothing is judged by it.
  package var printed: String?
  /// Wall time from its start to its end, in seconds.
  package let seconds: Double

  /// A result with all that belongs to it.
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
