import Foundation
import Glibc
import Grading
import Messages
import Terminal

/// The environment of a command: its variables, the programs that it may start, and its output.
struct Context: Sendable {
  let environment: [String: String]
  /// The folder that relative paths are relative to.
  let folder: URL
  let screen: Screen
  /// The clock.
  let now: @Sendable () -> Date
  /// Whether the command may start programs: the compiler, an editor, a pager.
  let startsPrograms: Bool
  /// Judges in place of the compiler, which then need not be started; nil uses the compiler.
  var judging: (any Judging)?
  /// Switchboard's own program, which the grader starts again to read sources.
  var program = OwnProgram.path

  static let ofProcess = {
    let environment = ProcessInfo.processInfo.environment
    let catalogue = Catalogue.installed(for: environment)
    return Context(
      environment: environment,
      folder: URL(
        filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      screen: Screen(
        output: .detect(environment: environment, descriptor: STDOUT_FILENO, catalogue: catalogue),
        errorOutput: .detect(
          environment: environment, descriptor: STDERR_FILENO, catalogue: catalogue),
        term: environment["TERM"] ?? "", streams: StandardStreams()),
      now: { Date() }, startsPrograms: true)
  }()

  /// The URL of a path that the user typed.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: folder)
  }

  /// The path to type for this URL: relative to the current folder, if it is in there.
  func typed(_ url: URL) -> String {
    let here = folder.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Throws if the command may not start programs.
  func verifyMayStart(_ program: String) throws(UsageError) {
    guard startsPrograms else { throw UsageError("\(program) may not be started here") }
  }
}
