import CourseModel

/// What moved between what a former run of the grader said of a class and what it says now.
package struct Regrade: Sendable {
  /// What became of somebody's points for one exercise. In the order in which they are shown.
  package enum Kind: String, Sendable, CaseIterable {
    /// There are less of them.
    case fell
    /// There were some, and now it could not be judged, or nothing was handed in: no zero.
    case notJudged
    /// There are as many, for other checks, or for another reason.
    case changed
    case rose
    /// There are some now, and were none.
    case judged
  }

  /// What one of the two runs said.
  package struct Side: Sendable {
    /// What became of the submission.
    package let status: ReportStatus
    /// Nil where it was not judged.
    package let points: Double?
    /// The points of a right answer.
    package let maxPoints: Double

    /// How much of it was done, 0 to 1; nil where it was not judged.
    var share: Double? { points.map { maxPoints > 0 ? $0 / maxPoints : 0 } }
  }

  /// What moved for one student in one exercise.
  package struct Move: Sendable {
    /// What the submission is called now.
    package let submission: String
    /// Who has handed it in, as far as that is known.
    package let student: Student?
    /// The exercise's name.
    package let exercise: String
    /// What was said before, and what is said now.
    package let (old, new): (Side, Side)
    /// Ids of checks that pass now and did not, in the order of the checks.
    package let gained: [String]
    /// Ids of checks that passed and do not now.
    package let lost: [String]
    /// Whether the files that were judged are others than before.
    package let hasOtherContent: Bool
    /// Whether somebody has set the grade by hand, so that none of this moves it.
    package let isAdjusted: Bool
    /// What became of the points.
    package let kind: Kind

    /// By how many points, where both runs have the same at most; else nil.
    package var change: Double? {
      guard old.maxPoints == new.maxPoints, let before = old.points, let now = new.points else {
        return nil
      }
      return now - before
    }

    /// By how much of a right answer, -1 to 1; nil where one of the two was not judged.
    package var shareChange: Double? {
      guard let before = old.share, let now = new.share else { return nil }
      return now - before
    }
  }

  /// What moved: what fell first, most of all at the top.
  package let moves: [Move]
  /// How many students' exercises are as they were.
  package let unchanged: Int
  /// What submissions are called that only the former run knows.
  package let onlyBefore: [String]
  /// What submissions are called that only this run knows.
  package let onlyNow: [String]

  /// Whether somebody's grade is lower than it was. Where it was set by hand it is not.
  package var hasFallen: Bool { moves.contains { $0.kind == .fell && !$0.isAdjusted } }

  /// Compares two runs.
  ///
  /// - Parameters:
  ///   - former: All reports of the run before, in any order.
  ///   - grades: What is said now; a row for each student.
  ///   - assignment: What counts, now.
  package init(
    from former: [Report], to grades: [StudentGrade], of assignment: ClassAssignment
  ) {
    let old = FormerGrades(former, of: assignment)
    let pairs = StudentPairs(old.grades, grades)
    var moves: [Move] = []
    var unchanged = 0
    for (before, now) in pairs.both {
      for (part, report) in zip(assignment.parts, grades[now].reports) {
        guard let other = old.grades[before].reports.first(where: { $0.exercise == part.exercise })
        else { continue }
        if let move = Move(other, report, part, isAdjusted: grades[now].adjustment != nil) {
          moves.append(move)
        } else {
          unchanged += 1
        }
      }
    }
    self.moves = moves.sorted { first, second in
      guard first.kind == second.kind else { return first.kind.rank < second.kind.rank }
      let (one, two) = (first.shareChange ?? 0, second.shareChange ?? 0)
      // What fell or rose most comes first.
      return abs(one) == abs(two) ? false : abs(one) > abs(two)
    }
    self.unchanged = unchanged
    onlyBefore = pairs.first.map { old.grades[$0].submission }
    onlyNow = pairs.second.map { grades[$0].submission }
  }
}

extension Regrade.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Regrade.Move {
  /// What moved between two reports on one exercise; nil if nothing did.
  fileprivate init?(
    _ old: Report, _ new: Report, _ part: ClassAssignment.Part, isAdjusted: Bool
  ) {
    func side(_ report: Report) -> Regrade.Side {
      Regrade.Side(
        status: report.status, points: part.points(in: report),
        maxPoints: Double(part.countedMax(in: report)))
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

/// The grades of a former run: a row for each student, of several attempts the one that counts.
private struct FormerGrades {
  let grades: [StudentGrade]

  init(_ reports: [Report], of assignment: ClassAssignment) {
    var found: [String: [String: Report]] = [:]
    for report in reports { found[report.submission, default: [:]][report.exercise] = report }
    // What is in an assignment only now has nothing to be compared with.
    let known = Set(reports.map(\.exercise))
    let parts = assignment.parts.filter { known.contains($0.exercise) }
    let names = found.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let rows = names.filter { name in parts.allSatisfy { found[name]?[$0.exercise] != nil } }
    let columns = parts.map { part in rows.compactMap { found[$0]?[part.exercise] } }
    grades = assignment.only(parts).grades(columns)
  }
}
