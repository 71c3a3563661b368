import SwiftSyntax
import CourseModel
import Synchronization

/// The parts of both sides, as far as they could be parsed in time.
///
/// swift-syntax may take for ever, and a stack as deep as the source (docs/admission.md), so it
/// works on a thread with limits. A file that it has not read by then, that is too long, or that has
/// a syntax error is one part, and so is the other side's file of that name.
struct Inventory: Sendable {
  /// The maximum size of a file, in bytes: about 500 lines.
  static let fileLimit = 16_000
  /// The maximum total size of both sides, in bytes.
  static let limit = 64_000
  /// The processor time for all files of both sides. An exercise takes 5 ms.
  static let milliseconds = 1_000
  /// In a debug build, a source can need 16 KB of stack for each of its bytes.
  private static let stackSize = 256 << 20
  /// The same limit in debug builds, where swift-syntax would stop at 20.
  private static let nestingLimit = 64

  var mine: [Part]
  var model: [Part]

  init(
    of mine: [SourceFile], and model: [SourceFile], milliseconds: Int = Inventory.milliseconds
  ) {
    let mine = mine.map(LineTable.init)
    let model = model.map(LineTable.init)
    // Parse the model first: it is known to be harmless, so it always succeeds.
    let sources = model + mine
    let desk = Results(count: sources.count)
    BoundedThread.run(stackSize: Self.stackSize, milliseconds: milliseconds) {
      var room = Self.limit
      for (index, source) in sources.enumerated() {
        let size = source.text.utf8.count
        guard size <= Self.fileLimit, size <= room else { continue }
        room -= size
        let parts = Self.parts(of: source)
        desk.parts.withLock { $0[index] = parts }
      }
    }
    let parts = desk.parts.withLock(\.self)
    let unread = Set(zip(sources, parts).filter { $0.1 == nil }.map(\.0.name))
    let chosen = zip(sources, parts).map { source, parts in
      unread.contains(source.name) ? [source.whole] : parts ?? [source.whole]
    }
    self.model = Self.joined(chosen.prefix(model.count))
    self.mine = Self.joined(chosen.dropFirst(model.count))
  }

  private static func parts(of source: LineTable) -> [Part]? {
    let tree = SourceFileSyntax(parsing: source.text.utf8, nestingLimit: nestingLimit)
    return PartCutter(source, along: tree)?.parts
  }

  /// The parts of all files, with parent indices adjusted.
  private static func joined(_ files: some Sequence<[Part]>) -> [Part] {
    var all: [Part] = []
    for parts in files {
      let offset = all.count
      for var part in parts {
        part.parent = part.parent.map { $0 + offset }
        all.append(part)
      }
    }
    return all
  }

  /// The results of the thread; a class, because the thread and the caller share it.
  private final class Results: Sendable {
    let parts: Mutex<[[Part]?]>

    init(count: Int) { parts = Mutex(Array(repeating: nil, count: count)) }
  }
}
