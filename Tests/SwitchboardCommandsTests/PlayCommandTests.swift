import Foundation
import GradingTestSupport
import Testing

@Suite("The command play")
struct PlayCommandTests {
  @Test("says what is wrong with its command line before it compiles anything")
  func refuses() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    func play(_ arguments: String...) async -> Tool.Outcome {
      await tool.call(arguments: ["play"] + arguments, in: workspace)
    }

    let long = await play("FlipSide", "--events", "tap " + String(repeating: "a", count: 4_000))
    #expect(long.code == 64)
    #expect(long.errorOutput.contains("An event has at most 4000 bytes"))
    let nowhere = await play("FlipSide", "--record", "none/events.txt")
    #expect(nowhere.code == 2)
    #expect(nowhere.errorOutput.hasPrefix("switchboard: none/events.txt: cannot be written ("))
    #expect(await play("Nobody").code == 64)
    let silent = await play("--lesson", "three-pieces", "timer.swift")
    #expect(silent.errorOutput.contains("timer.swift has no screen to play with"))
  }

  @Test("ends with 1 after an impossible event, writes the events down, and plays them again")
  func plays() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let written = workspace.appending(path: "events.txt")

    let impossible = try tool.run(
      "play", "FlipSide", "--events", "tap Info; tap Nothing", "--record", "events.txt",
      in: workspace)
    #expect(impossible.code == 1)
    #expect(impossible.output.contains("There is no “Nothing” on the screen."))
    #expect(try String(contentsOf: written, encoding: .utf8) == "tap Info\ntap Nothing\n")
    let possible = try tool.run("play", "FlipSide", "--events", "tap Info", in: workspace)
    #expect(possible.code == 0, "\(possible.errorOutput)")
    #expect(impossible.output.hasPrefix(possible.output))
  }

  @Test("plays the copy of a lesson's program, and 'run' says so")
  func lesson() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()

    let played = try tool.run(
      "play", "--lesson", "three-pieces", "--events", "tap Connect; tap \"Night falls\"",
      in: workspace)
    #expect(played.code == 0, "\(played.errorOutput)")
    #expect(played.output.contains("night → lamp  nightDidFall(night)"))
    let copy = workspace.appending(path: "Lessons/three-pieces/night.swift")
    #expect(FileManager.default.fileExists(atPath: copy.path))
    let run = try tool.run("run", "--lesson", "three-pieces", "night.swift", in: workspace)
    #expect(run.errorOutput.contains("night.swift has a screen"))
  }
}
