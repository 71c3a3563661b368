import Foundation
import Terminal
import Testing

@testable import CourseModel
@testable import SwitchboardCommands

@Suite("Standard output")
struct StreamsTests {
  @Test("is written whole into a pipe that does not wait, before anything else is")
  func nonBlocking() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    try #require(fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK) == 0)
    let row = "a row of a table\n"
    let document = String(repeating: row, count: 20_000)
    let thread = Thread {
      for text in [document, "Next: a command\n"] {
        var text = text
        _ = text.withUTF8 { StandardStreams.write($0, to: writer) }
      }
      close(writer)
    }
    thread.start()
    // Wait until the pipe is full.
    usleep(100_000)
    let handle = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
    let text = String(decoding: try #require(try handle.readToEnd()), as: UTF8.self)
    #expect(text == document + "Next: a command\n")
  }
}

@Suite("A prompt")
struct PromptTests {
  /// Returns the result of a question to somebody who types these lines, and the output.
  private func asking<Answer>(
    _ lines: String..., question: (Screen) -> Answer
  ) -> (answer: Answer, output: String) {
    let streams = RecordedStreams(typed: lines)
    let profile = TerminalProfile.plain
    let screen = Screen(output: profile, errorOutput: profile, term: "", streams: streams)
    let answer = question(screen)
    return (answer, streams.text(of: .output))
  }

  private let paths = ["evenings", "short"].enumerated().map { index, name in
    StudyPath(
      name: name, title: name, parts: [.init(title: "One", hours: 2 - Double(index), of: [])])
  }

  @Test("which path: says what it took the answer for and what it expects, then asks again")
  func path() {
    let (path, output) = asking("7", "Short") { PathQuestion(paths: paths, screen: $0).answer() }
    #expect(path?.name == "short")
    #expect(
      output.contains(
        "There is no path “7”: type a number or a name from the table, such as 2 or short."))
    #expect(output.split(separator: "A number, 0 to 2").count == 3)
  }

  @Test(
    "yes or no: anything but yes is no, and an answer that is neither is named",
    arguments: [
      ("y", true, false), ("YES", true, false), ("n", false, false), ("", false, false),
      ("sure", false, true),
    ])
  func yesOrNo(typed: String, isYes: Bool, isNamed: Bool) {
    let (answer, output) = asking(typed) { $0.ask([.verbatim("Really?")]) }
    #expect(answer == isYes)
    #expect(output.contains("“\(typed)” counts as no: only “yes” means yes.") == isNamed)
  }
}
