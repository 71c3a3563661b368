import CCMark

// Nodes of libcmark's tree, which Swift imports as opaque pointers.
extension OpaquePointer {
  /// The literal from libcmark, not sanitized; empty if there is none.
  var rawLiteral: String {
    cmark_node_get_literal(self).map { String(cString: $0) } ?? ""
  }

  /// The children, in order.
  var children: [OpaquePointer] {
    cmark_node_first_child(self).map { Array(sequence(first: $0) { cmark_node_next($0) }) } ?? []
  }

  /// Whether the source continues on the next line.
  var isLineEnd: Bool {
    let type = cmark_node_get_type(self)
    return type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK
  }

  /// Whether this is the first inline on a line of a paragraph.
  var beginsLine: Bool {
    cmark_node_get_type(cmark_node_parent(self)) == CMARK_NODE_PARAGRAPH
      && cmark_node_previous(self)?.isLineEnd ?? true
  }

  /// Removes a trailing line end.
  func removeLastLineEnd() {
    if let last = cmark_node_last_child(self), last.isLineEnd { cmark_node_free(last) }
  }
}
