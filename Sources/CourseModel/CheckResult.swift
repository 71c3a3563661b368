/// What one check found.
package struct CheckResult: Codable, Sendable, Equatable {
  /// The check's id in exercise.json.
  package let id: String
  /// The check's name in exercise.json: what holds when it passes.
  package var name: String
  package var status: CheckStatus
  /// `maxPoints` when passed, else 0.
  package var points: Int
  package var maxPoints: Int
  /// What the learner is told, most helpful first. Empty when passed.
  package var messages: [String]
  /// Wall time from its start to its end, in seconds.
  package let seconds: Double

  package init(
    _ check: Check, _ status: CheckStatus, messages: [String] = [], seconds: Double = 0
  ) {
    self.id = check.id
    self.name = check.name
    self.status = status
    self.points = status == .passed ? check.points : 0
    self.maxPoints = check.points
    self.messages = messages
    self.seconds = seconds
  }
}
