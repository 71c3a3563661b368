import CourseModel
import SwiftSources

/// The names of a suite's own types. Code that can say one of them has looked at who calls it.
struct HiddenNames {
  private let names: Set<String>

  /// Those of this suite, but for words that stand in the learner's own files.
  init(of suite: [SourceFile], butFor own: [SourceFile]) {
    let known = Set(own.flatMap { $0.text.matches(of: /\w+/).map { String($0.output) } })
    let types = suite.flatMap { SwiftFile($0).types.filter { !$0.isAlias }.map(\.name) }
    names = Set(types).subtracting(known)
  }

  /// A text of the learner's program, such as the reason of a crash, without these names.
  func concealed(in text: String) -> String {
    text.replacing(/\w+/) { names.contains(String($0.output)) ? "…" : String($0.output) }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
