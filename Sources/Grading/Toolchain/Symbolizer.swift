import Execution
import Foundation

/// Finds the learner's line for addresses in a binary.
struct Symbolizer {
  /// A library or a program.
  let binary: String
  let names: SourceNames
  let toolchain: Toolchain
  let executor: Executor

  /// The innermost line of the learner's files among these frames, and the runtime failure that the
  /// compiler recorded there.
  func place(of frames: [UInt]) -> (place: String?, failure: String?)? {
    var command = Command(
      toolchain.symbolizer,
      ["--obj=\(binary)"] + frames.prefix(16).map { "0x" + String($0, radix: 16) },
      environment: toolchain.environment)
    command.readable =
      toolchain.readableForBuilding + [URL(filePath: binary).deletingLastPathComponent().path]
    command.limits.wallSeconds = 10
    guard let completion = try? executor.run(command), completion.succeeded else { return nil }
    var failure: String?
    for line in completion.outputText.split(separator: "\n") {
      if line.hasPrefix("Swift runtime failure: "), failure == nil {
        failure = String(line.dropFirst("Swift runtime failure: ".count)).asSentence
      }
      guard let match = line.wholeMatch(of: /(.+):([0-9]+):[0-9]+/)?.output,
        match.2 != "0", let file = names.original(match.1)
      else { continue }
      return ("\(file):\(match.2)", failure)
    }
    return (nil, failure)
  }
}
