import Foundation

/// What is kept in a folder of reports about the commands that have written into it: the names of
/// their files, and what the run is called that wrote them.
struct ReportInventory {
  private struct Content: Codable {
    var format = 1
    /// The files of each command.
    var runs: [String: Set<String>] = [:]
    /// The last whole run of each command; none for one of before that was noted.
    var names: [String: String]? = [:]
  }

  let file: URL
  private let command: String
  private var content: Content

  /// That of this folder, for this command; an empty one if it cannot be read, so that nothing is
  /// taken for ours that may not be.
  init(in folder: URL, for command: String) {
    file = folder.appending(path: ".switchboard-reports.json")
    self.command = command
    let kept = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    content = kept ?? Content()
  }

  /// Files that this command wrote the last time that it came to its end, sorted.
  var files: [String] { ours(content.runs[command, default: []]) }

  /// What that run is called; nil if there was none.
  var name: RunName? {
    guard !files.isEmpty else { return nil }
    if let name = content.names?[command].flatMap(RunName.init(text:)) { return name }
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map(RunName.init)
  }

  /// Files that this command wrote the last time, are not among these, and no other command's; by
  /// name, and sorted.
  func others(than files: Set<String>) -> [String] {
    let foreign = content.runs.filter { $0.key != command }.values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    return ours(content.runs[command, default: []].subtracting(files).subtracting(foreign))
  }

  /// Notes what this command has written now, in a run of this name.
  mutating func note(_ files: Set<String>, in run: RunName) {
    content.runs[command] = files
    content.names = (content.names ?? [:]).merging([command: run.text]) { $1 }
  }

  /// The inventory as it is kept.
  var document: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(content)) ?? Data()
  }

  private func ours(_ files: Set<String>) -> [String] {
    files.filter { !$0.contains("/") && $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
  }
}
