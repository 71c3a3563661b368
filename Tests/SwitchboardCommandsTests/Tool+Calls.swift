import Foundation
import Grading
import GradingTestSupport
import Messages
import Synchronization
import Terminal

@testable import SwitchboardCommands

extension Tool {
  /// Calls a command in this process in the way that `run` does in a separate one: in this tool's
  /// environment, and from a folder (default: this tool's). Records its output; it can't start a
  /// compiler, an editor or a pager.
  ///
  /// - Parameters:
  ///   - lines: The lines that are typed.
  ///   - time: The present time.
  ///   - judging: Judges in place of the compiler; nil if nothing can be judged.
  func call(
    _ arguments: String..., in directory: URL? = nil, typing lines: [String] = [],
    at time: Date = Date(), judging: (any Judging)? = AnswerKey()
  ) async -> Outcome {
    await call(arguments: arguments, in: directory, typing: lines, at: time, judging: judging)
  }

  func call(
    arguments: [String], in directory: URL? = nil, typing lines: [String] = [],
    at time: Date = Date(), judging: (any Judging)? = AnswerKey()
  ) async -> Outcome {
    let streams = RecordedStreams(typed: lines)
    let own = (judging as? AnswerKey)?.kept(for: self.folder.path) ?? judging
    let profile = TerminalProfile.detect(
      environment: environment, descriptor: -1, catalogue: .installed(for: environment))
    let context = Context(
      environment: environment,
      folder: URL(filePath: (directory ?? folder).path, directoryHint: .isDirectory),
      screen: Screen(
        output: profile, errorOutput: profile, term: environment["TERM"] ?? "", streams: streams),
      now: { time }, startsPrograms: false, judging: own, program: Self.executable)
    let code = await Switchboard.run(arguments, in: context)
    return Outcome(
      code: code.rawValue, output: streams.text(of: .output),
      errorOutput: streams.text(of: .errorOutput))
  }
}

/// Streams that record output, with lines typed in advance.
final class RecordedStreams: Streams {
  private let written = Mutex<[SwitchboardCommands.OutputStream: String]>([:])
  private let typed: Mutex<[String]>

  init(typed: [String]) { self.typed = Mutex(typed) }

  /// Returns the output, as if the command had been called by its name.
  func text(of stream: SwitchboardCommands.OutputStream) -> String {
    written.withLock { $0[stream, default: ""] }.replacing(Invocation.name, with: "switchboard")
  }

  func write(
    _ text: String, to stream: SwitchboardCommands.OutputStream
  ) throws(ScreenError) {
    written.withLock { $0[stream, default: ""] += text }
  }

  func readLine() -> String? { typed.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

  var hasKeyboard: Bool { false }
}
