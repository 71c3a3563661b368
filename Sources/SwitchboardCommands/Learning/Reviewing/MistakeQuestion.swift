import CourseModel

/// "Find the mistake": a known wrong program, and the question which check it fails, or which line
/// is at fault.
struct MistakeQuestion: Sendable {
  /// The kind of answer.
  enum Kind: Hashable, Sendable {
    /// The letter of a check.
    case check
    /// The number of a line.
    case line
  }

  /// The maximum number of code lines in a question, so that it can be read in a minute.
  static let lines = 30
  /// The maximum number of rows on the screen, including separators; there is no question about a
  /// program that needs more.
  static let rows = 48
  /// The number of checks offered.
  static let choiceCount = 4

  /// The kind of answer.
  let kind: Kind
  /// The names of exercise and mistake.
  let id: String
  let exercise: Exercise
  let mistake: Exercise.Mistake
  let excerpts: [ProgramExcerpt]
  /// The checks offered, in the order of the exercise; exactly one of them fails.
  let choices: [Check]

  /// Creates a question about a mistake; nil if there is nothing to ask.
  ///
  /// - Parameters:
  ///   - files: The files of the mistake that differ from the solution's.
  ///   - round: The number of earlier questions about this exercise. It decides the kind of
  ///     question where both are possible, and which checks are offered.
  init?(
    about mistake: Exercise.Mistake, of exercise: Exercise, files: [SourceFile],
    solution: [SourceFile], round: Int
  ) {
    let files = files.sorted { $0.name < $1.name }
    guard !files.isEmpty else { return nil }
    let id = Self.id(of: mistake, in: exercise)
    let excerpts = files.map { file in
      ProgramExcerpt(
        of: file, beside: solution.first { $0.name == file.name },
        limit: Self.lines / files.count, seed: id.utf8.count + round)
    }
    guard excerpts.reduce(0, { $0 + $1.rows.count }) <= Self.rows else { return nil }
    let choices = Self.choices(for: mistake, in: exercise, round: round)
    let asksForLine = Self.asksForLine(excerpts, files, solution)
    guard !choices.isEmpty || asksForLine else { return nil }
    kind = asksForLine && (choices.isEmpty || !round.isMultiple(of: 2)) ? .line : .check
    self.id = id
    self.exercise = exercise
    self.mistake = mistake
    self.excerpts = excerpts
    self.choices = choices
  }

  /// Returns the key for the history of a mistake's questions.
  static func id(of mistake: Exercise.Mistake, in exercise: Exercise) -> String {
    "\(exercise.name)/\(mistake.name)"
  }

  // MARK: - The right answer

  /// The numbers of the lines at fault among those shown, counted from 1; any of them is right.
  var wrongLines: [Int] {
    excerpts[0].lines.indices.filter { excerpts[0].lines[$0].isWrong }.map { $0 + 1 }
  }

  /// The index of the failing check among those offered.
  var failing: Int? { choices.firstIndex { mistake.open.contains($0.id) } }

  /// Whether the learner can find a line: only one file differs, and it has a few lines that the
  /// solution doesn't have anywhere.
  private static func asksForLine(
    _ excerpts: [ProgramExcerpt], _ files: [SourceFile], _ solution: [SourceFile]
  ) -> Bool {
    guard excerpts.count == 1, let right = solution.first(where: { $0.name == files[0].name })
    else { return false }
    let known = Set(
      String(decoding: right.content, as: UTF8.self).split(separator: "\n")
        .map { $0.filter { !$0.isWhitespace } })
    let wrong = excerpts[0].lines.filter(\.isWrong)
    return (1...3).contains(wrong.count)
      && wrong.allSatisfy { !known.contains($0.text.filter { !$0.isWhitespace }) }
  }

  /// Returns one check that fails and some that pass; empty if they can't be distinguished.
  private static func choices(
    for mistake: Exercise.Mistake, in exercise: Exercise, round: Int
  ) -> [Check] {
    let checks = exercise.checks.filter { $0.points > 0 }
    guard let failing = checks.first(where: { mistake.open.contains($0.id) }) else { return [] }
    let passing = checks.filter {
      !mistake.open.contains($0.id) && !mistake.holdsUp($0, in: checks)
    }
    guard !passing.isEmpty else { return [] }
    let start = (mistake.name.utf8.reduce(0) { $0 + Int($1) } + round) % passing.count
    let others = (passing[start...] + passing[..<start]).prefix(choiceCount - 1).map(\.id)
    return checks.filter { $0.id == failing.id || others.contains($0.id) }
  }
}

extension Exercise.Mistake {
  /// The checks that do not pass with it.
  var open: Set<String> { fails.union(crashes) }

  /// Whether the mistake keeps a check from judging.
  fileprivate func holdsUp(_ check: Check, in checks: [Check]) -> Bool {
    guard let needs = check.needs else { return false }
    if open.contains(needs) { return true }
    return checks.first { $0.id == needs }.map { holdsUp($0, in: checks) } ?? false
  }
}
