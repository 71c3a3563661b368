import CCMark

/// Distinguishes indented code from fenced code; libcmark's tree does not.
struct IndentedLines {
  /// The lines indented by at least four columns, counted from 1 (CommonMark 0.30, 4.4).
  private let lines: Set<Int>

  init(of source: String) {
    var found: Set<Int> = []
    var line = 1
    var columns = 0
    var last: UInt8 = 0
    for byte in source.utf8 {
      switch byte {
      case 0x0A where last == 0x0D: break
      case 0x0A, 0x0D:
        line += 1
        columns = 0
      case 0x20 where columns >= 0: columns += 1
      case 0x09 where columns >= 0: columns += 4
      default:
        if columns >= 4 { found.insert(line) }
        columns = -1
      }
      last = byte
    }
    lines = found
  }

  /// Whether a top-level node is indented code.
  func holds(_ node: OpaquePointer) -> Bool {
    cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK && lines.contains(node.startLine)
  }
}
