import Foundation
import GradingTestSupport
import Testing

@Suite("The solution")
struct SolutionTests {
  @Test("is refused before a pass where nobody can be asked, and shown when it is wanted anyway")
  func refusal() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()

    let refused = await tool.call("solution", in: workspace)
    #expect(refused.code == 64)
    #expect(refused.output == "")
    #expect(
      refused.errorOutput
        == "switchboard: you have not passed FlipSide yet; 'switchboard hint FlipSide' helps, "
        + "'switchboard solution FlipSide --anyway' still shows the solution\n")

    let shown = await tool.call("solution", "FlipSide", "--anyway", in: workspace)
    #expect(shown.code == 0)
    #expect(shown.output.contains("\n13 declarations are the same.\n"))
    #expect(
      shown.output.contains("\nChanged: MainViewController.showInfo()  (MainViewController.swift)"))
    #expect(shown.errorOutput.contains("Next: close it, write it in your own words"))
    let reasons = await tool.call("solution", "ColorPicker", "--anyway", in: workspace)
    #expect(reasons.output.contains("asks both questions in one line"))
    #expect(!shown.output.contains("asks both questions"))
    // A learner who has seen it need not say --anyway again.
    #expect(await tool.call("solution", in: workspace).output == shown.output)
  }

  @Test("is shown after a pass, of the exercise that was passed last, and the same when plain")
  func afterPass() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    let variant = Tool.exercise("FlipSide").appending(path: "Variants/listens-in-a-file-of-its-own")
    try tool.copy(variant, over: sources)
    #expect(await tool.call("check", in: workspace).code == 0)

    let shown = await tool.call("solution", in: workspace)
    #expect(shown.code == 0)
    #expect(shown.output.hasPrefix("FlipSide · "))
    #expect(shown.errorOutput.contains("Next: "))
    tool.environment["COLUMNS"] = "200"
    #expect(await tool.call("solution", "--plain", in: workspace).output == shown.output)

    try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: sources)
    for name in ["FlipsideViewControllerDelegate.swift", "MainViewController+Flipside.swift"] {
      try FileManager.default.removeItem(at: sources.appending(path: name))
    }
    let same = await tool.call("solution", in: workspace)
    #expect(same.output.contains(/\nAll \d+ declarations are the same.\n/))
  }

  @Test("is shown on a terminal to who answers yes, in a pager, and not to who does not")
  func asks() throws {
    let tool = try Tool()
    let script = """
      "$SWITCHBOARD" init workspace --course "$COURSE" > init.txt && cd workspace
      "$SWITCHBOARD" hint > ../hint.txt 2>&1
      "$SWITCHBOARD" solution; echo "first: $?"
      "$SWITCHBOARD" solution; echo "second: $?"
      "$SWITCHBOARD" solution --no-pager; echo "third: $?"
      """
    let teletype = try Teletype(
      running: script, in: tool, variables: ["PAGER": "sed 's/^/paged: /'"])

    let question = try teletype.wait(for: "[y/N] ")
    #expect(
      question.replacing("\r\n", with: "\n").hasSuffix(
        """
        You have not passed FlipSide yet. TODO 1 has 3 hints left ('switchboard hint').
        Do you really want to see its solution? Your progress will say that you did.

        """), "\(question)")
    teletype.type("\n")
    let first = try teletype.wait(for: "first: 0")
    #expect(first.contains("Next: "))
    #expect(!first.contains("paged"))
    try teletype.wait(for: "[y/N] ")
    teletype.type("y\n")
    let second = try teletype.wait(for: "second: 0")
    #expect(second.contains("paged: FlipSide · "))
    let third = try teletype.wait(for: "third: 0")
    #expect(third.contains("FlipSide · "))
    #expect(!third.contains("paged"))
  }

  @Test("has nothing to compare with where the learner's files are missing or empty")
  func nothingThere() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    for file in try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil)
    {
      try Data().write(to: file)
    }
    let empty = await tool.call("solution", "--anyway", in: workspace)
    #expect(empty.code == 64)
    #expect(empty.errorOutput.contains("Its Swift files are empty"))
    try FileManager.default.removeItem(at: sources)
    let gone = await tool.call("solution", "--anyway", in: workspace)
    #expect(gone.code == 64)
    #expect(gone.errorOutput.contains("is missing; 'switchboard init"))
  }
}
