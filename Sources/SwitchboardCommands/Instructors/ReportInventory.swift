import Foundation

/// A record in a folder of reports or pages: for each command, the files that it has written, and
/// the name of its last run.
struct ReportInventory {
  /// The kind of folder.
  enum Kind {
    case reports, feedback

    var fileName: String {
      self == .reports ? ".switchboard-reports.json" : ".switchboard-feedback.json"
    }

    /// The extensions of files that may be ours.
    fileprivate var endings: [String] {
      self == .reports ? [".json"] : [".html", ".md", ".zip"]
    }
  }

  private struct Content: Codable {
    var format = 1
    /// The files of each command.
    var runs: [String: Set<String>] = [:]
    /// The last complete run of each command. Missing for runs of older versions, which did not
    /// record it.
    var names: [String: String]? = [:]
  }

  private let folder: URL
  private let kind: Kind
  private let command: String
  private var content: Content

  /// The inventory in this folder for a command. Empty if it cannot be read, so that we treat no
  /// other files as ours.
  init(in folder: URL, of kind: Kind = .reports, for command: String) {
    (self.folder, self.kind, self.command) = (folder, kind, command)
    let file = folder.appending(path: kind.fileName)
    let kept = try? JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
    content = kept ?? Content()
  }

  var file: URL { folder.appending(path: kind.fileName) }

  /// The files that this command wrote in its last complete run, sorted.
  var files: [String] { ours(content.runs[command, default: []]) }

  /// The name of that run; nil if there was none.
  var name: RunName? {
    guard !files.isEmpty else { return nil }
    if let name = content.names?[command].flatMap(RunName.init(text:)) { return name }
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate.map(RunName.init)
  }

  /// The files among these names that exist and that none of our commands has written, sorted.
  func foreign(among names: Set<String>) -> [String] {
    names.subtracting(files(of: content.runs)).filter(isThere).sorted()
  }

  /// The existing files that this command wrote last time, except these and those of other
  /// commands, sorted.
  func others(than files: Set<String>) -> [String] {
    let foreign = self.files(of: content.runs.filter { $0.key != command })
    let former = content.runs[command, default: []].subtracting(files).subtracting(foreign)
    return ours(former.filter(isThere))
  }

  /// Goes on from another command's run on the same exercise that wrote most of these files: the same
  /// class, exported once more under another name. A command that has run before goes on from its
  /// own.
  mutating func adopt(_ files: Set<String>) {
    guard content.runs[command] == nil else { return }
    let exercise = command.prefix { $0 != "\n" }
    let former = content.runs.keys.sorted().first { other in
      let known = content.runs[other, default: []]
      let common = known.intersection(files).count
      return other.prefix { $0 != "\n" } == exercise && 2 * common > known.count
        && 2 * common > files.count
    }
    guard let former else { return }
    content.runs[command] = content.runs.removeValue(forKey: former)
    let name = content.names?.removeValue(forKey: former)
    content.names?[command] = name
  }

  /// Records the files that this command has written now, and the name of the run, if there is one.
  mutating func note(_ files: Set<String>, in run: RunName? = nil) {
    content.runs[command] = files
    guard let run else { return }
    content.names = (content.names ?? [:]).merging([command: run.text]) { $1 }
  }

  /// The inventory in its stored form.
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
