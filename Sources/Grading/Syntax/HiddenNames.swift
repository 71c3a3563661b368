import CourseModel
import SwiftSources

/// The names of a suite's types. Code that prints one of them has inspected its caller.
struct HiddenNames {
  private let names: Set<String>

  /// The names of this suite's types, except words in the learner's files.
  init(of suite: [SourceFile], butFor own: [SourceFile]) {
    let known = Set(own.flatMap { $0.text.matches(of: /\w+/).map { String($0.output) } })
    let types = suite.flatMap { SwiftFile($0).types.filter { !$0.isAlias }.map(\.name) }
    names = Set(types).subtracting(known)
  }

  /// The text of a learner's program, such as the reason of a crash, without these names.
  func concealed(in text: String) -> String {
    text.replacing(/\w+/) { names.contains(String($0.output)) ? "…" : String($0.output) }
  }
}

extension SourceFile {
  fileprivate var text: String { String(decoding: content, as: UTF8.self) }
}
