import CourseModel
import Foundation

/// What an exercise's files say at one moment, by which one sees what an author has changed.
package struct FolderState: Sendable, Equatable {
  private var contents: [String: String] = [:]

  /// The files in a folder and in those inside, hidden ones aside.
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

  /// Paths of the files that are new, gone or say something else now.
  package func changes(since old: FolderState) -> [String] {
    Set(contents.keys).union(old.contents.keys).filter { contents[$0] != old.contents[$0] }.sorted()
  }
}

/// Which files an author of a course writes.
package enum CourseFiles {
  /// Whether a name is that of such a file, and no editor's or tool's copy of one.
  package static func isOne(_ name: String) -> Bool {
    [".swift", ".md", ".json", ".patch"].contains { name.hasSuffix($0) } && !name.hasPrefix(".")
      && !name.hasPrefix("#") && !name.hasPrefix("flycheck_") && !name.hasSuffix("_flymake.swift")
  }
}
