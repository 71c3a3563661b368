import CourseModel
import SwiftSources
import Synchronization

/// The names of a suite's own types. Code that can say one of them has looked at who calls it.
struct HiddenNames {
  private let names: Set<String>

  /// Those of this suite, but for words that stand in the learner's own files.
  init(of suite: [SourceFile], butFor own: [SourceFile]) {
    self.init(Self.types(of: suite), butFor: own)
  }

  private init(_ types: Set<String>, butFor own: [SourceFile]) {
    let known = Set(own.flatMap { $0.text.matches(of: /\w+/).map { String($0.output) } })
    names = types.subtracting(known)
  }

  private static func types(of suite: [SourceFile]) -> Set<String> {
    Set(suite.flatMap { SwiftFile($0).types.filter { !$0.isAlias }.map(\.name) })
  }

  /// The same for many submissions: the suite is read with the first.
  final class Source: Sendable {
    private let types = Mutex<Set<String>?>(nil)

    /// - Parameter suite: The same each time.
    func names(
      of suite: () throws(GradingError) -> [SourceFile], butFor own: [SourceFile]
    ) throws(GradingError) -> HiddenNames {
      if let types = types.withLock(\.self) { return HiddenNames(types, butFor: own) }
      let read = HiddenNames.types(of: try suite())
      types.withLock { $0 = read }
      return HiddenNames(read, butFor: own)
    }
  }

  /// A text of the learner's program, such as the reason of a crash, without these names.
  func concealed(in text: String) -> String {
    text.replacing(/\w+/) { names.contains(String($0.output)) ? "…" : String($0.output) }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
