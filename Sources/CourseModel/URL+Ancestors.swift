import Foundation

extension URL {
  /// The folder itself, its parent, and so on up to the root.
  ///
  /// Empty for a path relative to a deleted working folder: going up from there would never end.
  package var selfAndAncestors: some Sequence<URL> {
    let start = standardizedFileURL
    return sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .prefix { _ in start.path.hasPrefix("/") }
  }
}
