import ArgumentParser
import Foundation
import Grading

/// `switchboard read-sources`, by which the grader reads a submission in a process that can be ended.
struct ReadSourcesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: SourceReader.argument, abstract: "Read sources for the grader.",
    shouldDisplay: false)

  @Argument(help: "A file that the grader has written.")
  var request: String

  func run() throws {
    guard let answer = SourceReader.answer(toRequestAt: request) else {
      throw UsageError(
        "\(request) is no request of the grader's; use 'switchboard check' or 'grade'")
    }
    Screen.write(String(decoding: answer, as: UTF8.self))
  }
}
