import CourseModel
import Typesetting

/// The headings of a lesson's page, which tags and checks name.
struct PageHeadings {
  private let headings: [String]

  init(of lesson: Lesson) throws(TypesettingError) {
    headings = try LessonSection.all(of: lesson).map(\.heading)
  }

  /// Why these words are not clearly a heading of the page, in a sentence; nil if they are.
  ///
  /// - Parameter page: What the sentence calls the page.
  func doubt(about heading: String, of page: String = "the page") -> String? {
    switch headings.count(where: { $0 == heading }) {
    case 1: nil
    case 0:
      "no heading of \(page) is '\(heading)'; "
        + suggestion(instead: heading, among: headings, called: "its headings")
    default: "two headings of \(page) are '\(heading)'; give one of them other words"
    }
  }
}
