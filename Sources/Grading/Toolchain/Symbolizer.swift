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
  ///
  /// - Parameter isPassed: Whether a line of a file is passed over, if there is another one.
  func place(
    of frames: [UInt], passingOver isPassed: (String, Int) -> Bool = { _, _ in false }
  ) -> (place: String?, failure: String?)? {
    var command = Command(
      toolchain.symbolizer,
      ["--obj=\(binary)"] + frames.prefix(16).map { "0x" + String($0, radix: 16) },
      environment: toolchain.environment)
    command.readable =
      toolchain.readableForBuilding + [URL(filePath: binary).deletingLastPathComponent().path]
    command.limits.wallSeconds = 10
    guard let completion = try? executor.run(command), completion.succeeded else { return nil }
    return Self.place(in: completion.outputText, of: names, passingOver: isPassed)
  }

  /// The same in the symbolizer's words.
  static func place(
    in text: String, of names: SourceNames, passingOver isPassed: (String, Int) -> Bool
  ) -> (place: String?, failure: String?) {
    var (passed, failure): (String?, String?)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("Swift runtime failure: "), failure == nil {
        failure = String(line.dropFirst("Swift runtime failure: ".count)).asSentence
      }
      guard let match = line.wholeMatch(of: /(.+):([0-9]+):[0-9]+/)?.output,
        let number = Int(match.2), number > 0, let file = names.original(match.1)
      else { continue }
      let place = "\(file):\(number)"
      guard isPassed(file, number) else { return (place, failure) }
      passed = passed ?? place
    }
    return (passed, failure)
  }
}
