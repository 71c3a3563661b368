import CourseModel
import Foundation
import Glibc

/// The learner's loop: the time from an editor's rename to the verdict on the screen, also for an
/// editor that writes twice, and the load without saves.
struct LoopBenchmark {
  /// The time between the two saves of an editor that writes twice, in microseconds.
  private static let pause: UInt32 = 4_000

  private let bench: Bench
  private let rounds: Int
  private let workspace: URL

  init(_ bench: Bench) {
    self.bench = bench
    rounds = bench.effort.rounds(30)
    workspace = bench.folder.appending(path: "loop")
  }

  func run() throws {
    let texts = try Texts(of: bench.exercise)
    let name = bench.exercise.name
    try bench.run(bench.tool, ["init", workspace.path], in: bench.folder)
    for files in [texts.wrong, texts.right] {  // prepares the cache
      try bench.write(files, to: sources)
      _ = try bench.seconds(ofCheckIn: workspace)
    }
    let scratch = bench.folder.appending(path: "scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    // Each check has a separate folder there, possibly prepared in advance, and removes it.
    let checks = try FolderCount(in: scratch, prefix: "switchboard-", without: "recording")
    let screen = try Screen(
      bench, ["watch", name], in: workspace, variables: ["TMPDIR": scratch.path])
    defer { screen.end() }
    try screen.wait(for: texts.passed)

    sleep(1)  // let the work that follows the first check finish
    let idle = try screen.processorSeconds(in: 3)
    _ = checks.take()
    var (once, twice) = (Saves(), Saves())
    for round in 0..<rounds {
      // Each verdict differs from the previous one, so that they can't be confused.
      once.waits.append(
        try wait(for: texts.failed, on: screen, after: try save(texts.wrong.edited(round))))
      once.checks.append(checks.take())
      once.ownSeconds.append(try bench.seconds(ofCheckIn: workspace))
      try save(texts.wrong.edited(rounds + round))
      usleep(Self.pause)
      twice.waits.append(
        try wait(for: texts.passed, on: screen, after: try save(texts.right.edited(round))))
      twice.checks.append(checks.take())
      twice.ownSeconds.append(try bench.seconds(ofCheckIn: workspace))
    }
    show(once, twice, idle: idle)
  }

  private func show(_ once: Saves, _ twice: Saves, idle: Double) {
    let name = bench.exercise.name
    print("The learner's loop (\(name), warm, sandboxed; \(rounds) saves)")
    Figures.show(
      "rename to verdict on the screen", Figures.milliseconds(Figures.median(once.waits)))
    Figures.show("the check itself", Figures.milliseconds(Figures.median(once.ownSeconds)))
    Figures.show(
      "beyond the check itself", Figures.milliseconds(Figures.median(once.beyond)),
      goal: "at most 15 ms")
    Figures.show(
      "beyond it, of an editor that writes twice in \(Self.pause / 1_000) ms",
      Figures.milliseconds(Figures.median(twice.beyond)))
    Figures.show(
      "checks that such an editor begins in vain, at most", "\((twice.checks.max() ?? 0) - 1)",
      goal: "at most 1")
    // A check may end before its folder is noticed.
    Figures.show(
      "checks that were seen, of those that were made",
      "\(once.checks.reduce(0, +)) of \(once.checks.count)")
    Figures.show("processor in 3 s without a save", Figures.milliseconds(idle))
    print("")
  }

  private var sources: URL {
    workspace.appending(path: "Exercises/\(bench.exercise.name)/Sources")
  }

  private func wait(
    for verdict: String, on screen: Screen, after saved: ContinuousClock.Instant
  ) throws -> Double {
    try screen.wait(for: verdict)
    return (ContinuousClock.now - saved) / .seconds(1)
  }

  @discardableResult
  private func save(_ files: [SourceFile]) throws -> ContinuousClock.Instant {
    try files.save(in: sources)
  }
}

extension [SourceFile] {
  /// Writes all files next to their destinations, and renames them; returns the time of the first
  /// rename.
  @discardableResult
  func save(in sources: URL) throws -> ContinuousClock.Instant {
    for file in self {
      try file.content.write(to: sources.appending(path: ".\(file.name).tmp"))
    }
    let now = ContinuousClock.now
    for file in self {
      rename(
        sources.appending(path: ".\(file.name).tmp").path,
        sources.appending(path: file.name).path)
    }
    return now
  }
}

extension LoopBenchmark {
  /// The measurements for one kind of save, in seconds.
  private struct Saves {
    var waits: [Double] = []
    var ownSeconds: [Double] = []
    /// The number of checks that each save began.
    var checks: [Int] = []

