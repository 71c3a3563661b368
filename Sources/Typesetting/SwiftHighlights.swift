import Synchronization
import Terminal
import Threads

/// The Swift of a page with the looks of its parts, as far as it could be read in time.
///
/// swift-syntax 603 parses by recursion and looks ahead without a limit on either: 27 unclosed `[`
/// keep it busy for half a minute, `operator actor` 30 times in a row likewise, and 2000 `if`
/// overflow the stack of a main thread; its own nesting limit does not hold where it looks ahead.
/// So it works on a thread with a deep stack and little time. What it has not read by then, what is
/// too long, and all Swift of a page with too much of it look plain.
package struct SwiftHighlights: Sendable {
  /// The longest source that is read, in bytes: some 250 lines.
  static let sourceLimit = 8_000
  /// The most Swift of a page, in bytes; of a page with more, none is read.
  static let pageLimit = 64_000
  /// The processor time for a page. A lesson takes 1; the limit in bytes takes 20, or 500 in a
  /// debug build.
  package static let milliseconds = 1_000
  /// In a debug build a source can be made to take 16 KB of stack for each of its bytes.
  private static let stackSize = 256 << 20

  private let lines: [String: [[Span]]]

  /// Reads sources, in order.
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
    let desk = Desk()
    BoundedThread.run(stackSize: Self.stackSize, milliseconds: milliseconds) {
      for source in sources {
        let lines = highlighter.lines(of: source)
        desk.lines.withLock { $0[source] = lines }
      }
    }
    lines = desk.lines.withLock(\.self)
  }

  /// The lines of a source without their newlines, or `nil` if it was not read.
  package subscript(source: String) -> [[Span]]? { lines[source] }

  /// Where the thread puts what it has read: a class, as both it and we hold on to it.
  private final class Desk: Sendable {
    let lines = Mutex<[String: [[Span]]]>([:])
  }
}
