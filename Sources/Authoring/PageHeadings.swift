import CourseModel
import Messages
import Typesetting

/// The headings of a lesson's page, to which tags and checks refer.
struct PageHeadings {
  private let headings: [String]

  init(of lesson: Lesson) throws(TypesettingError) {
    headings = try LessonSection.all(of: lesson).map(\.heading)
  }

  /// Returns a sentence on why this is not a unique heading of the page; nil if it is.
  ///
  /// - Parameter page: The page's name in the sentence; nil for “the page”.
  func doubt(about heading: String, of page: String? = nil) -> Message? {
    switch headings.count(where: { $0 == heading }) {
    case 1: nil
    case 0:
      noHeading(
        heading, of: page,
        instead: suggestion(instead: heading, among: headings, else: Message.headingsAre))
    default: page.map { .headingTwice(heading, of: $0) } ?? .headingTwice(heading)
    }
  }

  private func noHeading(_ heading: String, of page: String?, instead: Message) -> Message {
    page.map { .noHeading(heading, of: $0, instead: instead) }
      ?? .noHeading(heading, instead: instead)
  }
}
