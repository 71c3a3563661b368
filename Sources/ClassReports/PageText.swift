import CourseModel
import Mustache
import Terminal

/// How text comes into a page: each sign by itself, so that none joins with what follows it.
///
/// The library's own way looks at characters, and a quotation mark that carries an accent is another
/// character, which ends an attribute all the same.
struct PageText: MustacheContentType {
  /// What templates name it by.
  static let name = "PAGE"
  /// The first line of a template.
  static let pragma = "{{% CONTENT_TYPE:\(name)}}"

  func escapeText(_ text: String) -> String { text.escapedForPage }

  /// Makes it known; again and again does no harm.
  static func register() { MustacheContentTypes.register(PageText(), named: name) }
}

extension String {
  /// Text as a page shows it, in an element or in an attribute.
  var escapedForPage: String {
    escapedForXML.replacing("&#10;", with: "\n").replacing("&#9;", with: "\t")
      .escaped(["'": "&#39;"])
  }
}
