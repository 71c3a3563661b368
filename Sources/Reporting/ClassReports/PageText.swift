import CourseModel
import Mustache
import Terminal

/// Escapes text for a page scalar by scalar, so that none combines with the next one.
///
/// The library escapes characters. A quotation mark with a combining accent is a different
/// character to it, but still ends an attribute in HTML.
struct PageText: MustacheContentType {
  /// The name in templates.
  static let name = "PAGE"
  /// The first line of a template.
  static let pragma = "{{% CONTENT_TYPE:\(name)}}"

  func escapeText(_ text: String) -> String { text.escapedForPage }

  /// Registers the content type; safe to repeat.
  static func register() { MustacheContentTypes.register(PageText(), named: name) }
}

extension String {
  /// The text escaped for an element or an attribute.
  var escapedForPage: String {
    escapedForXML.replacing("&#10;", with: "\n").replacing("&#9;", with: "\t")
      .escaped(["'": "&#39;"])
  }
}
