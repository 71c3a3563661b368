import CourseModel
import Foundation

/// A platform's gradebook, for entering grades.
package struct Gradebook: Sendable {
  /// The platform's display name.
  package let platform: String
  private let layout: any GradebookLayout

  /// Reads a gradebook from a file.
  ///
  /// - Parameters:
  ///   - path: The path as the user typed it, for messages.
  ///   - column: The column that the user named; nil without one.
  ///   - titles: Possible titles of the column.
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

  /// The result of entering grades.
  package struct Entered: Sendable {
    /// The file to upload to the platform.
    package let data: Data
    /// The number of rows with a new mark.
    package let count: Int
    /// Submissions by students who are not in the gradebook.
    package let strangers: [String]
    /// Submissions by students with more than one, so that it is unknown which counts.
    package let twice: [String]
    /// Students in the gradebook without a mark who are not excused.
    package let without: [String]
    /// Submissions whose marks the platform has locked.
    package let locked: [String]
    /// Submissions that could not be judged and have no mark.
    package let unjudged: [String]
    /// Submissions that nobody has read and that have no mark.
    package let unread: [String]
    /// Submissions of excused students, which have no mark.
    package let excused: [String]
  }

  /// Enters these grades. Unknown students and submissions that were not judged change nothing.
  package func entering(_ grades: [StudentGrade]) -> Entered {
    let people = layout.people
    let handedIn = grades.filter { !$0.isMissing || $0.adjustment != nil }
    let found = Self.matches(handedIn.map { ($0.submission, $0.delivery) }, people)
    let rows = zip(handedIn, found).map { grade, found in
      found.isEmpty ? membersRows(of: grade) : found
    }
    let claims = Dictionary(rows.flatMap { Set($0) }.map { ($0, 1) }, uniquingKeysWith: +)
    var marks: [Int: Mark] = [:]
    var strangers: [String] = []
    var twice: [String] = []
    var locked: [String] = []
    var (unjudged, unread, excused): ([String], [String], [String]) = ([], [], [])
    var excusedRows: Set<Int> = []
    for (grade, rows) in zip(handedIn, rows) {
      if rows.isEmpty { strangers.append(grade.submission) }
      let isTwice = rows.contains { claims[$0, default: 0] > 1 }
      if isTwice { twice.append(grade.submission) }
      guard let points = grade.points else {
        if grade.adjustment?.isExcused == true {
          excused.append(grade.submission)
          excusedRows.formUnion(rows)
        } else if grade.isUnread {
          unread.append(grade.submission)
        } else {
          unjudged.append(grade.submission)
        }
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
    let without = people.filter {
      marks[$0.row] == nil && !layout.isLocked($0.row) && !excusedRows.contains($0.row)
    }
    return Entered(
      data: layout.filled(with: marks).data, count: marks.count, strangers: strangers,
      twice: twice, without: without.map { $0.student.title }, locked: locked,
      unjudged: unjudged, unread: unread, excused: excused)
  }

  /// The rows of a group's members, by the group's name.
  private func membersRows(of grade: StudentGrade) -> [Int] {
    grade.delivery?.students.first?.name.map(layout.rows) ?? []
  }

  /// The students in it.
  package var students: [Student] { layout.people.map { $0.student } }

  /// The deliveries of a class, with the gradebook's times, numbers and addresses where the export
  /// has none.
  package func completed(_ submissions: [(name: String, delivery: Delivery?)]) -> [Delivery?] {
    let rows = Self.matches(submissions, layout.people)
    let students = Dictionary(layout.people.map { ($0.row, $0.student) }) { first, _ in first }
    return zip(submissions, rows).map { submission, rows in
      var delivery = submission.delivery ?? Delivery()
      if delivery.students.count == 1, rows.count == 1, let student = students[rows[0]] {
        delivery.students[0] = delivery.students[0].completed(by: student)
      }
      let time = rows.map(layout.time).first { $0.submittedAt != nil || $0.isLate != nil }
      if delivery.submittedAt == nil, delivery.isLate == nil, let time {
        (delivery.submittedAt, delivery.isLate) = time
      }
      return delivery == Delivery() ? submission.delivery : delivery
    }
  }

  /// The rows of each submission; several for a group.
  private static func matches(
    _ submissions: [(name: String, delivery: Delivery?)], _ people: [(row: Int, student: Student)]
  ) -> [[Int]] {
    let persons = submissions.map { name, delivery in
      let students = delivery?.students ?? []
      let isOfFile = delivery?.platform == nil || students.isEmpty
      return (students.isEmpty ? [Student()] : students).map {
        PeopleMatching.Person(
          $0, title: isOfFile ? PeopleIndex.title(ofFile: name) : name, from: delivery?.platform)
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
  /// The text for the student: the points, and the reason for missing ones.
  var feedback: String {
    guard let points else { return "" }
    let mark = Mark(points: points, maxPoints: max(maxPoints, .leastNonzeroMagnitude))
    let greatest = Mark(points: maxPoints, maxPoints: 1)
    var lines = ["Points: \(mark.text(scaledTo: nil)) of \(greatest.text(scaledTo: nil))"]
    if let adjustment { lines.append("Set by \(adjustment.by): \(adjustment.comment)") }
    if adjustment == nil, percentOff > 0, let daysLate {
      let days = daysLate == 1 ? "1 day" : "\(daysLate) days"
      lines.append("\(days) late: \(Mark.plain(percentOff)) % less")
    }
    for report in reports {
      if reports.count > 1 {
        let result = report.isUnread ? "not read" : "\(report.points)/\(report.maxPoints)"
        lines += ["", "\(report.exercise): \(result)"]
      }
      // Somebody who set the grade has looked at what no check judged.
      if adjustment == nil || !(report.isUntouched || report.isUnread) {
        lines += report.wordsForStudents
      }
      lines += report.notes.map(\.english).filter { !lines.contains($0) }
    }
    return lines.joined(separator: "\n")
  }
}

extension Report {
  /// The reasons for not passing. Every student may read it, so it does not name known mistakes.
  fileprivate var wordsForStudents: [String] {
    if passed { return ["All checks passed."] }
    let first = message.map { [$0.english] } ?? []
    // The checks of a stub say nothing about the student's work.
    guard !isUntouched else { return first }
    let errors = diagnostics.filter { $0.severity == .error && !$0.isCascading }.prefix(3)
      .map { "\($0.file):\($0.line): \($0.message)" }
    let open = checks.filter(\.status.isWrong)
      .map { ([$0.name] + $0.messages.prefix(1).map(\.english)).joined(separator: ": ") }
    return first + errors + open
  }
}
