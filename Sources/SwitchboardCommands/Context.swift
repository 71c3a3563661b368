import Foundation
import Glibc
import Grading
import Messages
import Terminal

/// The world as a command sees it: what it is called in, what it may start, and where it says things.
struct Context: Sendable {
  /// The environment's variables.
  let environment: [String: String]
  /// The folder from which relative paths are seen.
  let folder: URL
  let screen: Screen
  /// What time it is.
  let now: @Sendable () -> Date
  /// Whether programs may be started: the compiler, an editor, a pager.
  let startsPrograms: Bool
  /// Judges in place of the compiler, which then need not be started; nil: the compiler does.
  var judging: (any Judging)?
  /// Switchboard's own program, which the grader starts again to read sources.
  var program = OwnProgram.path

  /// That of this process.
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

  /// The file or folder that was typed as a path.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: folder)
  }

  /// A path as one types it here: relative to the folder one is in, if it is in that.
  func typed(_ url: URL) -> String {
    let here = folder.standardizedFileURL.path + "/"
    let path = url.standardizedFileURL.path
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Refuses where nothing may be started.
  func verifyMayStart(_ program: String) throws(UsageError) {
    guard startsPrograms else { throw UsageError("\(program) may not be started here") }
  }
}
