import Foundation

/// A Swift file's name and content.
package struct SourceFile: Codable, Sendable, Equatable, Hashable {
  /// The last path component, as its author named it.
  package let name: String
  /// The bytes, which may be invalid UTF-8.
  package let content: Data

  package init(name: String, content: Data) {
    self.name = name
    self.content = content
  }
}

extension Array where Element == SourceFile {
  /// These files with those in `other`, which replace files of the same name; sorted by name.
  package func overlaid(with other: [SourceFile]) -> [SourceFile] {
    let replaced = Set(other.map(\.name))
    return (filter { !replaced.contains($0.name) } + other).sorted { $0.name < $1.name }
  }
}