    var beyond: [Double] { zip(waits, ownSeconds).map { $0 - $1 } }
  }

  /// Two answers, and the texts by which the screen shows their verdicts: numbers, because styles
  /// may change between words.
  struct Texts {
    private static let mistake = "strong-delegate"

    let right: [SourceFile]
    let wrong: [SourceFile]
    let passed: String
    let failed: String

    init(of exercise: Exercise) throws {
      right = try exercise.solution()
      guard let mistake = try exercise.mistakes().first(where: { $0.name == Self.mistake }) else {
        throw Bench.Failure(description: "there is no mistake \(Self.mistake)")
      }
      wrong = try exercise.program(of: mistake)
      let most = exercise.maxPoints
      let lost = exercise.checks.filter { mistake.fails.contains($0.id) }
        .reduce(0) { $0 + $1.points }
      (passed, failed) = ("\(most) of \(most) points", "\(most - lost) of \(most) points")
    }
  }

  /// A program in a terminal that `script` provides, and its output.
  final class Screen {
    private let process = Process()
    private let output = Foundation.Pipe()
    private let input = Foundation.Pipe()
    private var unread = ""

    init(
      _ bench: Bench, _ arguments: [String], in folder: URL, variables: [String: String]
    ) throws {
      let command = ([bench.tool] + arguments).joined(separator: " ")
      process.executableURL = URL(filePath: "/usr/bin/script")
      process.arguments = ["-qfec", "exec \(command)", "/dev/null"]
      process.environment = bench.environment.merging(["TERM": "xterm"]) { $1 }
        .merging(variables) { $1 }
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardInput = input
      try process.run()
    }

    /// Quits the program.
    func end() {
      press("q")
      process.waitUntilExit()
    }

    func press(_ keys: String) { input.fileHandleForWriting.write(Data(keys.utf8)) }

    /// Waits until the program has written a text, at most this many seconds.
    func wait(for text: String, seconds: Int = 60) throws {
      let end = ContinuousClock.now + .seconds(seconds)
      while !unread.contains(text) {
        var descriptor = pollfd(
          fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let isReady = ContinuousClock.now < end && poll(&descriptor, 1, 1_000) >= 0
        guard descriptor.revents != 0 || !isReady else { continue }
        let data = isReady ? output.fileHandleForReading.availableData : Data()
        guard !data.isEmpty else {
          throw Bench.Failure(description: "'\(text)' did not come, but: \(unread)")
        }
        unread += String(decoding: data, as: UTF8.self)
      }
      // Keep the text that follows: it may be awaited next.
      unread = unread.ranges(of: text).last.map { String(unread[$0.upperBound...]) } ?? ""
    }

    /// Returns the processor time of the program over this many seconds, in seconds.
    func processorSeconds(in seconds: UInt32) throws -> Double {
      let before = try ticks()
      sleep(seconds)
      return Double(try ticks() - before) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// The ticks used by the program and `script`: fields 14 and 15 of proc_pid_stat(5).
    private func ticks() throws -> Int {
      let children = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
      let child =
        try String(contentsOfFile: children, encoding: .utf8)
        .split(separator: " ").first.map(String.init) ?? ""
      return try [String(process.processIdentifier), child].reduce(0) { sum, number in
        let stat = try String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 13, let user = Int(fields[11]), let system = Int(fields[12]) else {
          throw Bench.Failure(description: "/proc/\(number)/stat cannot be read")
        }
        return sum + user + system
      }
    }
  }
}
