import Foundation
import Testing

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
