import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

@testable import Grading

/// The built `switchboard grade`, killed by force at random moments and started again.
///
/// `SWITCHBOARD_KILL_ROUNDS=20` makes more rounds than the few of every day.
@Suite("A batch that is killed", .serialized, .timeLimit(.minutes(30)))
struct KilledBatchProof {
  private static let rounds =
    Int(ProcessInfo.processInfo.environment["SWITCHBOARD_KILL_ROUNDS"] ?? "") ?? 2

  @Test("ends with the same reports, and grades nothing twice that it had finished")
  func killedAndStartedAgain() async throws {
    try await KilledBatch(of: 60).verify(rounds: Self.rounds, longest: 6_000)
  }
}

private struct KilledBatch {
  /// The number of students.
  private let count: Int
  private let place: URL
  private let submissions: URL
  private let scratch: URL
  private let cache: URL

  init(of count: Int) throws {
    self.count = count
    place = try TestMachine.emptyFolder("killed")
    submissions = place.appending(path: "submissions")
    scratch = place.appending(path: "scratch")
    // A separate cache, because the test looks at all cached reports and removes them.
    cache = place.appending(path: "cache")
    for folder in [submissions, scratch, cache] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try handIn()
  }

  /// Kills and starts again.
  ///
  /// - Parameter longest: The maximum time before a kill, in milliseconds.
  func verify(rounds: Int, longest: Int) async throws {
    try await TestMachine.withPermit {
      try await run(into: "reference", killedAfter: nil)
      let reference = try reports(in: "reference")
      #expect(reference.count == count)
      for round in 1...rounds {
        forget()
        var dice = SplitMix64(state: UInt64(round))
        var finished: Set<String> = []
        let output = "round-\(round)"
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
          try await run(
            into: output, killedAfter: .milliseconds(Int.random(in: 50...longest, using: &dice)))
          _ = try reports(in: output)  // all of them are complete
          finished.formUnion(kept())
          finished.formUnion(try files(in: output).map(verdictTime))
        }
        try await run(into: output, killedAfter: nil)
        #expect(try reports(in: output) == reference, "round \(round)")
        let final = try Set(files(in: output).map(verdictTime))
        let twice = finished.subtracting(final)
        #expect(twice.isEmpty, "round \(round): graded twice: \(twice.count) of \(finished.count)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
        #expect(parts(in: place.appending(path: output)) == [])
      }
    }
  }

  // MARK: - Students

  private func handIn() throws {
    let exercise = try TestMachine.exercise("FlipSide")
    let solution = try exercise.solution()
    let mistakes = try exercise.mistakes()
    for number in 1...count {
      let folder = submissions.appending(path: "student-\(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var files = solution + [SourceFile("Note.swift", "// \(number)\n")]
      switch number % 10 {
      case 1:
        let mistake = mistakes[number / 10 % mistakes.count]
        files = files.overlaid(with: try exercise.files(of: mistake))
      case 2: files.append(SourceFile("Broken.swift", "public class {"))
      case 3: files.append(SourceFile("Wide.swift", "\0"))
      case 4 where number < 20: files = files.map(\.withEndlessLoop)
      default: break
      }
      for file in files { try file.content.write(to: folder.appending(path: file.name)) }
      guard number % 10 == 5 else { continue }
      try shell("tar -czf \(folder.path).tgz . && rm -r \(folder.path)", in: folder)
    }
  }

  // MARK: - Runs

  private func run(into output: String, killedAfter delay: Duration?) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "switchboard")
    process.arguments = [
      "grade", submissions.path, "--exercise", "FlipSide",
      "--output", place.appending(path: output).path,
    ]
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TMPDIR": scratch.path,
      "SWITCHBOARD_CACHE": cache.path, "SWITCHBOARD_HOME": TestMachine.checkout.path,
    ]
    process.currentDirectoryURL = TestMachine.checkout
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    if let delay {
      try await Task.sleep(for: delay)  // the test is about the moment, not a condition
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
    // The kernel takes its time to end killed processes; the suite's time limit is the bound.
    while isAnythingLeft { try await Task.sleep(for: .milliseconds(2)) }
  }

  private var isAnythingLeft: Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.contains { number in
      guard Int(number) != nil,
        let line = try? Data(contentsOf: URL(filePath: "/proc/\(number)/cmdline"))
      else { return false }
      return line.holds(scratch.path)
    }
  }

  /// Makes the grader forget its verdicts, but not its compiled support files.
  private func forget() {
    try? FileManager.default.removeItem(at: cache.appending(path: "reports"))
  }

  // MARK: - Files and processes

  private func files(in output: String) throws -> [URL] {
    let folder = place.appending(path: output)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
  }

  /// Returns the reports by file, without times, as bytes.
  private func reports(in output: String) throws -> [String: Data] {
    var reports: [String: Data] = [:]
    for file in try files(in: output) {
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
      reports[file.lastPathComponent] = try JSONSerialization.data(
        withJSONObject: timeless(object), options: [.sortedKeys])
    }
    return reports
  }

  private func timeless(_ value: Any) -> Any {
    if let list = value as? [Any] { return list.map(timeless) }
    guard let object = value as? [String: Any] else { return value }
    return object.filter { !["seconds", "judgedAt"].contains($0.key) }.mapValues(timeless)
  }

  /// Returns the durations of all cached verdicts, in full precision: after grading again, each
  /// would differ.
  private func kept() -> Set<String> {
    Set(kept(in: "reports").compactMap { try? verdictTime($0) })
  }

  private func kept(in kind: String) -> [URL] {
    let names = FileManager.default.enumerator(
      at: cache.appending(path: kind), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (names?.allObjects as? [URL] ?? []).filter {
      !$0.hasDirectoryPath && $0.pathExtension != "lock"
    }
  }

  private func verdictTime(_ file: URL) throws -> String {
    // Reports and judgements store it under the same key.
    struct Timed: Decodable {
      let seconds: Report.Timing
    }
    return "\(try JSONDecoder().decode(Timed.self, from: Data(contentsOf: file)).seconds.total)"
  }

  private func parts(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasPrefix(WholeFile.prefix) }
  }
}

extension SourceFile {
  fileprivate var withEndlessLoop: SourceFile {
    let text = String(decoding: content, as: UTF8.self)
    return SourceFile(
      name,
      text.replacing("  public func done() {", with: "  public func done() {\n    while true {}"))
  }
}
