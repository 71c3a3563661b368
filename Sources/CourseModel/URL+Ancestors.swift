import Foundation

extension URL {
  /// This folder, the one around it, and so on up to the root.
  ///
  /// Empty for a path that is relative to a working folder which no longer exists: going up from
  /// there would never end.
  package var selfAndAncestors: some Sequence<URL> {
    let start = standardizedFileURL
    return sequence(first: start) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .prefix { _ in start.path.hasPrefix("/") }
  }
}
