import Foundation
import GradingTestSupport
import Testing

@testable import SwitchboardCommands

@Suite("Bad input")
struct BadInputTests {
  /// The arguments, the exit code, and the whole output.
  struct Case: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let code: Int32
    let says: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let inWorkspace = [
    Case(
      arguments: ["check", "ColorPickr"], code: 64,
      says: "switchboard: there is no exercise 'ColorPickr'; did you mean 'ColorPicker'?\n"),
    Case(
      arguments: ["show", "xyzzy"], code: 64,
      says: "switchboard: there is no exercise 'xyzzy'; 'switchboard list --all' names them all\n"),
    Case(
      arguments: ["chek", "FlipSide"], code: 64,
      says: "switchboard: there is no command 'chek'; did you mean 'check'?\n"),
    Case(
      arguments: ["--workspace", ".", "hnt"], code: 64,
      says: "switchboard: there is no command 'hnt'; did you mean 'hint'?\n"),
    Case(
      arguments: ["lesson", "telling"], code: 64,
      says: "switchboard: there is no lesson 'telling'; did you mean 'telling-without-knowing'?\n"),
    Case(
      arguments: ["grade", "nowhere", "--exercise", "FlipSide"], code: 64,
      says: "switchboard: there is no file or folder 'nowhere'\n"),
    Case(
      arguments: ["grade", "essay.docx", "--exercise", "FlipSide"], code: 64,
      says:
        "switchboard: essay.docx cannot be graded; name a folder, Swift file, .zip, .7z, .tar "
        + "(also .tar.gz, .tar.bz2, .tar.xz, .tar.zst) or git bundle\n"),
    Case(
      arguments: ["status", "--course", "/usr"], code: 64,
      says: "switchboard: no course at /usr: it has no Lessons/course.json; "
        + "name a course's folder with --course DIR\n"),
  ]

