import CourseModel
import Typesetting

/// What stands below one heading of a lesson's page, up to the next heading of any level.
struct LessonSection {
  /// The heading's words, without markup.
  let heading: String
  let blocks: [Block]

  /// The sections of a page, from top to bottom; text above the first heading is below the title.
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
