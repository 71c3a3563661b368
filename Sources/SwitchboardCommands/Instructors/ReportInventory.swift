import Foundation

/// What is kept in a folder of reports about the commands that have written into it: the names of
/// their files.
struct ReportInventory {
  private struct Content: Codable {
    var format = 1
    /// The files of each command.
    var runs: [String: Set<String>] = [:]
  }

  let file: URL
  private let run: String
  private var content: Content

  /// That of this folder, for this command; an empty one if it cannot be read, so that nothing is
  /// taken for ours that may not be.
  init(in folder: URL, for run: String) {
    file = folder.appending(path: ".switchboard-reports.json")
    self.run = run
    let kept = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    content = kept ?? Content()
  }

  /// Files that this command wrote the last time, are not among these, and no other command's; by
  /// name, and sorted.
  func others(than files: Set<String>) -> [String] {
    let foreign = content.runs.filter { $0.key != run }.values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    return content.runs[run, default: []].subtracting(files).subtracting(foreign)
      .filter { !$0.contains("/") && $0.hasSuffix(".json") }.sorted()
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
