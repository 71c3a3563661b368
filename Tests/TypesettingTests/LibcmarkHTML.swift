import CCMark
import Foundation

/// The output of libcmark: the oracle in addition to the specification.
enum LibcmarkHTML {
  /// Returns the HTML of a source, and a version with raw tags turned into text and without
  /// comments.
  static func html(of markdown: String) -> (html: String, literal: String) {
    let options = CMARK_OPT_VALIDATE_UTF8
    guard let tree = cmark_parse_document(markdown, markdown.utf8.count, options)
    else { return ("", "") }
    defer { cmark_node_free(tree) }
    let html = html(of: tree)
    var raw: [OpaquePointer] = []
    let iterator = cmark_iter_new(tree)
    defer { cmark_iter_free(iterator) }
    while cmark_iter_next(iterator) != CMARK_EVENT_DONE {
      guard let node = cmark_iter_get_node(iterator) else { break }
      let type = cmark_node_get_type(node)
      if type == CMARK_NODE_HTML_BLOCK || type == CMARK_NODE_HTML_INLINE { raw.append(node) }
    }
    for node in raw {
      let isBlock = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK
      let literal = cmark_node_new(isBlock ? CMARK_NODE_CODE_BLOCK : CMARK_NODE_TEXT)
      let html = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      cmark_node_set_literal(literal, html.replacing(/<!-(?s:-.*?-->|->|-.*$)/, with: ""))
      cmark_node_replace(node, literal)
      cmark_node_free(node)
    }
    return (html, Self.html(of: tree))
  }

  private static func html(of tree: OpaquePointer) -> String {
    guard let html = cmark_render_html(tree, CMARK_OPT_UNSAFE) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }
}
