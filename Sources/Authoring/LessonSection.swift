import CourseModel
import Typesetting

/// The text below one heading of a lesson's page, up to the next heading of any level.
struct LessonSection {
  /// The heading without markup.
  let heading: String
  let blocks: [Block]

  /// Returns the sections of a page in order; text above the first heading is in a section with the
  /// page's title.
  static func all(of lesson: Lesson) throws(TypesettingError) -> [LessonSection] {
    var sections: [LessonSection] = []
    var heading = lesson.title
    var blocks: [Block] = []
    for (index, block) in try MarkdownDocument(parsing: lesson.body).blocks.enumerated() {
      if case .heading(_, let content) = block {
        if index > 0 { sections.append(LessonSection(heading: heading, blocks: blocks)) }
        (heading, blocks) = (content.plainText, [])
      } else {
        blocks.append(block)
      }
    }
    sections.append(LessonSection(heading: heading, blocks: blocks))
    return sections
  }
}
