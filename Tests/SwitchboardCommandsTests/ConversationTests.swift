import Foundation
import GradingTestSupport
import Testing

@Suite("A conversation, by commands")
struct ConversationTests {
  @Test("says in its place why there is none")
  func reason() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let stub = try tool.run("check", "FlipSide", "--conversation", in: workspace)
    #expect(!stub.output.contains("model's, or differs"))
    let compiles = try tool.run(
      "check", "ColorPicker", "--conversation-of", "pickerStandsAlone", in: workspace)
    #expect(compiles.output.contains("This check only compiles code: it runs no objects"))
  }

  @Test("is shown below the verdict, and in JSON, to those who ask")
  func check() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let file = workspace.appending(path: "Exercises/FlipSide/Sources/FlipsideViewController.swift")
    let solution = TestMachine.original("FlipSide").appending(path: "Solution")
    for name in try FileManager.default.contentsOfDirectory(atPath: solution.path) {
      let text = try String(contentsOf: solution.appending(path: name), encoding: .utf8)
      try text.replacing("delegate?.flipsideViewControllerDidFinish(self)", with: "")
        .write(
          to: file.deletingLastPathComponent().appending(path: name), atomically: true,
          encoding: .utf8)
    }

    let silent = try tool.run("check", "FlipSide", in: workspace)
    #expect(silent.code == 1)
    #expect(!silent.output.contains("What your objects said"))
    #expect(
      try !tool.run("check", "FlipSide", "--json", in: workspace).output
        .contains("\"conversation\""))

    let shown = try tool.run("check", "FlipSide", "--conversation", in: workspace)
    #expect(shown.code == 1)
    #expect(shown.output.hasPrefix(silent.output.trimmingCharacters(in: .newlines)))
    #expect(shown.output.contains("What your objects said: "))

    let json = try tool.run("check", "FlipSide", "--conversation", "--json", in: workspace)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let conversation = try #require(report["conversation"] as? [String: Any])
    #expect(conversation["format"] as? Int == 1)
    #expect((conversation["participants"] as? [String])?.isEmpty == false)

    let progress = try tool.run("progress", "--json", in: workspace)
    #expect(progress.output.contains("\"conversationsSeen\" : 1"))
    let wrong = try tool.run("check", "FlipSide", "--conversation-of", "99", in: workspace)
    #expect(wrong.errorOutput.contains("FlipSide has no check '99'"))
    #expect(wrong.output.isEmpty, "nothing is judged")
    for name in try FileManager.default.contentsOfDirectory(atPath: solution.path) {
      try Data(contentsOf: solution.appending(path: name))
        .write(to: file.deletingLastPathComponent().appending(path: name))
    }
    let passed = try tool.run("check", "FlipSide", "--conversation", in: workspace)
    #expect(passed.code == 0)
    #expect(passed.output.contains("What your objects said: Main is the delegate of"))
  }
}
