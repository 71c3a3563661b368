import Foundation

/// What is kept in a folder of feedback about the commands that have written into it: the names of their
/// files.
struct FeedbackInventory {
  private struct Content: Codable {
    var format = 1
    /// The files of each command.
    var runs: [String: Set<String>] = [:]
  }

  static let name = ".switchboard-feedback.json"

  private let folder: URL
  private let run: String
  private var content: Content

  /// That of this folder, for this command; an empty one if it cannot be read, so that nothing is taken
  /// for ours that may not be.
  init(in folder: URL, for run: String) {
    self.folder = folder
    self.run = run
    let file = folder.appending(path: Self.name)
    let kept = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    content = kept ?? Content()
  }

  /// The files of this command.
  var files: Set<String> { content.runs[run, default: []] }

  /// Those of these names that are there, and that no command of ours has written; sorted.
  func foreign(among names: Set<String>) -> [String] {
    names.subtracting(content.runs.values.reduce(into: []) { $0.formUnion($1) })
      .filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }.sorted()
  }

  /// Files that this command has written, are there, not among these, and no other command's; sorted.
  func others(than names: Set<String>) -> [String] {
    let others = content.runs.filter { $0.key != run }.values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    return files.subtracting(names).subtracting(others).filter { name in
      !name.contains("/") && [".html", ".md", ".zip"].contains(where: name.hasSuffix)
        && !name.hasPrefix(".")
        && FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }.sorted()
  }

  /// Notes what this command has written now.
  mutating func note(_ files: Set<String>) { content.runs[run] = files }

  /// The inventory as it is kept.
  var document: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(content)) ?? Data()
  }
}
