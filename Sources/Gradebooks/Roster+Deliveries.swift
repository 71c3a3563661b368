import CourseModel
import Foundation

extension Roster {
  /// Who of a class has handed in what.
  package struct Attendance: Sendable {
    /// What is known of each submission with what the list adds; nil where nothing is known.
    package let deliveries: [Delivery?]
    /// Who is on the list and handed nothing in.
    package let missing: [Student]
    /// The names of submissions of people who are not on the list.
    package let strangers: [String]
  }

  /// Looks up who handed in.
  ///
  /// - Parameter submissions: What each is called, and what is known of it.
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
  /// The report on somebody who has handed nothing in.
  ///
  /// - Parameter name: What stands in the place of a submission's name.
  package static func missing(_ student: Student, named name: String, _ exercise: Exercise)
    -> Report
  {
    Report(
      course: exercise.course, exercise: exercise.name, submission: name, status: .missing,
      message: "Nothing was handed in.", checks: exercise.checks.map { CheckResult($0, .notRun) },
      delivery: Delivery(students: [student]))
  }
}
