import CourseModel
import Messages
import Typesetting

/// The headings of a lesson's page, which tags and checks name.
struct PageHeadings {
  private let headings: [String]

  init(of lesson: Lesson) throws(TypesettingError) {
    headings = try LessonSection.all(of: lesson).map(\.heading)
  }

  /// Why these words are not clearly a heading of the page, in a sentence; nil if they are.
  ///
  /// - Parameter page: What the sentence calls the page; nil for “the page”.
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
