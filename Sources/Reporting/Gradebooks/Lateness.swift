import CourseModel
import Foundation
import Messages

/// The lateness of a submission, with its penalty.
struct Lateness {
  /// The days begun after due date and grace period; nil if unknown.
  let days: Int?
  /// The penalty as a percentage.
  let percentOff: Double
  /// Decisions left to a person, as sentences.
  let notes: [Message]

  private static let day = 86_400.0

  /// The lateness of a delivery, for an assignment.
  ///
  /// - Parameter due: The due date; nil if there is none.
  init(of delivery: Delivery?, due: Date?, for assignment: ClassAssignment) {
    guard let due else {
      (days, percentOff, notes) = (nil, 0, [])
      return
    }
    guard let text = delivery?.submittedAt,
      let moment = Date(iso8601: text, orZone: assignment.zone)
    else {
      let isLate = delivery?.isLate == true
      let note = Message(
        """
        It is marked as late, and not by how much: nothing was taken off for that. Decide by hand.
        """)
      (days, percentOff, notes) = (isLate ? nil : 0, 0, isLate ? [note] : [])
      return
    }
    let seconds = moment.timeIntervalSince(due) - (assignment.late?.graceMinutes ?? 0) * 60
    let days = seconds > 0 ? Int((seconds / Self.day).rounded(.up)) : 0
    self.days = days
    percentOff = assignment.late.map { min($0.maxPercent, Double(days) * $0.percentPerDay) } ?? 0
    notes = []
  }
}

/// The due dates of a class: the same for everyone, except for those with an extension.
package struct DueDates {
  private let due: Date?
  /// The extensions, by the places of those who have them.
  private var extensions: [Int: Date] = [:]
  /// By place, the extensions that may be this person's or another's.
  private var doubts: [Int: [String]] = [:]
  /// Keys that fit several people, with their names.
  private var several: [(key: String, names: [String])] = []
  /// The extensions of people who are nowhere in the class.
  package private(set) var unknown: [String] = []

  /// The due dates of these people, each with the submission's name and the student.
  ///
  /// - Parameter listed: People who are on a list of the class, and may have handed in nothing.
  package init(
    _ assignment: ClassAssignment, for people: [(name: String, delivery: Delivery?)],
    listed: [Student] = []
  ) {
    due = assignment.due
    guard !assignment.extensions.isEmpty else { return }
    let finder = PeopleFinder(people)
    let others = PeopleFinder(listed.map { ($0.title, Delivery(students: [$0])) })
    for (key, date) in assignment.extensions.sorted(by: { $0.key < $1.key }) {
      switch finder.find(key) {
      // A person may have more time, and hand in nothing.
      case .nobody: if others.find(key) == .nobody { unknown.append(key) }
      case .one(let places):
        for place in places { extensions[place] = max(date, extensions[place] ?? date) }
      case .several(let names):
        several.append((key, names))
        for place in people.indices where names.contains(people[place].name) {
          doubts[place, default: []].append(key)
        }
      }
    }
  }

  /// Refuses extensions whose owner is not clear.
  package func verify() throws(GradebookError) {
    guard several.isEmpty else {
      throw .extensionsOfSeveral(
        several.map { GradebookError.SharedExtension(key: $0.key, names: $0.names) })
    }
  }

  /// The due date of the person at this place; nil if there is none.
  func due(at place: Int) -> Date? { [due, extensions[place]].compactMap(\.self).max() }

  /// The decisions that an instructor has to make about the person at this place, in sentences.
  func notes(at place: Int) -> [Message] {
    (doubts[place] ?? []).map {
      Message(
        """
        The extension of '\($0, "name")' could be another's, and was not counted. Decide by hand.
        """)
    }
  }
}
