import CourseModel
import Execution
import Foundation

/// A scratch folder with its workspace and cache, and a stopwatch.
struct Bench {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL
  let course: Course
  let exercise: Exercise
  private let executor: Executor

  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "switchboard-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    folder = path
    course = try Course(at: URL(filePath: FileManager.default.currentDirectoryPath))
    exercise = try course.exercise(named: "ColorPicker")
    executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Removes everything except the support files for compiling and running checks, so that the next
  /// bench of this process finds them at the same place.
  func clear() {
    let files = FileManager.default
    let cache = folder.appending(path: "cache")
    let support = cache.appending(path: "support")
    func entries(_ folder: URL) -> [URL] {
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).map {
        folder.appending(path: $0)
      }
    }
    for entry in entries(folder) where entry.lastPathComponent != "cache" {
      try? files.removeItem(at: entry)
    }
    for entry in entries(cache) where entry.lastPathComponent != "support" {
      try? files.removeItem(at: entry)
    }
    // Support files of checks and of recordings have the same names, so keep only one kind.
    for entry in entries(support) where Self.isRecorded(entry) {
      try? files.removeItem(at: entry)
    }
  }

  /// The tool next to this executable.
  var tool: String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "switchboard").path
  }

  var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWITCHBOARD_CACHE"] = folder.appending(path: "cache").path
    environment["SWITCHBOARD_HOME"] = course.folder.path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    return environment
  }

  /// Runs a program and returns its wall time in seconds.
  @discardableResult
  func time(
    _ executable: String, _ arguments: [String], in directory: URL, expecting codes: [Int32] = [0]
  ) throws -> Double {
    try run(executable, arguments, in: directory, expecting: codes).seconds
  }

  /// Runs a program; returns its wall time, the processor time of it and its descendants, both in
  /// seconds, and its output.
  func run(
    _ executable: String, _ arguments: [String], in directory: URL, expecting codes: [Int32] = [0]
  ) throws -> (seconds: Double, processorSeconds: Double, output: Data) {
    var command = Command(
      executable, arguments, environment: environment, directory: directory.path)
    command.limits.wallSeconds = 600
    let started = ContinuousClock.now
    let completion = try executor.run(command)
    let seconds = (ContinuousClock.now - started) / .seconds(1)
    guard case .exited(let code) = completion.termination, codes.contains(code) else {
      throw Failure(
        description:
          "\(executable) \(arguments.joined(separator: " ")): \(completion.termination)\n"
          + completion.errorText + completion.outputText)
    }
    return (seconds, completion.processorSeconds, completion.output)
  }

  /// Returns the time of a check in a workspace, in seconds, after a pause in which a loop that
  /// watches the workspace can finish its work.
  func seconds(ofCheckIn workspace: URL) throws -> Double {
    usleep(500_000)
    let check = try run(
      tool, ["check", exercise.name, "--json"], in: workspace, expecting: [0, 1])
    return try JSONDecoder().decode(Report.self, from: check.output).seconds.total
  }

  func write(_ files: [SourceFile], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try file.content.write(to: folder.appending(path: file.name)) }
  }

  /// Returns the only file in the cache with this name, such as `suite-runner`.
  ///
  /// - Parameter isRecorded: Whether to look for a recording's file; checks have files with the
  ///   same names.
  func cached(_ name: String, isRecorded: Bool = false) throws -> URL {
    let cache = folder.appending(path: "cache")
    let paths = FileManager.default.enumerator(atPath: cache.path)?.compactMap { $0 as? String }
    let file = (paths ?? []).filter { $0.hasSuffix("/" + name) }.map { cache.appending(path: $0) }
      .first { Self.isRecorded($0.deletingLastPathComponent()) == isRecorded }
    guard let file else {
      throw Failure(description: "there is no \(name) in \(cache.path)")
    }
    return file
  }

  private static func isRecorded(_ support: URL) -> Bool {
    let recorder = support.appending(path: "libConversationRecorder.so")
    return FileManager.default.fileExists(atPath: recorder.path)
  }
}

/// The display of figures.
enum Figures {
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  static func show(_ what: String, _ value: String, goal: String = "") {
    let name = what.padding(toLength: 54, withPad: " ", startingAt: 0)
    let field = String(repeating: " ", count: max(0, 12 - value.count)) + value
    say("  \(name)\(field)\(goal.isEmpty ? "" : "   (goal: \(goal))")")
  }

  /// Prints a line at once, also into a pipe.
  static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.1f ms", seconds * 1000)
  }

  static func ratio(_ value: Double) -> String { String(format: "%.2f x", value) }
}
