import CourseModel
import Foundation

/// A platform's own gradebook, into which grades are entered.
package struct Gradebook: Sendable {
  /// The platform whose it is, as people call it.
  package let platform: String
  private let layout: any GradebookLayout

  /// The gradebook in this file.
  ///
  /// - Parameters:
  ///   - path: How the file was typed, for what is said about it.
  ///   - column: The column that somebody has named; nil if nobody has.
  ///   - titles: What the column may be called.
  package init(
    at url: URL, path: String, column: String? = nil, titles: [String]
  ) throws(GradebookError) {
    let table = try CSVTable(at: url, path: path)
    let columns = table.columns
    let layouts: [(String, any GradebookLayout.Type)] = [
      ("Canvas", CanvasGradebook.self), ("Moodle", MoodleWorksheet.self),
      ("Blackboard", BlackboardGradebook.self),
    ]
    guard let (name, kind) = layouts.first(where: { $0.1.recognises(columns) }) else {
      throw .unknownColumns(path: path, columns: columns)
    }
    platform = name
    layout = try kind.init(table, column: column, titles: titles, path: path)
  }

  /// What came of entering grades.
  package struct Entered: Sendable {
    /// The file to give back to the platform.
    package let data: Data
    /// How many rows have a mark now.
    package let count: Int
    /// Who handed in and is not in the gradebook.
    package let strangers: [String]
    /// Submissions of people of whom there is another one, so that nobody can know which counts.
    package let twice: [String]
    /// Who is in the gradebook, and of whom there is no mark.
    package let without: [String]
    /// Whose marks the platform has locked.
    package let locked: [String]
    /// Whose submissions could not be judged, so that they have no mark.
    package let unjudged: [String]
    /// Whom somebody has excused, so that they have none.
    package let excused: [String]
  }

  /// Enters these grades. What is not known, or was not judged, changes nothing.
  package func entering(_ grades: [StudentGrade]) -> Entered {
    let people = layout.people
    let handedIn = grades.filter { !$0.isMissing || $0.adjustment != nil }
    let rows = zip(handedIn, Self.matches(handedIn, people)).map { grade, found in
      found.isEmpty ? membersRows(of: grade) : found
    }
    let claims = Dictionary(rows.flatMap { Set($0) }.map { ($0, 1) }, uniquingKeysWith: +)
    var marks: [Int: Mark] = [:]
    var strangers: [String] = []
    var twice: [String] = []
    var locked: [String] = []
    var (unjudged, excused): ([String], [String]) = ([], [])
    for (grade, rows) in zip(handedIn, rows) {
      if rows.isEmpty { strangers.append(grade.submission) }
      let isTwice = rows.contains { claims[$0, default: 0] > 1 }
      if isTwice { twice.append(grade.submission) }
      guard let points = grade.points else {
        let isExcused = grade.adjustment?.isExcused == true
        if isExcused { excused.append(grade.submission) } else { unjudged.append(grade.submission) }
        continue
      }
      for row in rows where !isTwice {
        if layout.isLocked(row) {
          locked.append(grade.submission)
        } else {
          marks[row] = Mark(points: points, maxPoints: grade.maxPoints, feedback: grade.feedback)
        }
      }
    }
    let without = people.filter { marks[$0.row] == nil && !layout.isLocked($0.row) }
    return Entered(
      data: layout.filled(with: marks).data, count: marks.count, strangers: strangers,
      twice: twice, without: without.map { $0.student.title }, locked: locked,
      unjudged: unjudged, excused: excused)
  }

  /// The rows of a group's members, by the group's name.
  private func membersRows(of grade: StudentGrade) -> [Int] {
    grade.delivery?.students.first?.name.map(layout.rows) ?? []
  }

  /// The rows of each grade, of a group's members several.
  private static func matches(
    _ grades: [StudentGrade], _ people: [(row: Int, student: Student)]
  ) -> [[Int]] {
    let persons = grades.map { grade in
      let students = grade.delivery?.students ?? []
      return (students.isEmpty ? [Student()] : students).map {
        PeopleMatching.Person($0, title: grade.title, from: grade.delivery?.platform)
      }
    }
    let matching = PeopleMatching(persons.flatMap(\.self), on: people.map { $0.student })
    var next = 0
    return persons.map { group in
      defer { next += group.count }
      return matching.places[next..<next + group.count].compactMap(\.self).map { people[$0].row }
    }
  }
}

extension StudentGrade {
  /// What the submission is called, without what an archive's name ends in.
  fileprivate var title: String {
    guard delivery?.platform == nil || delivery?.students.isEmpty == true else { return submission }
    return PeopleIndex.title(ofFile: submission)
  }

  /// What the student reads: the points, and why they are not all.
  package var feedback: String {
    guard let points else { return "" }
    let mark = Mark(points: points, maxPoints: max(maxPoints, .leastNonzeroMagnitude))
    let greatest = Mark(points: maxPoints, maxPoints: 1)
    var lines = ["Points: \(mark.text(scaledTo: nil)) of \(greatest.text(scaledTo: nil))"]
    if let adjustment { lines.append("Set by \(adjustment.by): \(adjustment.comment)") }
    if adjustment == nil, percentOff > 0, let daysLate {
      lines.append("Late by \(daysLate) days: \(Int(percentOff.rounded())) % less")
    }
    for report in reports {
      if reports.count > 1 {
        lines += ["", "\(report.exercise): \(report.points)/\(report.maxPoints)"]
      }
      lines += report.wordsForStudents
    }
    return lines.joined(separator: "\n")
  }
}

extension Report {
  /// Why it has not passed: what every student may read, so without the names of mistakes.
  fileprivate var wordsForStudents: [String] {
    if passed { return ["All checks passed."] }
    let first = message.map { [$0] } ?? []
    let errors = diagnostics.filter { $0.severity == .error && !$0.isEcho }.prefix(3)
      .map { "\($0.file):\($0.line): \($0.message)" }
    let open = checks.filter(\.status.isWrong)
      .map { ([$0.name] + $0.messages.prefix(1)).joined(separator: ": ") }
    return first + errors + open
  }
}
