import CourseModel
import Foundation

@testable import SwiftSources

/// Files from texts, by name.
func files(_ texts: KeyValuePairs<String, String>) -> [SourceFile] {
  texts.map { SourceFile(name: $0.key, content: Data($0.value.utf8)) }
}

extension SourceComparison {
  /// A comparison of two files of the same name.
  init(_ mine: String, _ model: String) {
    self.init(of: files(["A.swift": mine]), with: files(["A.swift": model]))
  }

  /// Each pair on one line: its comparison and its title.
  var outline: [String] {
    pairs.map { pair in
      switch pair {
      case .alike(_, let model, comments: true): "= \(model.title.english)"
      case .alike(_, let model, comments: false): "# \(model.title.english)"
      case .changed(_, let model, _): "~ \(model.title.english)"
      case .onlyMine(let mine): "- \(mine.title.english)"
      case .onlyModel(let model): "+ \(model.title.english)"
      case .arrangement(let mine, let model): "/ \((mine ?? model)?.title.english ?? "")"
      }
    }
  }
}
