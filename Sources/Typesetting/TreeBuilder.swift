import CCMark
import Terminal

/// Converts libcmark's tree to values during a walk, without recursion.
///
/// Blocks and inlines nest to a depth of at most `nestingLimit` each. Deeper nodes are flattened
/// into their parents, with their text.
struct TreeBuilder {
  /// The maximum nesting depth of blocks, and of inlines within them.
  static let nestingLimit = 100

  private let mark: EscapeMark?
  private let footnotes: Footnotes?
  private var notes = 0
  private var frames = [Frame(kind: .document, node: nil)]
  private var inlineDepth = 0

  /// - Parameters:
  ///   - mark: The mark after escaped pipes and brackets, if the source has any.
  ///   - footnotes: The footnotes at the end of the tree, if there may be any.
  init(mark: EscapeMark?, footnotes: Footnotes?) {
    self.mark = mark
    self.footnotes = footnotes
  }

  /// Begins a container, or adds a leaf.
  mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: open(.quote, for: node)
    case CMARK_NODE_LIST: open(.list(node.listMarker, isTight: node.isTight), for: node)
    case CMARK_NODE_ITEM: open(.item, for: node)
    case CMARK_NODE_PARAGRAPH: open(.paragraph, for: node)
    case CMARK_NODE_HEADING:
      open(.heading(level: Int(cmark_node_get_heading_level(node))), for: node)
    case CMARK_NODE_EMPH: open(.emphasis, for: node)
    case CMARK_NODE_STRONG: open(.strong, for: node)
    case CMARK_NODE_LINK:
      open(.link(unmarked(node.destination), title: unmarked(node.title)), for: node)
    case CMARK_NODE_IMAGE:
      open(.image(unmarked(node.destination), title: unmarked(node.title)), for: node)
    case CMARK_NODE_CUSTOM_BLOCK:
      notes += 1
      open(.note(number: notes), for: node)
    default: addLeaf(node)
    }
  }

  /// Ends a container and appends it to its parent.
  mutating func leave(_ node: OpaquePointer) {
    guard frames.count > 1, var last = frames.last, last.node == node else { return }
    frames.removeLast()
    frames[frames.count - 1].takeSign(from: &last)
    switch last.value(mark: mark) {
    case .blocks(let blocks): frames[frames.count - 1].append(blocks)
    case .item(let item): frames[frames.count - 1].append(item)
    case .inline(let inline):
      inlineDepth -= 1
      let isPicture = mark.map { frames[frames.count - 1].takePictureSign($0) } ?? false
      frames[frames.count - 1].append(isPicture ? inline.asPicture : inline)
    }
  }

  /// The blocks of the document.
  consuming func finish() -> [Block] { frames[0].blocks }

  private mutating func open(_ kind: Frame.Kind, for node: OpaquePointer) {
    let blockDepth = frames.count - inlineDepth
    switch kind {
    case .document: return
    case .quote, .list:
      // A list needs room for its items, too.
      guard blockDepth + 1 < Self.nestingLimit else { return }
    case .item:
      guard case .list? = frames.last?.kind else { return }
    case .note, .paragraph, .heading: break
    case .emphasis, .strong, .link, .image:
      guard inlineDepth < Self.nestingLimit else { return }
      inlineDepth += 1
    }
    frames.append(Frame(kind: kind, node: node))
  }

  private mutating func addLeaf(_ node: OpaquePointer) {
    let last = frames.count - 1
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT:
      for inline in footnotes?.inlines(of: node) ?? [.text(node.literal)] {
        if case .text(let text) = inline {
          frames[last].append(text: text.composingHangul())
        } else {
          frames[last].append(inline)
        }
      }
    case CMARK_NODE_SOFTBREAK: frames[last].append(.softBreak)
    case CMARK_NODE_LINEBREAK: frames[last].append(.hardBreak)
    case CMARK_NODE_CODE: frames[last].append(.code(node.literal))
    case CMARK_NODE_HTML_INLINE: frames[last].append(Inline.html(node.literal))
    case CMARK_NODE_HTML_BLOCK: frames[last].append([.html(unmarked(node.literal))])
    case CMARK_NODE_THEMATIC_BREAK: frames[last].append([.rule])
    case CMARK_NODE_CODE_BLOCK:
      let code = CodeBlock(
        info: unmarked(node.info), text: unmarked(node.literal),
        sourceLine: footnotes?.sourceLine(of: node, inNote: notes) ?? node.startLine)
      frames[last].append([.code(code)])
    default: break
    }
  }

  /// A literal without marks. The marks of inlines are removed at the end of their paragraph.
  private func unmarked(_ literal: String) -> String { mark?.removed(from: literal) ?? literal }
}

extension Inline {
  /// The image in place of a link whose `!` was hidden from libcmark.
  fileprivate var asPicture: Inline {
    if case .link(let reference) = self { .image(reference) } else { self }
  }
}

// MARK: - Reading a node

extension OpaquePointer {
  fileprivate var literal: String { Self.clean(cmark_node_get_literal(self)) }
  fileprivate var destination: String { Self.clean(cmark_node_get_url(self)) }
  fileprivate var title: String { Self.clean(cmark_node_get_title(self)) }
  fileprivate var info: String { Self.clean(cmark_node_get_fence_info(self)) }
  fileprivate var isTight: Bool { cmark_node_get_list_tight(self) != 0 }

  fileprivate var listMarker: ListBlock.Marker {
    guard cmark_node_get_list_type(self) == CMARK_ORDERED_LIST else { return .bullet }
    let isParenthesis = cmark_node_get_list_delim(self) == CMARK_PAREN_DELIM
    return .number(
      start: Int(cmark_node_get_list_start(self)), delimiter: isParenthesis ? ")" : ".")
  }

  private static func clean(_ text: UnsafePointer<CChar>?) -> String {
    text.map { Sanitizer.clean(String(cString: $0)) } ?? ""
  }
}
