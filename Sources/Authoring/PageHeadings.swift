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
    default:
      page.map {
        Message(
          "\($0, "page") has two headings '\(heading, "heading")'; change one of them")
      }
        ?? Message(
          "the page has two headings '\(heading, "heading")'; change one of them")
    }
  }

  private func noHeading(_ heading: String, of page: String?, instead: Message) -> Message {
    page.map {
      Message("\($0, "page") has no heading '\(heading, "heading")'; \(instead, "instead")")
    }
      ?? Message("the page has no heading '\(heading, "heading")'; \(instead, "instead")")
  }
}

extension Message {
  /// Ends a sentence on a name; the names are in quotes, separated by commas.
  fileprivate static func headingsAre(_ names: String) -> Message {
    Message("its headings are \(names, "names")")
  }
}

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
