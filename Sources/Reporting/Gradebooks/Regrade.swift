import CourseModel

/// The differences between an earlier run of the grader on a class and the current one.
package struct Regrade: Sendable {
  /// The kind of change in a student's points for one exercise, in display order.
  enum Kind: String, Sendable, CaseIterable {
    /// There are fewer points.
    case fell
    /// There were points, and now it could not be judged or is missing; this is not a zero.
    case notJudged
    /// There are as many points, but for other checks or for another reason.
    case changed
    case rose
    /// There are points now, but there were none before.
    case judged
  }

  /// The result of one run.
  struct Side: Sendable {
    /// The verdict on the submission.
    let status: ReportStatus
    /// Nil if it was not judged.
    let points: Double?
    /// The maximum number of points.
    let maxPoints: Double
    /// Whether somebody set these points by hand; without points, the student is excused.
    let isAdjusted: Bool

    /// The fraction of the maximum, 0 to 1; nil if it was not judged.
    var share: Double? { points.map { maxPoints > 0 ? $0 / maxPoints : 0 } }
  }

  /// A reason why a student's whole grade has changed.
  enum Reason: Sendable, Equatable {
    /// The points of this exercise.
    case exercise(String)
    /// The late penalty, as percentages: another deadline, extension or penalty.
    case lateness(before: Double, now: Double)
    /// A person set the grade now, or set another one.
    case adjusted(by: String)
    case noLongerAdjusted
    /// The assignment weighs its exercises differently.
    case weights
  }

  /// The change for one student in one exercise, or in the whole grade.
  struct Move: Sendable {
    /// The current name of the submission.
    let submission: String
    /// The student, if known.
    let student: Student?
    /// The exercise's name; nil for the whole grade, as it goes into the gradebook.
    let exercise: String?
    /// The reasons why the whole grade has changed; empty for an exercise, whose checks are the
    /// reason.
    var reasons: [Reason] = []
    /// The earlier and the current result.
    let (old, new): (Side, Side)
    /// Ids of checks that pass only now, in the order of the checks.
    let gained: [String]
    /// Ids of checks that passed only before.
    let lost: [String]
    /// Whether the judged files have changed.
    let hasOtherContent: Bool
    /// Whether the grade was set by hand, so that this change does not affect it.
    let isAdjusted: Bool
    /// The kind of change.
    let kind: Kind

    /// The difference in points; nil if the maximum differs or one side was not judged.
    var change: Double? {
      guard old.maxPoints == new.maxPoints, let before = old.points, let now = new.points else {
        return nil
      }
      return now - before
    }

    /// The difference as a fraction of the maximum, -1 to 1; nil if one side was not judged.
    var shareChange: Double? {
      guard let before = old.share, let now = new.share else { return nil }
      return now - before
    }
  }

  /// Whether a change is about a grade that was set by hand, in one of the runs.
  package var hasAdjusted: Bool { moves.contains { $0.old.isAdjusted || $0.new.isAdjusted } }

  /// The changes: losses first, with the largest at the top.
  let moves: [Move]
  /// The number of students without a change.
  package let unchanged: Int
  /// Names of submissions that only the earlier run has.
  package let onlyBefore: [String]
  /// Names of submissions that only the current run has.
  package let onlyNow: [String]

  /// Whether any student's grade fell, apart from grades set by hand.
  package var hasFallen: Bool { moves.contains { $0.kind == .fell && !$0.isAdjusted } }

  /// Compares two runs.
  ///
  /// - Parameters:
  ///   - former: All reports of the earlier run, in any order.
  ///   - kept: The earlier grades by submission; empty if the run has not kept any.
  ///   - grades: The current grades, one row for each student.
  ///   - assignment: The current assignment.
  package init(
    from former: [Report], _ kept: [String: KeptGrade] = [:], to grades: [StudentGrade],
    of assignment: ClassAssignment
  ) {
    let old = FormerGrades(former, of: assignment)
    let pairs = StudentPairs(old.grades, grades)
    var moves: [Move] = []
    var unchanged = 0
    for (before, now) in pairs.both {
      var own: [Move] = []
      for (part, report) in zip(assignment.parts, grades[now].reports) {
        guard let other = old.grades[before].reports.first(where: { $0.exercise == part.exercise })
        else { continue }
        if let move = Move(other, report, part, isAdjusted: grades[now].adjustment != nil) {
          own.append(move)
        }
      }
      let former = old.grades[before]
      let whole = kept[former.submission].flatMap { Move(former, $0, grades[now], after: own) }
      moves += [whole].compactMap(\.self) + own
      if whole == nil && own.isEmpty { unchanged += 1 }
    }
    self.moves = moves.sorted { first, second in
      guard first.kind == second.kind else { return first.kind.rank < second.kind.rank }
      let (one, two) = (first.shareChange ?? 0, second.shareChange ?? 0)
      // Put the largest changes first.
      return abs(one) == abs(two) ? false : abs(one) > abs(two)
    }
    self.unchanged = unchanged
    onlyBefore = pairs.first.map { old.grades[$0].submission }
    onlyNow = pairs.second.map { grades[$0] }.filter { !$0.isMissing }.map(\.submission)
  }
}

