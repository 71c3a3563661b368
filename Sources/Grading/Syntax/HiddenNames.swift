import CourseModel
import SwiftSources
import Synchronization

/// The names of a suite's types. Code that prints one of them has inspected its caller.
struct HiddenNames {
  private let names: Set<String>

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

  /// The text of a learner's program, such as the reason of a crash, without these names.
  func concealed(in text: String) -> String {
    text.replacing(/\w+/) { names.contains(String($0.output)) ? "…" : String($0.output) }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
