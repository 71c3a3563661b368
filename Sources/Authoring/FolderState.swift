import CourseModel
import Foundation

/// A snapshot of an exercise's files, to find out what an author has changed.
package struct FolderState: Sendable, Equatable {
  private var contents: [String: String] = [:]

  /// Reads all files in a folder and its subfolders, except hidden ones.
  package init(of folder: URL) {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    while let file = walk?.nextObject() as? URL {
      guard CourseFiles.isOne(file.lastPathComponent), let data = try? Data(contentsOf: file) else {
        continue
      }
      let path = file.standardizedFileURL.path.dropFirst(folder.standardizedFileURL.path.count)
      var digest = Digest()
      digest.add(data)
      contents[String(path.drop { $0 == "/" })] = digest.finish()
    }
  }

  /// Returns the paths of files that were added, removed or changed.
  package func changes(since old: FolderState) -> [String] {
    Set(contents.keys).union(old.contents.keys).filter { contents[$0] != old.contents[$0] }.sorted()
  }
}

/// The files that an author of a course writes.
package enum CourseFiles {
  /// Whether a file name is that of a course file, and not of a copy by an editor or tool.
  package static func isOne(_ name: String) -> Bool {
    [".swift", ".md", ".json", ".patch"].contains { name.hasSuffix($0) } && !name.hasPrefix(".")
      && !name.hasPrefix("#") && !name.hasPrefix("flycheck_") && !name.hasSuffix("_flymake.swift")
  }
}
