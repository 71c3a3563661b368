import Foundation
import GradingTestSupport
import Testing

@testable import Grading

@Suite("Programs of lessons")
struct LessonProgramTests {
  private static let page = """
    # Player

    ```swift player.swift
    import MiniCocoa

    final class Player {
      deinit { print("player: freed") }
    }
    var player: Player? = Player()
    print("play")
    player = nil
    print("stop")
    ```

    ```predict order player.swift with "let other = player; player = nil" for "player = nil"
    The player is kept once more. Which lines are printed, and in which order?

    - rewind

    Why: The other variable keeps it.
    ```

    The page goes on.

    ```swift second.swift
    print(2)
    ```
    """

  private static let bell = """
    ---
    title: Bell
    ---

    ```swift bell.swift write "dong"
    print("dong")
    print("the end")
    ```

    The page goes on.

    ```swift whole.swift
    print(2)
    ```

    """

  /// A course with one lesson of that page, and a workspace of it.
  private func place(_ tool: Tool) throws -> (course: URL, workspace: URL) {
    let course = tool.folder.appending(path: "course")
    for (path, text) in [
      "Lessons/course.json":
        #"{"format":1,"name":"c","title":"C","topics":[{"name":"t","title":"T"}]}"#,
      "Lessons/t/01-player.md": "---\ntitle: Player\n---\n\(Self.page)\n",
      "Lessons/t/02-none.md": "---\ntitle: None\n---\n# None\n\nNothing.\n",
      "Lessons/t/03-bell.md": Self.bell,
    ] {
      let file = course.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let workspace = tool.folder.appending(path: "own")
    let made = try tool.run("init", workspace.path, "--course", course.path)
    #expect(made.code == 0, "\(made.errorOutput)")
    return (course, workspace)
  }

  @Test("are copied once, run, and stay the learner's")
  func workspace() throws {
    let tool = try Tool()
    let (_, workspace) = try place(tool)
    let copy = workspace.appending(path: "Lessons/player/player.swift")

    let first = try tool.run("run", "--lesson", "player", "player.swift", in: workspace)
    #expect(first.code == 0, "\(first.errorOutput)")
    #expect(first.output == "play\nplayer: freed\nstop\n")
    #expect(first.errorOutput.contains("\(copy.path) is new: change it, and run it again."))

    try Data("print(\"mine\")\nlet list: [Int] = []\nprint(list[0])\n".utf8).write(to: copy)
    let second = try tool.run("run", "--lesson", "player", "player", in: workspace)
    #expect(second.code == 1)
    #expect(
      second.output.hasPrefix(
        "mine\nYour code stopped the program at player.swift:3: Index out of range."))
    #expect(second.errorOutput.contains("is no longer the lesson's; delete it"))

    try Data("print(missing)\n".utf8).write(to: copy)
    let wrong = try tool.run("run", "--lesson", "player", "player", in: workspace)
    #expect(wrong.code == 1)
    #expect(wrong.output.hasPrefix("player.swift · Player · does not compile\n"))
  }

