import CourseModel
import Foundation

/// Moodle's "Offline grading worksheet", changed in place, because Moodle's import relies on the
/// column names and on the date of each grade.
///
/// The columns follow Moodle's mod/assign/gradingtable.php, in English and German.
struct MoodleWorksheet: GradebookLayout {
  private let table: CSVTable
  private let identifier: Int
  private let grade: Int
  private let maximum: Int
  private let feedback: Int?
  private let changeable: Int?
  private let group: Int?
  private let status: Int?
  private let time: Int?

  private static let identifiers: Set<String> = ["identifier", "id"]
  private static let grades: Set<String> = ["grade", "bewertung"]
  private static let maxima: Set<String> = ["maximumgrade", "bestwertung"]
  private static let scales: Set<String> = ["scale", "skala"]
  private static let feedbacks: Set<String> = ["feedbackcomments", "feedbackalskommentar"]
  private static let locks: Set<String> = ["gradecanbechanged", "bewertungkanngeändertwerden"]
  private static let groups: Set<String> = ["group", "gruppe"]
  private static let times: Set<String> = ["lastmodifiedsubmission", "zuletztgeändertabgabe"]
  private static let refusals: Set<String> = ["no", "nein"]

  static func recognises(_ columns: [String]) -> Bool {
    let keys = Set(columns.map(PeopleColumns.key))
    return !keys.isDisjoint(with: identifiers) && !keys.isDisjoint(with: grades)
      && !keys.isDisjoint(with: maxima.union(scales))
  }

  init(
    _ table: CSVTable, column: String?, titles: [String], path: String
  ) throws(GradebookError) {
    let keys = table.columns.map(PeopleColumns.key)
    func place(_ names: Set<String>) -> Int? { keys.firstIndex(where: names.contains) }
    guard let identifier = place(Self.identifiers), let grade = place(Self.grades) else {
      throw .unknownColumns(path: path, columns: table.columns)
    }
    guard let maximum = place(Self.maxima) else { throw .scale(path: path) }
    for row in 0..<table.rowCount where !table.isBlank(row) {
      guard Mark.number(table[row: row, column: maximum]) == nil else { continue }
      throw .noMaximum(
        path: path, line: table.line(ofRow: row), text: table[row: row, column: maximum])
    }
    self.table = table
    (self.identifier, self.grade, self.maximum) = (identifier, grade, maximum)
    (feedback, changeable, group) = (
      place(Self.feedbacks), place(Self.locks), place(Self.groups)
    )
    (status, time) = (place(["status"]), place(Self.times))
  }

  var people: [(row: Int, student: Student)] {
    let columns = PeopleColumns(table.columns)
    return (0..<table.rowCount).compactMap { row in
      let digits = table[row: row, column: identifier].firstMatch(of: /\d+\s*$/)
      guard let digits else { return nil }
      var student = columns.student(in: table, row: row)
      student.id = digits.0.trimmingCharacters(in: .whitespaces)
      return (row, student)
    }
  }

  func isLocked(_ row: Int) -> Bool {
    changeable.map { Self.refusals.contains(PeopleColumns.key(table[row: row, column: $0])) }
      ?? false
  }

  func time(_ row: Int) -> (submittedAt: String?, isLate: Bool?) {
    let words = status.map { table[row: row, column: $0].lowercased() } ?? ""
    return (
      time.flatMap { Self.moment(table[row: row, column: $0]) },
      words.contains(/\blate\b|später|verspätet/) ? true : nil
    )
  }

  /// A time in Moodle's words in ISO 8601, without seconds and zone; nil for another language.
  ///
  /// Moodle's `strftimedaydatetime` is `Sunday, 22 November 2026, 11:58 PM`, in American English
  /// `Sunday, November 22, 2026, 11:58 PM`, in German `Sonntag, 22. November 2026, 23:58`.
  static func moment(_ text: String) -> String? {
    let words = text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ":") }
    let found = words.compactMap { word in months.firstIndex { $0.contains(String(word)) } }
    guard found.count == 1, let month = found.first,
      let year = words.first(where: { $0.count == 4 && Int($0) != nil }).flatMap({ Int($0) }),
      let day = words.first(where: { $0.count < 3 && Int($0) != nil }).flatMap({ Int($0) }),
      let clock = words.firstIndex(where: { $0.contains(":") })
    else { return nil }
    let parts = words[clock].split(separator: ":").compactMap { Int($0) }
    guard parts.count >= 2, var hour = parts.first else { return nil }
    switch words.dropFirst(clock + 1).first {
    case "pm" where hour < 12: hour += 12
    case "am" where hour == 12: hour = 0
    default: break
    }
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let moment = "\(year)-\(two(month + 1))-\(two(day))T\(two(hour)):\(two(parts[1]))"
    return Date(iso8601: moment) == nil ? nil : moment
  }

  /// The months in English and German.
  private static let months: [Set<String>] = [
    ["january", "jan", "januar", "jänner"], ["february", "feb", "februar"],
    ["march", "mar", "märz"], ["april", "apr"], ["may", "mai"], ["june", "jun", "juni"],
    ["july", "jul", "juli"], ["august", "aug"], ["september", "sep"],
    ["october", "oct", "oktober", "okt"], ["november", "nov"],
    ["december", "dec", "dezember", "dez"],
  ]

  func rows(ofGroup name: String) -> [Int] {
    guard let group else { return [] }
    return (0..<table.rowCount).filter { table[row: $0, column: group] == name }
  }

  func filled(with marks: [Int: Mark]) -> CSVTable {
    var filled = table
    for (row, mark) in marks {
      filled[row: row, column: grade] = mark.text(scaledTo: table[row: row, column: maximum])
      if let feedback, !mark.feedback.isEmpty {
        filled[row: row, column: feedback] = Self.html(of: mark.feedback)
      }
    }
    return filled
  }

  /// Moodle interprets the cell as HTML.
  static func html(of text: String) -> String {
    text.escaped([
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "<br>", "\r": "",
    ])
  }
}
