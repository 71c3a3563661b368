import Foundation
import Glibc

/// The peak memory of a large document, beside other renderers'.
struct MemoryBenchmark {
  private let bench: Bench

  init(_ bench: Bench) { self.bench = bench }

  func run() throws {
    guard let lesson = try bench.course.lessons().first else { return }
    let bytes = bench.effort.size(10_000_000)
    let copies = bytes / lesson.body.utf8.count + 1
    let page = bench.folder.appending(path: "large.md")
    try Data(String(repeating: lesson.body, count: copies).utf8).prefix(bytes).write(to: page)
    print("Peak memory, typesetting 10 MB")
    let ours = ["lesson", "--size-limit", "10", "--file", page.path]
    let first = try megabytes(bench.tool, ours)
    Figures.show("switchboard", text(first))
    // 'Scripts/prepare-bench' installs them.
    let others = [
      ("/usr/bin/cmark", ["--to", "html", page.path]), ("/usr/bin/lowdown", ["-tterm", page.path]),
      (
        bench.course.folder.appending(path: ".build/bench-python/bin/python3").path,
        ["-m", "rich.markdown", page.path]
      ),
    ]
    for (program, arguments) in others {
      guard FileManager.default.isExecutableFile(atPath: program) else { continue }
      let other = try megabytes(program, arguments)
      Figures.show(
        arguments.first == "-m" ? "rich" : URL(filePath: program).lastPathComponent,
        "\(text(other)), \(Figures.ratio(other / first))")
    }
    print("")
  }

  private func text(_ megabytes: Double) -> String { String(format: "%.0f MB", megabytes) }

  /// The largest resident memory of one process.
  private func megabytes(_ executable: String, _ arguments: [String]) throws -> Double {
    var pid: pid_t = 0
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let environment = bench.environment.merging(
      ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1", "COLUMNS": "80"]) { $1 }
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    guard posix_spawn(&pid, executable, &actions, nil, &words, &variables) == 0 else {
      throw Bench.Failure(description: "\(executable) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(pid, &status, 0, &usage) == pid, status == 0 else {
      throw Bench.Failure(
        description: "\(executable) \(arguments.joined(separator: " ")) failed")
    }
    return Double(usage.ru_maxrss) / 1000
  }
}
