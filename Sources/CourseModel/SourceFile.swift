import Foundation

/// A Swift file by name and content, wherever it came from.
package struct SourceFile: Codable, Sendable, Equatable, Hashable {
  /// The last path component, as its author calls it.
  package let name: String
  /// Its bytes, which may be no UTF-8.
  package let content: Data

  /// A file by its name and its bytes.
  package init(name: String, content: Data) {
    self.name = name
    self.content = content
  }
}

extension Array where Element == SourceFile {
  /// These files with those of the same names in `other` in their place, sorted by name.
  package func overlaid(with other: [SourceFile]) -> [SourceFile] {
    let replaced = Set(other.map(\.name))
    return (filter { !replaced.contains($0.name) } + other).sorted { $0.name < $1.name }
  }
}
