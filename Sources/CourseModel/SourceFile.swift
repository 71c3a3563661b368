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

extension Array where Element == SourceFile {
  /// The modules that these files import, without submodules and scopes.
  ///
  /// It reads line by line, so it may find too many (in a comment) and misses unusual notation. Use
  /// it only for a course's own files, whose author can fix them.
  package var importedModules: Set<String> {
    let word = Data("import".utf8)
    // Compare bytes first, because every save waits for this before its verdict.
    return reduce(into: []) { modules, file in
      for line in file.content.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
      where line.count < 200 && line.range(of: word) != nil {
        if let module = Self.module(importedIn: String(decoding: line, as: UTF8.self)) {
          modules.insert(module)
        }
      }
    }
  }

  private static func module(importedIn line: String) -> String? {
    let levels = ["public", "package", "internal", "fileprivate", "private"]
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    var words = line.split(whereSeparator: \.isWhitespace)[...]
      .drop { $0.hasPrefix("@") || levels.contains(String($0)) }
    guard words.popFirst() == "import" else { return nil }
    if let first = words.first, kinds.contains(String(first)) { words.removeFirst() }
    let name = words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? ""
    return name.isEmpty ? nil : String(name)
  }
}
