import CourseModel
import SwiftParser
import SwiftSyntax
import Synchronization
import Threads

/// What a submission's sources say: what of it is refused, and where each name is used first.
struct SourceReading: Sendable {
  /// A place in a learner's file.
  struct Place: Sendable {
    let file: String
    /// Counted from 1.
    let line: Int
    /// Counted from 1, in UTF-8 bytes.
    let column: Int
  }

  /// In the order of the files.
  let refusals: [(refusal: Refusal, place: Place)]
  let places: [String: Place]

  /// Processor time for all files of a submission: its 2 MB take less, also in a debug build.
  static let milliseconds = 20_000
  /// swift-syntax parses by recursion; the compiler has refused what nests deeper than 256, and
  /// chains of operators, which it does not count, take a debug build some KB for each.
  private static let stackSize = 1 << 30
  private static let nestingLimit = 512

  /// Reads files that the compiler has accepted; nil if they take too long.
  ///
  /// There are texts over which swift-syntax never ends, mostly wrong ones: so the compiler, which
  /// can be stopped, comes first, and this has a thread of its own that is given up after a while.
  init?(
    _ files: [SourceFile], under policy: SourcePolicy, milliseconds: Int = Self.milliseconds
  ) {
    let desk = Desk()
    BoundedThread.run(stackSize: Self.stackSize, milliseconds: milliseconds) {
      let reading = SourceReading(reading: files, under: policy)
      desk.reading.withLock { $0 = reading }
    }
    guard let reading = desk.reading.withLock(\.self) else { return nil }
    self = reading
  }

  private init(reading files: [SourceFile], under policy: SourcePolicy) {
    let trees = files.map { file in
      var bytes = Array(file.content)
      return bytes.withUnsafeMutableBufferPointer {
        Parser.parse(source: UnsafeBufferPointer($0), maximumNestingLevel: Self.nestingLimit)
      }
    }
    let own = DeclaredNames(viewMode: .sourceAccurate)
    for tree in trees { own.walk(tree) }
    var refusals: [(Refusal, Place)] = []
    var places: [String: Place] = [:]
    for (file, tree) in zip(files, trees) {
      let converter = SourceLocationConverter(fileName: file.name, tree: tree)
      func place(_ position: AbsolutePosition) -> Place {
        let location = converter.location(for: position)
        return Place(file: file.name, line: location.line, column: location.column)
      }
      let judge = SourceJudge(policy: policy, own: own)
      judge.walk(tree)
      refusals += judge.refusals.map { ($0.refusal, place($0.position)) }
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, places[token.plainName] == nil else { continue }
        places[token.plainName] = place(token.positionAfterSkippingLeadingTrivia)
      }
    }
    self.refusals = refusals
    self.places = places
  }

  /// Where the thread puts what it has read: a class, as both it and we hold on to it.
  private final class Desk: Sendable {
    let reading = Mutex<SourceReading?>(nil)
  }
}
