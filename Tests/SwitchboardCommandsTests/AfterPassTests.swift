import CourseModel
import Foundation
import GradingTestSupport
import Testing

@Suite("The output after a pass")
struct AfterPassTests {
  private let tool: Tool
  private let course: URL
  private let workspace: URL

  init() async throws {
    tool = try Tool()
    course = tool.folder.appending(path: "course")
    for part in ["Lessons", "Exercises/FlipSide"] {
      let copy = course.appending(path: part)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Tool.repository.appending(path: part), to: copy)
    }
    workspace = tool.folder.appending(path: "workspace")
    try write(
      """
      ---
      title: A sheet in UIKit
      framework: UIKit
      source: https://developer.apple.com/documentation/uikit/uiviewcontroller
      date: 2026-11-22
      ---
      A sheet tells whoever presented it.

      ```swift
      final class Sheet: UIViewController {}
      ```

      """, to: "Exercises/FlipSide/Twin.md")
    let about = "Exercises/FlipSide/Variants/listens-in-a-file-of-its-own/about.md"
    for variant in try FileManager.default.contentsOfDirectory(
      atPath: course.appending(path: "Exercises/FlipSide/Variants").path)
    {
      let file = course.appending(path: "Exercises/FlipSide/Variants/\(variant)/about.md")
      try? FileManager.default.removeItem(at: file)
    }
    try write("It listens in a file of its *own*.\n", to: about)
    try write("# Delegation\n\n- Who knows?\n", to: "Lessons/delegation/card.md")
    let outcome = await tool.call("init", "workspace", "--course", course.path)
    guard outcome.code == 0 else { throw CocoaError(.fileNoSuchFile) }
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: course.appending(path: path))
  }

  @Test("is kept back before it, offered in two lines by check, and shown by its command")
  func way() async throws {
    let early = await tool.call("twin", in: workspace)
    #expect(early.code == 64)
    #expect(early.output == "")
    #expect(
      early.errorOutput
        == "switchboard: you have not passed FlipSide yet, and its twin would give the answer away; "
        + "'switchboard twin FlipSide --anyway' still shows it\n")
    #expect(await tool.call("twin", "--anyway", in: workspace).code == 0)
    #expect(await tool.call("solution", "--other", in: workspace).code == 64)
    let nothing = await tool.call("review", in: workspace)
    #expect(nothing.code == 0)
    #expect(nothing.output.contains("until you have passed an exercise"))

    try tool.copy(
      Tool.exercise("FlipSide").appending(path: "Solution"),
      over: workspace.appending(path: "Exercises/FlipSide/Sources"))
    let check = await tool.call("check", in: workspace)
    #expect(check.code == 0)
    let also = check.errorOutput.split(separator: "\n").filter { $0.hasPrefix("Also: ") }
    #expect(also[0].hasSuffix("solution FlipSide --other  shows another right answer."))
    #expect(
      also[1].hasSuffix("twin FlipSide  shows the same conversation in today's Apple code."))

    let twin = await tool.call("twin", in: workspace)
    #expect(twin.code == 0)
    #expect(twin.output.contains("A sheet in UIKit"))
    #expect(twin.output.contains("Only Apple's systems have UIKit"))
    #expect(twin.output.contains("final class Sheet"))
    #expect(
      twin.output.contains("https://developer.apple.com/documentation/uikit/uiviewcontroller"))
    #expect(twin.output.contains("as of 2026-11-22"))

    let other = await tool.call("solution", "--other", in: workspace)
    #expect(other.code == 0)
    #expect(other.output.contains("the model answer and another right one"))
    #expect(other.output.contains("It listens in a file of its *own*."))
    #expect(other.output.contains("only in the model"))

    // On the day of the pass, no question is due.
    let review = await tool.call("review", in: workspace)
    #expect(review.output == "Nothing is due now.\nThe next question comes tomorrow.\n")
  }

  @Test("Of several model answers, the one nearest to the learner's is shown; the others are named")
  func modelVariants() async throws {
    try write("Each one has its *price*.\n", to: "Exercises/FlipSide/Why.md")
    try write(
      "It makes both at once.\n",
      to: "Exercises/FlipSide/Variants/remembers-its-flip-side/about.md")
    let path = "Exercises/FlipSide/exercise.json"
    let text = try String(contentsOf: course.appending(path: path), encoding: .utf8)
    try write(
      text.replacing(
        #""format": 1,"#,
        with: #"""
          "format": 1,
          "modelVariants": ["listens-in-a-file-of-its-own", "remembers-its-flip-side"],
          """#), to: path)
    let names = ["remembers-its-flip-side", "listens-in-a-file-of-its-own"]
    let sources = workspace.appending(path: "Exercises/FlipSide/Sources")
    for (name, other) in zip(names, names.reversed()) {
      try tool.copy(Tool.exercise("FlipSide").appending(path: "Solution"), over: sources)
      try tool.copy(Tool.exercise("FlipSide").appending(path: "Variants/\(name)"), over: sources)
      let page = await tool.call("solution", "--anyway", in: workspace).output
      // A line of 80 columns breaks in these names.
      #expect(page.contains("your answer and the model answer “\(name.prefix(9))"))
      #expect(!page.contains("*price*"))
      #expect(page.contains("\n  switchboard solution FlipSide model\n"))
      #expect(page.contains("\n  switchboard solution FlipSide \(other)\n"))
      #expect(!page.contains("switchboard solution FlipSide \(name)"))
      let next = await tool.call("solution", "--other", "--anyway", in: workspace).output
      #expect(!next.contains("model answer “\(name.prefix(9))"))
      #expect(next.contains("switchboard solution FlipSide \(name)"))
    }
    let model = await tool.call("solution", "FlipSide", "model", "--anyway", in: workspace).output
    #expect(model.contains("your answer and the model's") && model.contains("*price*"))
    let unknown = await tool.call("solution", "FlipSide", "streams", in: workspace)
    #expect(unknown.code == 64)
    #expect(unknown.errorOutput.contains("has no model answer 'streams', only "))
  }

  @Test("a twin in Foundation is not said to need Apple's systems: Linux has a part of it")
  func twinInFoundation() async throws {
    let file = course.appending(path: "Exercises/FlipSide/Twin.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("framework: UIKit", with: "framework: Foundation").utf8).write(to: file)
    let twin = await tool.call("twin", "--anyway", in: workspace).output
    #expect(twin.contains("Linux has Foundation, but not all of it"))
    #expect(twin.contains("shown here, but not run"))
    #expect(!twin.contains("Apple's systems"))
  }

  @Test("the glossary is a page, and a class is found")
  func lookingUp() async throws {
    try write(
      "# Glossary\n\n## Lamp\n\nIt shines: [Asking](delegation/01-asking.md).\n",
      to: "Lessons/glossary.md")
    #expect(await tool.call("lesson", "glossary", in: workspace).output.contains("It shines"))
    let index = await tool.call("index", in: workspace)
    #expect(index.output.contains("UIViewController"))
    #expect(await tool.call("index", "viewcon", in: workspace).output.contains("UIViewController"))
    let none = await tool.call("index", "UIViewControler", in: workspace)
    #expect(none.code == 64)
    #expect(none.errorOutput.contains("did you mean 'UIViewController'?"))
  }

  @Test("a card is printed, and a topic without one gets a sentence")
  func card() async throws {
    let card = await tool.call("card", "delegation", in: workspace)
    #expect(card.output.contains("Who knows?"))
    #expect(await tool.call("card", in: workspace).output.contains("delegation"))
    #expect(await tool.call("list", in: workspace).output.contains("card    delegation"))
    try FileManager.default.removeItem(at: course.appending(path: "Lessons/delegation/card.md"))
    let none = await tool.call("card", "delegation", in: workspace)
    #expect(none.code == 64)
    let cards = try others()
    let names = cards.map { $0.deletingLastPathComponent().lastPathComponent }
    #expect(
      none.errorOutput
        == "switchboard: the topic Delegation has no card; these have one: "
        + names.joined(separator: ", ") + "\n")
    for card in cards { try FileManager.default.removeItem(at: card) }
    #expect(await tool.call("card", in: workspace).code == 64)
  }

  /// Returns the existing cards, in the order of their topics.
  private func others() throws -> [URL] {
    try Course(at: course).topics
      .map { course.appending(path: "Lessons/\($0.name)/card.md") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
