import Foundation
import GradingTestSupport
import Testing

@Suite("The command run")
struct RunTests {
  @Test("makes Play.swift once, runs it, and says how it ended")
  func run() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let play = workspace.appending(path: "Exercises/FlipSide/Play.swift")

    let first = try tool.run("run", in: workspace)
    #expect(first.code == 0)
    #expect(first.output == "FlipSide is on stage.\n")
    #expect(
      first.errorOutput.hasPrefix(
        "\(play.path) is new: write the code that you want to run "
          + "there.\n"))

    try Data("print(1, terminator: \"\")\nvar list: [Int] = []\nlist[0] += 1\n".utf8)
      .write(to: play)
    let crash = try tool.run("run", "FlipSide", in: workspace)
    #expect(crash.code == 1)
    #expect(
      crash.output.hasPrefix(
        "1\nYour code stopped the program at Play.swift:3: Index out of range. Ask"))

    try Data("print(missing)\n".utf8).write(to: play)
    let wrong = try tool.run("run", "FlipSide", in: workspace)
    #expect(wrong.code == 1)
    #expect(
      wrong.output == """
        FlipSide · The flip side · does not compile

          Nothing here is called `missing`. Check the spelling. A name declared
          inside braces exists only there.
          Play.swift:1:7: error: cannot find 'missing' in scope
            print(missing)
                  ^


        """)

    // The file does not count, and does not disturb the manifest.
    let check = try tool.run("check", "FlipSide", in: workspace)
    #expect(!check.output.contains("Play.swift"))
    let manifest = try tool.shell("swift package describe --type json", in: workspace)
    #expect(manifest.code == 0)
  }

  @Test("says where there is nothing to run")
  func nothing() throws {
    let tool = try Tool()
    let outcome = try tool.run("run")
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.hasPrefix("switchboard: "))
  }
}
