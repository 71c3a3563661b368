import Foundation

/// What is kept in a folder of reports, or of pages, about the commands that have written into it: the
/// names of their files, and what the run is called that wrote them.
struct ReportInventory {
  /// What a folder is for.
  enum Kind {
    case reports, feedback

    /// Where it is kept.
    var fileName: String {
      self == .reports ? ".switchboard-reports.json" : ".switchboard-feedback.json"
    }

    /// How names of files end that may be ours.
    fileprivate var endings: [String] {
      self == .reports ? [".json"] : [".html", ".md", ".zip"]
    }
  }

  private struct Content: Codable {
    var format = 1
    /// The files of each command.
    var runs: [String: Set<String>] = [:]
    /// The last whole run of each command; none for one of before that was noted.
    var names: [String: String]? = [:]
  }

  private let folder: URL
  private let kind: Kind
  private let command: String
  private var content: Content

  /// That of this folder, for this command; an empty one if it cannot be read, so that nothing is
  /// taken for ours that may not be.
  init(in folder: URL, of kind: Kind = .reports, for command: String) {
    (self.folder, self.kind, self.command) = (folder, kind, command)
    let file = folder.appending(path: kind.fileName)
    let kept = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    content = kept ?? Content()
  }

  /// Where it is kept.
  var file: URL { folder.appending(path: kind.fileName) }

  /// Files that this command wrote the last time that it came to its end, sorted.
  var files: [String] { ours(content.runs[command, default: []]) }

  /// What that run is called; nil if there was none.
  var name: RunName? {
    guard !files.isEmpty else { return nil }
    if let name = content.names?[command].flatMap(RunName.init(text:)) { return name }
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map(RunName.init)
  }

  /// Those of these names that are there, and that no command of ours has written; sorted.
  func foreign(among names: Set<String>) -> [String] {
    names.subtracting(files(of: content.runs)).filter(isThere).sorted()
  }

  /// Files that this command wrote the last time, are there, not among these, and no other command's;
  /// sorted.
  func others(than files: Set<String>) -> [String] {
    let foreign = self.files(of: content.runs.filter { $0.key != command })
    let former = content.runs[command, default: []].subtracting(files).subtracting(foreign)
    return ours(former.filter(isThere))
  }

  /// Notes what this command has written now, in a run of this name, if it has one.
  mutating func note(_ files: Set<String>, in run: RunName? = nil) {
    content.runs[command] = files
    guard let run else { return }
    content.names = (content.names ?? [:]).merging([command: run.text]) { $1 }
  }

  /// The inventory as it is kept.
  var document: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(content)) ?? Data()
  }

  private func files(of runs: [String: Set<String>]) -> Set<String> {
    runs.values.reduce(into: []) { $0.formUnion($1) }
  }

  private func isThere(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: name).path)
  }

  private func ours(_ files: Set<String>) -> [String] {
    files.filter { name in
      !name.contains("/") && !name.hasPrefix(".") && kind.endings.contains(where: name.hasSuffix)
    }.sorted()
  }
}
