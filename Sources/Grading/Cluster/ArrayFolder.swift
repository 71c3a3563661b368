import Foundation
import Glibc

/// The folder of an array of tasks: its chunks, its script, what its tasks print, and which number Slurm
/// has given it. It lies in the cache, is seen by all nodes, and goes when all is judged.
struct ArrayFolder: Sendable {
  /// What is written when Slurm has taken the array, so that a later run knows it.
  struct Record: Codable {
    /// The array's number.
    let array: String
    /// The keys of the submissions of each task, in the order of their numbers.
    let tasks: [[String]]
  }

  private static let kind = "slurm"
  private static let recordName = "array.json"
  /// The longest last line that is taken from what a task has printed, in characters.
  private static let longestLine = 300

  let url: URL

  private init(url: URL) { self.url = url }

  /// A new folder in a cache, into which only this user may look.
  init(in cache: Cache) throws(GradingError) {
    url = cache.folder.appending(path: Self.kind).appending(path: UUID().uuidString)
    do {
      try FileManager.default.createOpenFolder(at: url)
    } catch {
      throw .unwritable(url.path, errno, variable: Cache.variable)
    }
    chmod(url.path, 0o700)
  }

  /// The path of a chunk but for the task's number and `.json`.
  var chunkPrefix: String { url.path + "/chunk-" }
  /// What each task prints, as `sbatch` wants to be told.
  var logPattern: String { url.path + "/log-%a.txt" }
  var script: URL { url.appending(path: "task.sh") }

  /// Writes all that the tasks need.
  func write(_ chunks: [Chunk], script: String) throws(GradingError) {
    try write(Data(script.utf8), to: self.script)
    for (index, chunk) in chunks.enumerated() {
      guard let data = try? JSONEncoder().encode(chunk) else { continue }
      try write(data, to: URL(filePath: "\(chunkPrefix)\(index + 1).json"))
    }
  }

  /// Notes which array it has become.
  func write(_ record: Record) throws(GradingError) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try write(data, to: url.appending(path: Self.recordName))
  }

  private func write(_ data: Data, to file: URL) throws(GradingError) {
    do throws(WholeFile.Failure) {
      try WholeFile.write(data, to: file)
    } catch {
      throw .unwritable(file.path, error.number, variable: Cache.variable)
    }
  }

  /// The last line that a task has printed; nothing if it has printed none, or cannot be read.
  func lastLine(of task: SlurmTask.ID) -> String {
    let log = url.appending(path: "log-\(task.number).txt")
    let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = text.split(whereSeparator: \.isNewline).last ?? ""
    return String(line.prefix(Self.longestLine))
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension ArrayFolder {
  /// Those that Slurm has taken, of runs of this user before this one, or beside it.
  static func taken(in cache: Cache) -> [(folder: ArrayFolder, record: Record)] {
    let parent = cache.folder.appending(path: kind)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    return names.sorted().compactMap { name in
      let folder = ArrayFolder(url: parent.appending(path: name))
      var status = stat()
      guard stat(folder.url.path, &status) == 0, status.st_uid == getuid(),
        let data = try? Data(contentsOf: folder.url.appending(path: recordName)),
        let record = try? JSONDecoder().decode(Record.self, from: data)
      else { return nil }
      return (folder, record)
    }
  }
}
