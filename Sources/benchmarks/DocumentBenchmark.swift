import Foundation

/// Markdown on the screen: a lesson without start-up time, and ten megabytes compared with other
/// renderers.
struct DocumentBenchmark {
  private let bench: Bench
  private let effort: Effort
  private let rounds: Int
  private let largeRounds: Int
  private let megabyte: Int

  init(_ bench: Bench, _ effort: Effort) {
    self.bench = bench
    self.effort = effort
    rounds = effort.rounds(31)
    largeRounds = effort.rounds(5)
    megabyte = effort.size(1_000_000)
  }

  func run() throws {
    guard let lesson = try bench.course.lessons().first else { return }
    try showLesson(lesson.body)
    try showComparison(repeating: lesson.body)
    try showGrowth(repeating: lesson.body)
  }

  // MARK: - A lesson

  private func showLesson(_ text: String) throws {
    let page = try write(text, as: "lesson.md")
    let empty = try write("", as: "empty.md")
    print("Typesetting a lesson (\(text.utf8.count) bytes; \(rounds) rounds)")
    for (name, environment) in [("plain", plain), ("in color", color)] {
      var whole: [Double] = []
      var startUp: [Double] = []
      for _ in 0..<rounds {
        whole.append(try measure(page, environment).seconds)
        startUp.append(try measure(empty, environment).seconds)
      }
      let beyond = Figures.median(whole) - Figures.median(startUp)
      Figures.show("\(name), whole process", Figures.milliseconds(Figures.median(whole)))
      Figures.show(
        "\(name), beyond start-up", Figures.milliseconds(beyond), goal: "at most 5 ms")
    }
    print("")
  }

  // MARK: - Ten megabytes

  private typealias Renderer = (name: String, rounds: Int, measure: () throws -> Measurement)

  private func showComparison(repeating text: String) throws {
    let page = try write(repeating: text, bytes: 10 * megabyte, as: "large.md")
    let ours: [Renderer] = [
      ("switchboard", largeRounds, { try measure(page, plain) }),
      ("switchboard, in color", largeRounds, { try measure(page, color) }),
    ]
    // Installed by 'Scripts/prepare-bench'.
    let others: [Renderer] = [
      ("cmark --to html", largeRounds, { try other("cmark", ["--to", "html", page.path]) }),
      ("lowdown -tterm", largeRounds, { try other("lowdown", ["-tterm", page.path]) }),
      ("rich", 1, { try other(richPython, ["-m", "rich.markdown", page.path]) }),
    ]
    print("Typesetting 10 MB (medians of \(largeRounds); rich once)")
    var least: Measurement?
    for renderer in effort == .full ? ours + others : ours {
      let all = try (0..<renderer.rounds).map { _ in try renderer.measure() }
      let middle = all.sorted { $0.seconds < $1.seconds }[all.count / 2]
      show(renderer.name, middle, against: least, goal: least == nil ? "at most 1 s" : "")
      least = least ?? middle
    }
    print("")
  }

  private func show(
    _ name: String, _ measurement: Measurement, against first: Measurement?, goal: String
  ) {
    let memory = String(format: "%.0f MB", measurement.peakMegabytes)
    Figures.show(
      name, String(format: "%.2f s", measurement.seconds), goal: goal)
    guard let first else { return Figures.show("  peak memory", memory) }
    Figures.show("  against switchboard", Figures.ratio(measurement.seconds / first.seconds))
    Figures.show(
      "  peak memory, against switchboard's",
      "\(memory), " + Figures.ratio(measurement.peakMegabytes / first.peakMegabytes))
  }

  // MARK: - Growth

  private func showGrowth(repeating text: String) throws {
    print("Time for each megabyte, the same text repeated (medians of \(largeRounds))")
    for size in [1, 2, 4, 8] {
      let page = try write(repeating: text, bytes: size * megabyte, as: "\(size).md")
      let times = try (0..<largeRounds).map { _ in try measure(page, plain).seconds }
      Figures.show("\(size) MB", Figures.milliseconds(Figures.median(times) / Double(size)))
    }
    print("")
  }

  // MARK: - Running

  private var plain: [String: String] {
    bench.environment.merging(["TERM": "dumb", "COLUMNS": "80"]) { $1 }
  }

  private var color: [String: String] {
    plain.merging(["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"]) { $1 }
  }

  /// The Python with rich, installed by 'Scripts/prepare-bench'.
  private var richPython: String {
    bench.course.folder.appending(path: ".build/bench-python/bin/python3").path
  }

  private func measure(_ page: URL, _ environment: [String: String]) throws -> Measurement {
    try Measurement(
      of: bench.tool, ["lesson", "--size-limit", "10", "--file", page.path],
      environment: environment)
  }

  private func other(_ name: String, _ arguments: [String]) throws -> Measurement {
    let candidates = ["", "/usr/bin/", "/usr/local/bin/"].map { $0 + name }
    guard
      let executable = candidates.first(where: {
        $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
      })
    else { throw Bench.Failure(description: "\(name) is not installed") }
    return try Measurement(of: executable, arguments, environment: color)
  }

  private func write(_ text: String, as name: String) throws -> URL {
    let file = bench.folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func write(repeating text: String, bytes: Int, as name: String) throws -> URL {
    let copies = bytes / text.utf8.count + 1
    let whole = Data(String(repeating: text, count: copies).utf8)
    let file = bench.folder.appending(path: name)
    try whole.prefix(bytes).write(to: file)
    return file
  }
}