extension Regrade.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Regrade.Move {
  /// The change between two reports on one exercise; nil without one.
  fileprivate init?(
    _ old: Report, _ new: Report, _ part: ClassAssignment.Part, isAdjusted: Bool
  ) {
    func side(_ report: Report) -> Regrade.Side {
      Regrade.Side(
        status: report.status,
        points: report.adjustment.map(\.points) ?? part.points(in: report),
        maxPoints: Double(part.countedMax(in: report)), isAdjusted: report.adjustment != nil)
    }
    func passed(_ report: Report) -> [String] {
      part.counted(in: report).filter { $0.status == .passed }.map(\.id)
    }
    let (before, now) = (passed(old), passed(new))
    (self.old, self.new) = (side(old), side(new))
    gained = now.filter { !before.contains($0) }
    lost = before.filter { !now.contains($0) }
    let isOther = old.status != new.status || old.mistake != new.mistake
    let kind: Regrade.Kind? =
      switch (self.old.share, self.new.share) {
      case (nil, nil): nil
      case (_?, nil): .notJudged
      case (nil, _?): .judged
      case (let before?, let now?) where now < before: .fell
      case (let before?, let now?) where now > before: .rose
      default: isOther || !gained.isEmpty || !lost.isEmpty ? .changed : nil
      }
    guard let kind else { return nil }
    self.kind = kind
    submission = new.submission
    student = new.delivery?.students.first
    exercise = part.exercise
    let contents = [old.provenance?.content, new.provenance?.content].compactMap(\.self)
    hasOtherContent = contents.count == 2 && contents[0] != contents[1]
    self.isAdjusted = isAdjusted
  }
}

extension Regrade.Move {
  /// The change of a whole grade; nil without one, or if one of its exercises says it all.
  ///
  /// - Parameter moves: Those of its exercises.
  fileprivate init?(
    _ old: StudentGrade, _ kept: KeptGrade, _ new: StudentGrade, after moves: [Regrade.Move]
  ) {
    let now = KeptGrade(new, from: nil)
    let kind: Regrade.Kind
    switch (kept.share, now.share) {
    case (nil, nil):
      // Excused, or no longer, without points before and now.
      guard (kept.adjustment == nil) != (now.adjustment == nil) else { return nil }
      kind = .changed
    case (_?, nil): kind = .notJudged
    case (nil, _?): kind = .judged
    case (let before?, let share?):
      guard abs(before - share) > 1e-6 else { return nil }
      kind = share < before ? .fell : .rose
    }
    var reasons = moves.filter { $0.kind != .changed }.compactMap(\.exercise)
      .map(Regrade.Reason.exercise)
    // Penalties do not reduce grades that were set by hand.
    let isSet = kept.adjustment != nil || now.adjustment != nil
    if !isSet, kept.percentOff != now.percentOff {
      reasons.append(.lateness(before: kept.percentOff, now: now.percentOff))
    }
    // The former answers count as much as then, unless the assignment has changed.
    if kept.adjustment == nil, let share = kept.share, kept.percentOff < 100,
      let counted = old.shareOfParts
    {
      let isSame = abs(share / (1 - kept.percentOff / 100) - counted) < 1e-6
      if !isSame || old.reports.count != new.reports.count { reasons.append(.weights) }
    }
    switch (kept.adjustment, now.adjustment) {
    case (let before, let adjustment?) where before != adjustment:
      reasons.append(.adjusted(by: adjustment.by))
    case (_?, nil): reasons.append(.noLongerAdjusted)
    default: break
    }
    // The row of an only exercise has the same points.
    if new.reports.count == 1, moves.count == 1, kept.percentOff == 0, now.percentOff == 0 {
      let row = moves[0]
      func isSame(_ one: Double?, _ other: Double?) -> Bool {
        one.map { abs($0 - (other ?? -1)) < 1e-6 } ?? (other == nil)
      }
      if isSame(row.old.share, kept.share), isSame(row.new.share, now.share) { return nil }
    }
    func side(_ grade: KeptGrade, _ status: ReportStatus) -> Regrade.Side {
      Regrade.Side(
        status: status, points: grade.points, maxPoints: grade.maxPoints,
        isAdjusted: grade.adjustment != nil)
    }
    self.init(
      submission: new.submission, student: new.delivery?.students.first, exercise: nil,
      reasons: reasons.isEmpty ? [.weights] : reasons, old: side(kept, old.status),
      new: side(now, new.status), gained: [], lost: [], hasOtherContent: false,
      isAdjusted: new.adjustment != nil, kind: kind)
  }
}

/// The grades of an earlier run, one row for each student, with the attempt that counts.
private struct FormerGrades {
  let grades: [StudentGrade]

  init(_ reports: [Report], of assignment: ClassAssignment) {
    var found: [String: [String: Report]] = [:]
    for report in reports { found[report.submission, default: [:]][report.exercise] = report }
    // Exercises that the assignment gained since then have no earlier result.
    let known = Set(reports.map(\.exercise))
    let parts = assignment.parts.filter { known.contains($0.exercise) }
    let names = found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let rows = names.filter { name in parts.allSatisfy { found[name]?[$0.exercise] != nil } }
    let columns = parts.map { part in rows.compactMap { found[$0]?[part.exercise] } }
    grades = assignment.only(parts).grades(columns)
  }
}

/// A student's grade in one run, as it went into the gradebook. Runs keep it beside their reports,
/// because no report knows about lateness, or about a grade that was set for a whole assignment.
package struct KeptGrade: Codable, Sendable, Equatable {
  /// Nil if excused or not judged.
  let points: Double?
  let maxPoints: Double
  /// The late penalty as a percentage.
  let percentOff: Double
  /// The grade that a person set; nil without one.
  let adjustment: Adjustment?
  /// The file with that grade, as the user typed it.
  package let file: String?

  /// - Parameter file: The file with the grades that were set by hand, if there is one.
  package init(_ grade: StudentGrade, from file: String?) {
    (points, maxPoints) = (grade.points, grade.maxPoints)
    (percentOff, adjustment) = (grade.percentOff, grade.adjustment)
    self.file = grade.adjustment == nil ? nil : file
  }

  /// The fraction of the maximum; nil without points.
  var share: Double? { points.map { maxPoints > 0 ? $0 / maxPoints : 0 } }
}
