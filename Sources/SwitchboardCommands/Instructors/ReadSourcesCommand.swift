import Messages
import ArgumentParser
import Foundation
import Grading

/// `switchboard read-sources`: the grader uses it to read submissions in separate processes.
///
/// If standard input is the grader's socket, `Switchboard.readSourcesIfAsked` serves requests
/// before this command runs. Any other caller gets an error.
struct ReadSourcesCommand: SwitchboardCommand {
  static let configuration = CommandConfiguration(
    commandName: SourceReader.argument, abstract: "Read sources for the grader.",
    shouldDisplay: false)

  /// Whether a grader has started this process to read for it.
  static var isAsked: Bool {
    guard CommandLine.arguments.dropFirst() == [SourceReader.argument] else { return false }
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  func run(in context: Context) async throws {
    throw UsageError(
      Message(
        """
        the grader starts 'switchboard \(SourceReader.argument, "argument")' itself; use \
        'switchboard check' or 'grade'
        """))
  }
}
