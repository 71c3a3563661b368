import Foundation
import Glibc

/// The folder of an array job: its chunks, its script, the tasks' output, and the number that Slurm
/// gave it. It is in the cache, where all nodes see it, and is removed when everything is judged.
struct ArrayFolder: Sendable {
  /// The record that we write when Slurm has accepted the array, so that a later run finds it.
  struct Record: Codable {
    let array: String
    /// The keys of each task's submissions, in the order of the tasks' numbers.
    let tasks: [[String]]
  }

  private static let kind = "slurm"
  private static let recordName = "array.json"
  /// The most characters that we take from the last line of a task's output.
  private static let longestLine = 300

  let url: URL

  private init(url: URL) { self.url = url }

  /// Creates a folder in the cache that only this user can read.
  init(in cache: Cache) throws(GradingError) {
    url = cache.folder.appending(path: Self.kind).appending(path: UUID().uuidString)
    do {
      try FileManager.default.createOpenFolder(at: url)
    } catch {
      throw .unwritable(url.path, errno, variable: Cache.variable)
    }
    chmod(url.path, 0o700)
  }

  /// The path of a chunk without the task's number and `.json`.
  var chunkPrefix: String { url.path + "/chunk-" }
  /// The path of each task's output, in the form for `sbatch`.
  var logPattern: String { url.path + "/log-%a.txt" }
  var script: URL { url.appending(path: "task.sh") }

  /// Writes the files that the tasks need.
  func write(_ chunks: [Chunk], script: String) throws(GradingError) {
    try write(Data(script.utf8), to: self.script)
    for (index, chunk) in chunks.enumerated() {
      guard let data = try? JSONEncoder().encode(chunk) else { continue }
      try write(data, to: URL(filePath: "\(chunkPrefix)\(index + 1).json"))
    }
  }

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

  /// The last line of a task's output; empty if there is none or it cannot be read.
  func lastLine(of task: SlurmTask.ID) -> String {
    let log = url.appending(path: "log-\(task.number).txt")
    let text = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let line = text.split(whereSeparator: \.isNewline).last ?? ""
    return String(line.prefix(Self.longestLine))
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

extension ArrayFolder {
  /// The arrays that Slurm has accepted from this user's earlier or concurrent runs.
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