  @Test("is answered with a sentence that says what to do", arguments: inWorkspace)
  func answers(trial: Case) async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    try Data().write(to: workspace.appending(path: "essay.docx"))
    let outcome = await tool.call(arguments: trial.arguments, in: workspace)
    #expect(outcome.code == trial.code)
    #expect(outcome.errorOutput == trial.says)
    #expect(outcome.output == "")
  }

  @Test(
    "no argument drives the terminal, whoever complains of it",
    arguments: [
      ["grade", "x", "--\u{1B}]0;PWNED\u{7}", "--exercise", "A"], ["lesson", "-\u{9B}31m"],
      ["lesson", "a", "b\u{202E}"], ["lesson", "--theme", "\u{1B}[2J"],
      ["lesson", "--size-limit", "\u{1B}[2J"], ["\u{1B}[2J"],
      ["lesson", "--file", "\u{1B}[2J"],
    ])
  func cleansArguments(arguments: [String]) throws {
    let outcome = try Tool().run(arguments: arguments)

    let driving = (outcome.output + outcome.errorOutput).unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
    }
    #expect(driving.isEmpty)
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.contains { "␛\u{FFFD}".contains($0) })
  }

  @Test("JSON hides nothing of a title from the eye, and loses nothing of it")
  func cleansJSON() async throws {
    let tool = try Tool()
    let course = tool.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
    for part in ["Lessons", "Exercises"] {
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: part), to: course.appending(path: part))
    }
    let file = course.appending(path: "Exercises/FlipSide/exercise.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(/"title": "/, with: "\"title\": \"\\u009B\\u202E\\u2066").utf8)
      .write(to: file)

    let outcome = await tool.call(arguments: ["list", "--json", "--course", course.path])

    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\\u009b\\u202e\\u2066"))
    #expect(
      !outcome.output.unicodeScalars.contains {
        "\u{9B}\u{202E}\u{2066}".unicodeScalars.contains($0)
      })
  }

  @Test("wrong flags are wrong usage, with the usage line")
  func wrongFlags() async throws {
    let tool = try Tool()
    let outcome = await tool.call("check", "--reporter", "xml")
    #expect(outcome.code == 64)
    #expect(outcome.errorOutput.contains("'xml'"))
    #expect(outcome.errorOutput.contains("Usage: switchboard check"))
    #expect(await tool.call("grade", ".", "--exercise", "X", "--jobs", "0").code == 64)
    #expect(await tool.call("frobnicate").code == 64)
  }

  @Test("The usage line breaks at blanks, and nothing else does")
  func usage() {
    let text =
      "Error: no\nUsage: switchboard check [--course <dir>] [<exercise>]\n  See 'switchboard'"
    #expect(
      Failure.breakingUsage(of: text, at: 30) == """
        Error: no
        Usage: switchboard check
               [--course <dir>]
               [<exercise>]
          See 'switchboard'
        """)
    #expect(Failure.breakingUsage(of: text, at: 80) == text)
  }

  @Test(
    "an option that stands twice is wrong usage, and none of the two is taken",
    arguments: [
      ["grade", "x", "--exercise", "FlipSide", "--exercise", "ColorPicker"],
      ["grade", "x", "--exercise=FlipSide", "--exercise", "ColorPicker"],
      ["--course", "a", "lesson", "--course=b"], ["check", "--json", "--json"],
    ])
  func twice(_ arguments: [String]) throws {
    let outcome = try Tool().run(arguments: arguments)
    let option = arguments.first { $0.hasPrefix("--") }?.prefix { $0 != "=" } ?? ""
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput
        == "switchboard: \(option) is given twice; give it once, or run switchboard once for each\n"
    )
  }

  @Test("an option that a command takes more than once may stand twice, and no other")
  func repeated() throws {
    let dump = try Tool().run("--experimental-dump-help")
    let help = try JSONDecoder().decode(DumpedHelp.self, from: Data(dump.output.utf8))
    #expect(
      help.command.repeated == ArgumentOrder.repeatable.mapValues { Set($0.map(String.init)) })
    for (command, options) in help.command.repeated where command != "mistake" {
      for option in options {
        let outcome = try Tool().run(command, "x", option, "a", option, "b")
        #expect(!outcome.errorOutput.contains("stands twice"))
      }
    }
  }

  @Test("a theme that there is not is wrong usage, with the names of those there are")
  func wrongTheme() async throws {
    let tool = try Tool()
    let course = Tool.repository.path
    let flag = await tool.call("show", "FlipSide", "--course", course, "--theme", "drak")
    tool.environment["SWITCHBOARD_THEME"] = "drak"
    let variable = await tool.call("show", "FlipSide", "--course", course)
    #expect(flag.code == 64)
    #expect(flag.errorOutput.contains("'drak' is invalid for '--theme <theme>'"))
    #expect(flag.errorOutput.contains("'standard', 'light' or 'dark'"))
    #expect(variable.code == 64)
    #expect(
      variable.errorOutput == "switchboard: SWITCHBOARD_THEME is 'drak', which is not a theme; "
        + "make it standard, light or dark\n")
    #expect(variable.output == "")
  }

  @Test("--course may stand before the command or after it")
  func sharedOptionsAnywhere() async throws {
    let tool = try Tool()
    let course = Tool.repository.path
    let before = await tool.call("--course", course, "list")
    let after = await tool.call("list", "--course=\(course)")
    #expect(before.code == 0)
    #expect(before.output == after.output)
    #expect(await tool.call("--course=\(course)").output.contains("not in a workspace yet"))
  }

  @Test("outside of a workspace, says how to make one")
  func noWorkspace() async throws {
    let tool = try Tool()
    let outcome = await tool.call("check")
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput == "switchboard: no workspace at \(tool.folder.path) or above it; "
        + "make one with 'switchboard start DIR', which says what to type there\n")
  }

  @Test("in a folder that was deleted, says so and ends")
  func deletedFolder() throws {
    let tool = try Tool()
    let outcome = try tool.shell(
      "mkdir gone; cd gone; rmdir ../gone; '\(Tool.executable)' lesson", in: tool.folder)
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput
        == "switchboard: the folder you are in no longer exists; go to one that does: cd\n")
  }

  @Test("a workspace of another course is refused")
  func otherCourse() async throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let other = tool.folder.appending(path: "other/Lessons")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data(#"{"format":1,"name":"chess","title":"Chess","topics":[]}"#.utf8)
      .write(to: other.appending(path: "course.json"))
    let outcome = await tool.call("check", "--course", "../other", in: workspace)
    #expect(outcome.code == 64)
    #expect(
      outcome.errorOutput == "switchboard: \(workspace.path) is a workspace of the course "
        + "'switchboard', not of 'chess'; name another folder, or the right course with "
        + "--course DIR\n")
  }

  @Test("without a toolchain nothing is judged, and doctor says what is missing")
  func noToolchain() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    tool.environment["PATH"] = "/usr/bin:/bin"
    let check = try tool.run("check", in: workspace)
    #expect(check.code == 2)
    #expect(check.errorOutput.contains("no Swift toolchain found: put its usr/bin on PATH"))
    let doctor = try tool.run("doctor", in: workspace)
    #expect(doctor.code == 2)
    #expect(doctor.output.contains("✗  Swift"))
    #expect(doctor.output.contains("✓  sandbox    bubblewrap works"))
  }

  @Test("a broken exercise is the author's fault, named by file and line, and never a zero")
  func brokenExercise() async throws {
    let tool = try Tool()
    let course = tool.folder.appending(path: "course")
    try FileManager.default.createDirectory(at: course, withIntermediateDirectories: true)
    for part in ["Lessons", "Exercises"] {
      try FileManager.default.copyItem(
        at: Tool.repository.appending(path: part), to: course.appending(path: part))
    }
    let workspace = tool.folder.appending(path: "workspace")
    #expect(await tool.call("init", "workspace", "--course", "course").code == 0)
    let json = course.appending(path: "Exercises/FlipSide/exercise.json")
    let text = try String(contentsOf: json, encoding: .utf8)
    try Data(text.replacing(#""order": 0"#, with: #""order": "first""#).utf8).write(to: json)
    let outcome = await tool.call("check", "FlipSide", in: workspace)
    #expect(outcome.code == 2)
    #expect(
      outcome.errorOutput.hasSuffix(
        "exercise.json:4: 'order' should be a whole number; change it\n"))
  }

  @Test("Ctrl-C in the middle ends everything, and says so")
  func interrupted() throws {
    let tool = try Tool()
    let workspace = try tool.makeWorkspace()
    let file = workspace.appending(path: "Exercises/FlipSide/Sources/FlipsideViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let endless = text.replacing(
      "public func done() {", with: "public func done() {\n    while true {}\n")
    #expect(endless != text)
    try Data(endless.utf8).write(to: file)
    tool.environment["TMPDIR"] = tool.folder.path
    // The loop in the learner's code gives the moment: wait for its process, which has loaded the
    // library built in the scratch folder.
    let outcome = try tool.shell(
      """
      running() { grep -qs "\(tool.folder.lastPathComponent)/.*libFlipSide.so" /proc/[0-9]*/maps; }
      "\(Tool.executable)" check FlipSide & tool=$!
      until running >/dev/null 2>&1; do sleep 0.05; done
      kill -INT $tool; wait $tool; echo "code $?"
      for moment in 1 2 3 4 5 6 7 8 9; do  # the kernel's own
        running >/dev/null 2>&1 || break
        sleep 0.05
      done
      running >/dev/null 2>&1 && echo "left behind"
      ls "$TMPDIR" | grep switchboard- && echo "scratch left"
      true
      """, in: workspace)
    #expect(outcome.output.hasSuffix("code 130\n"), "\(outcome.output)\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains("switchboard: stopped"))
  }
}

/// ArgumentParser's description of the commands (`ArgumentParserToolInfo`), as far as it matters
/// here.
private struct DumpedHelp: Decodable {
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable { let name: String }
      let kind: String
      let isRepeating: Bool
      let names: [Name]?
    }

    let commandName: String
    let arguments: [Argument]?
    let subcommands: [Command]?

    /// The options that may be repeated, by command.
    var repeated: [String: Set<String>] {
      let own = (arguments ?? []).filter { $0.isRepeating && $0.kind != "positional" }
        .flatMap { $0.names ?? [] }.map { "--\($0.name)" }
      var all = own.isEmpty ? [:] : [commandName: Set(own)]
      for inner in subcommands ?? [] { all.merge(inner.repeated) { $0.union($1) } }
      return all
    }
  }

  let command: Command
}
