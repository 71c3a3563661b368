import CourseModel
import Foundation
import Glibc

/// The learner's loop: from an editor's rename to the verdict on the screen, and what it does while
/// nobody saves.
struct LoopBenchmark {
  /// What a save waits for another, in seconds.
  private static let calm = 0.05

  private let laboratory: Laboratory
  private let rounds: Int

  init(_ laboratory: Laboratory, _ effort: Effort) {
    self.laboratory = laboratory
    rounds = effort.rounds(30)
  }

  func run() throws {
    let name = laboratory.exercise.name
    let workspace = laboratory.folder.appending(path: "loop")
    try laboratory.time(laboratory.tool, ["init", workspace.path], in: laboratory.folder)
    let sources = workspace.appending(path: "Exercises/\(name)/Sources")
    let solution = try laboratory.exercise.solution()
    guard let mistake = try laboratory.exercise.mistakes().first(where: { $0.name == Self.mistake })
    else { throw Laboratory.Failure(description: "there is no mistake \(Self.mistake)") }
    let wrong = solution.overlaid(with: mistake.files)
    // Numbers, since looks may come between the words.
    let most = laboratory.exercise.maxPoints
    let lost = laboratory.exercise.checks.filter { mistake.fails.contains($0.id) }
      .reduce(0) { $0 + $1.points }
    let (passed, failed) = ("\(most) of \(most) points", "\(most - lost) of \(most) points")
    try laboratory.write(solution, to: sources)
    try laboratory.time(laboratory.tool, ["check", name], in: workspace)  // prepares the cache
    let screen = try Screen(laboratory, ["watch", name], in: workspace)
    defer { screen.end() }
    try screen.wait(for: passed)

    sleep(1)  // what is kept of the first check is not idleness
    let idle = try screen.processorSeconds(in: 3)
    var seconds: [Double] = []
    var ownSeconds: [Double] = []
    for round in 0..<rounds {
      let isRight = !round.isMultiple(of: 2)
      let files = (isRight ? solution : wrong).edited(round)
      let saved = try save(files, in: sources)
      try screen.wait(for: isRight ? passed : failed)
      seconds.append((ContinuousClock.now - saved) / .seconds(1))
      let check = try laboratory.run(
        laboratory.tool, ["check", name, "--json"], in: workspace, expecting: [0, 1])
      ownSeconds.append(try JSONDecoder().decode(Report.self, from: check.output).seconds.total)
    }
    let beyond = zip(seconds, ownSeconds).map { $0 - $1 - Self.calm }
    print("The learner's loop (\(name), warm, sandboxed; \(rounds) saves)")
    Figures.show(
      "rename to verdict on the screen",
      Figures.milliseconds(Figures.median(seconds)))
    Figures.show(
      "the check itself", Figures.milliseconds(Figures.median(ownSeconds)))
    Figures.show(
      "beyond it and 50 ms of calm", Figures.milliseconds(Figures.median(beyond)),
      goal: "at most 30 ms")
    Figures.show("processor in 3 s without a save", Figures.milliseconds(idle))
    print("")
  }

  private static let mistake = "strong-delegate"

  /// Writes all files beside their places, and renames them; returns when it began to.
  private func save(
    _ files: [SourceFile], in sources: URL
  ) throws -> ContinuousClock.Instant {
    for file in files {
      try file.content.write(to: sources.appending(path: ".\(file.name).tmp"))
    }
    let now = ContinuousClock.now
    for file in files {
      rename(
        sources.appending(path: ".\(file.name).tmp").path,
        sources.appending(path: file.name).path)
    }
    return now
  }
}

extension LoopBenchmark {
  /// A program on a terminal that `script` provides, and what it shows.
  final class Screen {
    private let process = Process()
    private let output = Foundation.Pipe()
    private let input = Foundation.Pipe()
    private var unread = ""

    init(_ laboratory: Laboratory, _ arguments: [String], in folder: URL) throws {
      let command = ([laboratory.tool] + arguments).joined(separator: " ")
      process.executableURL = URL(filePath: "/usr/bin/script")
      process.arguments = ["-qfec", "exec \(command)", "/dev/null"]
      process.environment = laboratory.environment.merging(["TERM": "xterm"]) { $1 }
      process.currentDirectoryURL = folder
      process.standardOutput = output
      process.standardInput = input
      try process.run()
    }

    /// Leaves the program.
    func end() {
      input.fileHandleForWriting.write(Data("q".utf8))
      process.waitUntilExit()
    }

    func wait(for text: String) throws {
      while !unread.contains(text) {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else {
          throw Laboratory.Failure(description: "'\(text)' did not come, but: \(unread)")
        }
        unread += String(decoding: data, as: UTF8.self)
      }
      unread = ""
    }

    /// How much of a processor the program takes in so many seconds, in seconds.
    func processorSeconds(in seconds: UInt32) throws -> Double {
      let before = try ticks()
      sleep(seconds)
      return Double(try ticks() - before) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// What the program and `script` have used: fields 14 and 15 of proc_pid_stat(5).
    private func ticks() throws -> Int {
      let children = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
      let child =
        try String(contentsOfFile: children, encoding: .utf8)
        .split(separator: " ").first.map(String.init) ?? ""
      return try [String(process.processIdentifier), child].reduce(0) { sum, number in
        let stat = try String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 13, let user = Int(fields[11]), let system = Int(fields[12]) else {
          throw Laboratory.Failure(description: "/proc/\(number)/stat cannot be read")
        }
        return sum + user + system
      }
    }
  }
}
