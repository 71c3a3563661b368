import CourseModel
import Grading
import Reporting
import Terminal
import Typesetting

/// The pages for the students of a class.
struct FeedbackPages {
  private let graded: GradedClass
  private let assignment: ClassAssignment?
  /// The conversations in the first failed checks, by the submissions' names.
  private let heard: [String: HeardConversation]

  init(graded: GradedClass, assignment: ClassAssignment?) {
    self.graded = graded
    self.assignment = assignment
    let pairs = zip(graded.items, graded.heard ?? []).compactMap { item, heard in
      heard.map { (item.name, $0) }
    }
    heard = Dictionary(pairs) { first, _ in first }
  }

  func page(of grade: StudentGrade) -> FeedbackPage {
    let parts = zip(zip(graded.exercises, graded.assignment.parts), grade.reports).map {
      pair, report in
      FeedbackPage.Part(
        title: pair.0.title, report: report, excluded: pair.1.excluded,
        picture: heard[grade.submission].map(Self.picture))
    }
    return FeedbackPage(
      name: Self.name(of: grade), title: graded.assignment.title, parts: parts,
      grade: assignment == nil && grade.adjustment == nil ? nil : grade)
  }

  /// The student's name. For several or unknown students, the submission's name.
  private static func name(of grade: StudentGrade) -> String {
    guard let students = grade.delivery?.students, students.count == 1, let name = students[0].name
    else { return grade.submission }
    return name
  }

  private static func picture(of heard: HeardConversation) -> FeedbackPage.Picture {
    FeedbackPage.Picture(
      check: heard.check.name,
      svg: VectorImage(
        of: heard.conversation, title: "What your objects said", columns: 90
      ).text)
  }
}