  @Test("take a line that is missing, and say what came of it")
  func written() throws {
    let tool = try Tool()
    let (_, workspace) = try place(tool)
    func tried(_ line: String, in program: String = "bell.swift") throws -> Tool.Outcome {
      try tool.run(
        arguments: ["run", "--lesson", "bell", program, "--line", line], in: workspace)
    }
    let right = try tried(#"print("do" + "ng")"#)
    #expect(right.code == 0, "\(right.errorOutput)")
    #expect(
      right.output == #"**Right:** `print("do" + "ng")`. The page has `print("dong")`."# + "\n")
    let other = try tried("print(7)")
    #expect(other.code == 1)
    #expect(other.output.contains("With `print(7)`, the program prints something else."))
    let wrong = try tried("prin(7)")
    #expect(wrong.code == 1)
    #expect(wrong.output.contains("The compiler refuses `prin(7)`"))
    let open = try tried("if 1 < 2 { print(7)")
    #expect(
      open.output.replacing("\n", with: " ").contains("A `{` has no closing `}`: the one in line 1")
    )
    let crash = try tried("let a: [Int] = []; _ = a[3]")
    let text = crash.output.replacing("\n", with: " ")
    #expect(
      text.contains(
        "the program doesn't reach its end. Your code stopped the program at bell.swift:1: Index"))
    let outside = try tried("_ = Thread()")
    #expect(outside.code == 1)
    #expect(outside.output.contains("The compiler refuses"))
    let whole = try tried("print(2)", in: "whole")
    #expect(whole.code == 64)
    #expect(whole.errorOutput.contains("whole.swift is not missing a line"))
  }

  @Test("have their name on the page also where one crashes")
  func crash() throws {
    let tool = try Tool()
    let page = try tool.run(
      "lesson", "the-type-switch-that-grows", in: tool.makeWorkspace())
    #expect(page.output.contains("and then it breaks: last.swift:12: Fatal"))
  }

  @Test("ask on a terminal for the line that one lacks, until it is right, and keep it")
  func askedToWrite() throws {
    let tool = try Tool()
    let (_, workspace) = try place(tool)
    let script = """
      cd "\(workspace.path)"; "$SWITCHBOARD" lesson bell; echo "[code $?]"
      "$SWITCHBOARD" lesson bell; echo "[code $?]"
      """
    let teletype = try Teletype(running: script, in: tool)
    try teletype.type("G", until: "Your answer: ")
    // A key that was pressed again has begun an answer.
    teletype.type("\u{15}print(7)\r")
    try teletype.wait(for: "prints something else")
    // A wrong answer stays, so that the reader can mend it.
    teletype.type("\u{15}print(\"do\" + \"ng\")\r")
    try teletype.wait(for: "The page has")
    teletype.type("q")
    try teletype.wait(for: "[code 0]")
    // It is there when the page is opened again, and the page is not folded.
    try teletype.wait(for: "The page has")
    teletype.type("q")
    teletype.waitForEnd()
  }

  @Test("run outside of a workspace, without a copy; missing ones differ from known ones")
  func outside() throws {
    let tool = try Tool()
    let (course, _) = try place(tool)
    let options = ["--course", course.path]
    let run = try tool.run(arguments: ["run", "--lesson", "player", "second"] + options)
    #expect(run.output == "2\n")
    #expect(!run.errorOutput.contains("second.swift"))

    let list = try tool.run(arguments: ["run", "--lesson", "player"] + options)
    #expect(list.code == 0)
    let commands = list.output.split(separator: "\n")
    #expect(commands.map { $0.hasSuffix(".swift") } == [true, true])
    #expect(commands.first?.hasSuffix(" run --lesson player player.swift") == true)
    let near = try tool.run(arguments: ["run", "--lesson", "player", "playr.swift"] + options)
    #expect(near.code == 64)
    #expect(near.errorOutput.contains("did you mean 'player.swift'?"))
    let none = try tool.run(arguments: ["run", "--lesson", "none"] + options)
    #expect(none.errorOutput.contains("the lesson none has no complete program"))
    let unknown = try tool.run(arguments: ["run", "--lesson", "plaier"] + options)
    #expect(unknown.errorOutput.contains("player"))
  }

  @Test("answer the questions of a page that is piped, at its end")
  func piped() throws {
    let tool = try Tool()
    let (course, _) = try place(tool)
    // Another test may be the first that needs a grader.
    _ = try TestMachine.machine().support()
    let text = try tool.run("lesson", "player", "--course", course.path)
    #expect(text.code == 0)
    #expect(text.output.contains("**Question 1.** The player is kept once more."), "\(text.output)")
    #expect(
      text.output.contains("## Answers\n\n### Question 1\n\nThe right answer is `"),
      "\(text.output)")
    #expect(text.output.contains("a  `play`"))
    let page = tool.folder.appending(path: "page.md")
    try Data(Self.page.utf8).write(to: page)
    let file = try tool.run("lesson", "--file", page.path)
    #expect(file.output.contains("**Why:** The other variable keeps it."))
  }

  @Test("are asked about on a terminal: answered, compared, kept, and shown when one comes back")
  func asked() throws {
    let tool = try Tool()
    let (_, workspace) = try place(tool)
    let script = """
      cd "\(workspace.path)"; "$SWITCHBOARD" lesson player; echo "[code $?]"
      "$SWITCHBOARD" lesson player; echo "[code $?]"
      """
    let teletype = try Teletype(running: script, in: tool)
    // The grader may have to be prepared first; choices make the page longer.
    try teletype.type("G", until: "Your answer: ")
    teletype.type("b a\r")
    try teletype.wait(for: "what happened")
    // After a wrong answer, letters are no commands until another key comes.
    teletype.type(" Gr")
    try teletype.wait(for: "What second.swift")
    teletype.type("xq")
    try teletype.wait(for: "[code 0]")
    // An earlier answer is compared again, as soon as its program was run.
    try teletype.type("G", until: "Not quite.")
    teletype.type("/not quite\r")
    try teletype.wait(for: "1 of 1")
    teletype.type("q")
    teletype.waitForEnd()
    let copy = workspace.appending(path: "Lessons/player/second.swift")
    #expect(FileManager.default.fileExists(atPath: copy.path))
  }

  @Test("of a page in a pipe prepare no grader, and the page says how to have its answers")
  func unprepared() throws {
    let tool = try Tool()
    let (course, _) = try place(tool)
    let cache = tool.folder.appending(path: "cache")
    tool.environment["SWITCHBOARD_CACHE"] = cache.path

    let text = try tool.run("lesson", "player", "--course", course.path)

    #expect(text.code == 0)
    #expect(text.output.contains("The page goes on."))
    #expect(text.output.contains("The answer cannot be shown here: this needs a grader"))
    #expect(text.output.contains("switchboard run --lesson player player.swift"))
    #expect(!FileManager.default.fileExists(atPath: cache.appending(path: "support").path))
    #expect(!text.errorOutput.contains("Preparing"))
  }
}
