import SwiftSources
import Synchronization
import Terminal

/// The highlighted Swift of a page, as far as it was parsed in time.
///
/// swift-syntax 603 parses recursively and looks ahead, both without a limit: 27 unclosed `[` take
/// half a minute, as does `operator actor` 30 times in a row, and 2000 `if` overflow the stack of a
/// main thread. Its nesting limit does not apply to lookahead. So parsing runs on a thread with a
/// large stack and a time limit. Sources that are not finished by then, sources that are too long,
/// and all Swift of a page with too much of it are shown without highlighting.
package struct SwiftHighlights: Sendable {
  /// The maximum size of a source, in bytes: about 250 lines.
  static let sourceLimit = 8_000
  /// The maximum total size for a page, in bytes; above it, no source is highlighted.
  static let pageLimit = 64_000
  /// The processor time for a page. A lesson takes 1 ms, the maximum size 20 ms (500 ms in debug).
  static let milliseconds = 1_000
  /// In a debug build, a source can need 16 KB of stack for each of its bytes.
  private static let stackSize = 256 << 20

  private let lines: [String: [[Span]]]

  /// Highlights sources, in order.
  package init(
    of sources: [String], theme: Theme.Swift, milliseconds: Int = SwiftHighlights.milliseconds
  ) {
    let sources = sources.filter { $0.utf8.count <= Self.sourceLimit }
    let size = sources.reduce(0) { $0 + $1.utf8.count }
    guard !sources.isEmpty, size <= Self.pageLimit else {
      lines = [:]
      return
    }
    let highlighter = SwiftHighlighter(theme: theme)
    let desk = Results()
    BoundedThread.run(stackSize: Self.stackSize, milliseconds: milliseconds) {
      for source in sources {
        let lines = highlighter.lines(of: source)
        desk.lines.withLock { $0[source] = lines }
      }
    }
    lines = desk.lines.withLock(\.self)
  }

  /// The lines of a source without newlines, or nil if it was not highlighted.
  package subscript(source: String) -> [[Span]]? { lines[source] }

  /// The results of the thread; a class, because the thread and the caller share it.
  private final class Results: Sendable {
    let lines = Mutex<[String: [[Span]]]>([:])
  }
}
