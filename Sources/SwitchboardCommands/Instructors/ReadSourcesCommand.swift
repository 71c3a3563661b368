import ArgumentParser
import Foundation
import Grading

/// `switchboard read-sources`, by which the grader reads submissions in processes that can be ended.
///
/// The grader has it on a socket; anybody else comes here.
struct ReadSourcesCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: SourceReader.argument, abstract: "Read sources for the grader.",
    shouldDisplay: false)

  /// Whether this process has been started by a grader to read for it.
  static var isAsked: Bool {
    guard CommandLine.arguments.dropFirst() == [SourceReader.argument] else { return false }
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  func run(in context: Context) async throws {
    throw UsageError(.startedByTheGrader(SourceReader.argument))
  }
}
