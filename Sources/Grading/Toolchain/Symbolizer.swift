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
    text(of: frames).map { Self.place(in: $0, of: names, passingOver: isPassed) }
  }

  /// The innermost line of the learner's files in each of these frames, where there is one.
  func places(of frames: [UInt]) -> [Place?] {
    // An empty line ends what it says of a frame.
    text(of: frames)?.components(separatedBy: "\n\n").map { frame in
      frame.split(separator: "\n").lazy.compactMap { Place($0, of: names) }.first
    } ?? []
  }

  /// A line of a learner's file.
  struct Place: Hashable {
    let file: String
    let line: Int

    var text: String { "\(file):\(line)" }

    init(file: String, line: Int) { (self.file, self.line) = (file, line) }

    /// The place in a line of the symbolizer's output; nil if that is another line.
    init?(_ output: Substring, of names: SourceNames) {
      guard let match = output.wholeMatch(of: /(.+):([0-9]+):[0-9]+/)?.output,
        let line = Int(match.2), line > 0, let file = names.original(match.1)
      else { return nil }
      self.init(file: file, line: line)
    }
  }

  /// What the symbolizer says of these frames.
  private func text(of frames: [UInt]) -> String? {
    var command = Command(
      toolchain.symbolizer,
      ["--obj=\(binary)"] + frames.prefix(16).map { "0x" + String($0, radix: 16) },
      environment: toolchain.environment)
    command.readable =
      toolchain.readableForBuilding + [URL(filePath: binary).deletingLastPathComponent().path]
    command.limits.wallSeconds = 10
    guard let completion = try? executor.run(command), completion.succeeded else { return nil }
    return completion.outputText
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
      guard let place = Place(line, of: names) else { continue }
      guard isPassed(place.file, place.line) else { return (place.text, failure) }
      passed = passed ?? place.text
    }
    return (passed, failure)
  }
}
