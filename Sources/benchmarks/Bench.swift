import CourseModel
import Execution
import Foundation

/// A scratch folder with workspaces and a cache.
struct Bench {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL
  let course: Course
  let exercise: Exercise
  let effort: Effort
  private let executor: Executor

  init(effort: Effort) throws {
    self.effort = effort
    let path = FileManager.default.temporaryDirectory.appending(
      path: "switchboard-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    folder = path
    course = try Course(at: URL(filePath: FileManager.default.currentDirectoryPath))
    exercise = try course.exercise(named: "ColorPicker")
    executor = Executor(sandbox: NoSandbox(), cancellation: try Cancellation())
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

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

  /// Runs a program; returns the processor time of it and its descendants in seconds, and its output.
  @discardableResult
  func run(
    _ executable: String, _ arguments: [String], in directory: URL, expecting codes: [Int32] = [0]
  ) throws -> (processorSeconds: Double, output: Data) {
    var command = Command(
      executable, arguments, environment: environment, directory: directory.path)
    command.limits.wallSeconds = 600
    let completion = try executor.run(command)
    guard case .exited(let code) = completion.termination, codes.contains(code) else {
      throw Failure(
        description:
          "\(executable) \(arguments.joined(separator: " ")): \(completion.termination)\n"
          + completion.errorText + completion.outputText)
    }
    return (completion.processorSeconds, completion.output)
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

extension [SourceFile] {
  /// Returns the program as if edited and saved: a comment and a private name differ.
  func edited(_ number: Int) -> [SourceFile] {
    map { file in
      let text =
        String(decoding: file.content, as: UTF8.self)
        + "\n// edit \(number)\nprivate func edit\(number)() {}\n"
      return SourceFile(name: file.name, content: Data(text.utf8))
    }
  }
}

/// The extent of a measurement.
enum Effort {
  /// Long enough for steady figures.
  case full
  /// Just long enough to show that a part works; the figures mean nothing.
  case short

  /// Returns the number of rounds: `steady` for steady figures, otherwise at most two.
  func rounds(_ steady: Int) -> Int { self == .full ? steady : min(2, steady) }

  /// Returns the amount of data: `steady` for steady figures, otherwise a hundredth.
  func size(_ steady: Int) -> Int { self == .full ? steady : max(1, steady / 100) }
}
