import CourseModel
import Foundation
import Messages

extension Roster {
  /// The submissions and absences of a class.
  package struct Attendance: Sendable {
    /// The delivery of each submission, completed from the list; nil if nothing is known.
    package let deliveries: [Delivery?]
    /// The students on the list without a submission.
    package let missing: [Student]
    /// The names of submissions by people who are not on the list.
    package let strangers: [String]
  }

  /// Matches submissions with the list.
  ///
  /// - Parameter submissions: The name and delivery of each submission.
  package func attendance(_ submissions: [(name: String, delivery: Delivery?)]) -> Attendance {
    let people = submissions.map { name, delivery in
      let students = delivery?.students ?? []
      return (students.isEmpty ? [Student()] : students).map {
        PeopleMatching.Person(
          $0, title: PeopleIndex.title(ofFile: name), from: delivery?.platform)
      }
    }
    let matching = PeopleMatching(people.flatMap(\.self), on: students)
    var deliveries: [Delivery?] = []
    var strangers: [String] = []
    var next = 0
    for (submission, group) in zip(submissions, people) {
      let places = matching.places[next..<next + group.count]
      next += group.count
      if places.allSatisfy({ $0 == nil }) { strangers.append(submission.name) }
      let known = zip(group, places).map { person, place in
        place.map { person.student.completed(by: students[$0]) } ?? person.student
      }
      var delivery = submission.delivery ?? Delivery()
      delivery.students = known.filter { !$0.title.isEmpty }
      let isKnown = submission.delivery != nil || !delivery.students.isEmpty
      deliveries.append(isKnown ? delivery : nil)
    }
    return Attendance(
      deliveries: deliveries, missing: matching.missing.map { students[$0] },
      strangers: strangers)
  }
}

extension Report {
  /// The report on a student without a submission.
  ///
  /// - Parameter name: A substitute for the submission's name.
  package static func missing(_ student: Student, named name: String, _ exercise: Exercise)
    -> Report
  {
    Report(
      course: exercise.course, exercise: exercise.name, submission: name, status: .missing,
      message: Message("Nothing was handed in."),
      checks: exercise.checks.map { CheckResult($0, .notRun) },
      delivery: Delivery(students: [student]))
  }
}
