import CourseModel

/// "Find the mistake": a known wrong program, and the question which check it fails, or which line
/// does it.
package struct MistakeQuestion: Sendable {
  /// What is asked for.
  package enum Kind: Hashable, Sendable {
    /// The letter of a check.
    case check
    /// The number of a line.
    case line
  }

  /// Lines of code of one question, so that it can be read in a minute.
  static let lines = 30
  /// Rows on the screen at most, with what stands between those lines; a program that needs more is
  /// not asked about.
  static let rows = 48
  /// Checks of which one has to be found.
  static let choiceCount = 4

  /// What is asked for.
  package let kind: Kind
  /// Exercise and mistake.
  package let id: String
  let exercise: Exercise
  let mistake: Exercise.Mistake
  let excerpts: [ProgramExcerpt]
  /// The checks that are offered, in the order of the exercise; exactly one of them fails.
  let choices: [Check]

  /// A question about a mistake; nil where nothing can be asked.
  ///
  /// - Parameters:
  ///   - files: The files of the mistake that differ from the solution's.
  ///   - round: How often something was asked of this exercise: decides what is asked for, where both
  ///     can be, and which checks are offered.
  package init?(
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

  /// What questions about a mistake are kept by.
  package static func id(of mistake: Exercise.Mistake, in exercise: Exercise) -> String {
    "\(exercise.name)/\(mistake.name)"
  }

  // MARK: - What is right

  /// The line that is at fault, of those that are shown, counted from 1; any of these is right.
  var wrongLines: [Int] {
    excerpts[0].lines.indices.filter { excerpts[0].lines[$0].isWrong }.map { $0 + 1 }
  }

  /// Where the check is that fails among those that are offered.
  var failing: Int? { choices.firstIndex { mistake.open.contains($0.id) } }

  /// A line can be found where one file has a few that the solution lacks, and that are no line of
  /// the solution in another place.
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

  /// One check that fails, and some that pass; none if nobody can tell them apart.
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

  /// Whether a check has nothing to judge because of it.
  fileprivate func holdsUp(_ check: Check, in checks: [Check]) -> Bool {
    guard let needs = check.needs else { return false }
    if open.contains(needs) { return true }
    return checks.first { $0.id == needs }.map { holdsUp($0, in: checks) } ?? false
  }
}
