import Messages

/// One statement about a learner's code that its exercise tests.
package struct Check: Sendable, Hashable {
  /// The way the grader evaluates it.
  package enum Kind: Sendable, Hashable {
    /// The suite's `@Test` function with the check's id runs without an issue.
    case test
    /// The submission compiles without these files; otherwise the learner reads `message`.
    case compilesWithout(files: [String], message: String)
    /// The submission declares the same as the solution under these names, such as `Bell.delegate`.
    /// Otherwise the learner reads `message`, and the suite is compiled without the files in
    /// `opens`.
    case declares(names: [String], opens: [String], message: String)
    /// The check's TODO differs from the stub. Handouts have one for each TODO, because the real
    /// checks stay with the instructor.
    case begun
  }

  /// Unique in its exercise; for a test, the name of its function without parentheses.
  package let id: String
  /// The statement that is true when it passes, in words for a learner.
  package let name: String
  /// Its points; a check with 0 is run and explained but has no effect on the verdict.
  package let points: Int
  /// The way it is evaluated.
  package let kind: Kind
  /// The id of an earlier check. Until that one passes, a pass of this check means nothing, because
  /// the code it tests has not been written. Nil if it is meaningful from the start.
  package var needs: String? = nil
  /// The number of the stub's TODO that decides it. Completing that TODO after the earlier ones
  /// makes the check pass, and completing later ones does not change that.
  package var todo: Int = 1
  /// The lesson section that explains its subject; nil if the exercise names none.
  package var read: LessonPlace? = nil
  /// Whether its author allows handing it out as a readable example.
  package var isPublic: Bool = false
}

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
  package var messages: [Message]
  /// The number of the stub's TODO that decides it, or in whose code the process ended; nil in reports
  /// from before this existed.
  package var todo: Int?
  /// The lesson section that explains its subject, if it did not pass and exercise.json names one.
  package var read: LessonPlace?
  /// The output of the learner's code during the check, if it did not pass and printed anything: at
  /// most about 2,000 characters, from its beginning and its end. It does not affect the verdict.
  package var printed: String?
  /// Wall time from start to end, in seconds.
  package let seconds: Double

  package init(
    _ check: Check, _ status: CheckStatus, messages: [Message] = [], seconds: Double = 0,
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

extension CheckResult {
  private static var place: Regex<(Substring, Substring, Substring)> {
    /([^\s\/:]+\.swift):(\d+)/
  }

  /// Whether a message names a file's line.
  package var namesLine: Bool { messages.contains { $0.english.contains(Self.place) } }

  /// The line in one of these files at which its process ended, named in a message:
  /// `… at Picker.swift:12: …`.
  package func end(in files: [SourceFile]) -> (file: String, line: Int)? {
    guard status.endedProcess else { return nil }
    return messages.lazy.flatMap { $0.english.matches(of: Self.place) }
      .compactMap { match in
        let file = String(match.output.1)
        guard files.contains(where: { $0.name == file }) else { return nil }
        return Int(match.output.2).map { (file, $0) }
      }.first
  }
}
