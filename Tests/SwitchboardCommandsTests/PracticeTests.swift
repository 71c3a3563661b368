import CourseModel
import Foundation
import GradingTestSupport
import Glibc
import TestSupport
import Testing

@testable import SwitchboardCommands

/// The built executable on a separate terminal, in a workspace of our own course.
@Suite("The learner's loop on a terminal")
struct PracticeTests {
  /// Prints the terminal's modes before and after.
  private static let script = """
    ulimit -c 0
    cd workspace
    echo "[modes $(stty -g)]"; "$SWITCHBOARD" $ARGUMENTS
    echo "[code $?]"; echo "[modes $(stty -g)]"
    """

  private let tool: Tool
  private let workspace: URL

  init() throws {
    tool = try Tool()
    workspace = try tool.makeWorkspace()
  }

  private func open(_ arguments: String = "", variables: [String: String] = [:]) throws -> Teletype
  {
    try Teletype(
      running: Self.script, in: tool,
      variables: ["ARGUMENTS": arguments].merging(variables) { $1 })
  }

  /// Saves like many editors: writes another file and renames it.
  private func save(_ folder: String, of exercise: String) throws {
    for file in try Tool.files(in: Tool.exercise(exercise).appending(path: folder)) {
      try save(file.content, as: file.name, of: exercise)
    }
  }

  private func save(_ content: Data, as file: String, of exercise: String) throws {
    let sources = workspace.appending(path: "Exercises/\(exercise)/Sources")
    let draft = sources.appending(path: ".\(file).swp")
    try content.write(to: draft)
    #expect(rename(draft.path, sources.appending(path: file).path) == 0)
  }

  @Test("judges every save, goes on with a key, and leaves all as it was")
  func firstPass() throws {
    let teletype = try open()
    try teletype.wait(for: "nothing is wrong")
    try save("Mistakes/strong-delegate", of: "FlipSide")
    try teletype.wait(for: "not passed yet, 0 of 10 points")
    try save("Solution", of: "FlipSide")
    try teletype.wait(for: "passed, 10 of 10 points")
    teletype.type("n")
    try teletype.wait(for: "until question 1 of")
    teletype.type("q")
    try teletype.wait(for: "Verdict for your last save")
    teletype.type("q")
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 0]"))
    #expect(teletype.output.contains("1 of \(Tool.exerciseCount) exercises passed."))
    #expect(teletype.modes.count == 2)
    #expect(Set(teletype.modes).count == 1)
  }

  @Test("a save ends the check of an endless loop, and the last save is judged")
  func endlessLoop() async throws {
    try save("Solution", of: "FlipSide")
    let teletype = try open("watch FlipSide")
    try teletype.wait(for: "passed, 10 of 10 points")
    let file = Tool.exercise("FlipSide").appending(path: "Solution/MainViewController.swift")
    let right = try String(contentsOf: file, encoding: .utf8)
    let stuck = right.replacing("dismiss()", with: "while true {}")
    try save(Data(stuck.utf8), as: "MainViewController.swift", of: "FlipSide")
    try teletype.wait(for: "checking, ")
    for number in 1...100 {
      try save(
        Data((right + "// \(number)\n").utf8), as: "MainViewController.swift", of: "FlipSide")
    }
    try teletype.wait(for: "passed, 10 of 10 points")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
    let attempts = await tool.call("attempts", "FlipSide", in: workspace)
    #expect(attempts.output.contains("10/10"))
    #expect(!attempts.output.contains("not passed"), "\(attempts.output)")
  }

  @Test("an editor that writes twice has one attempt, and one check more at most")
  func writesTwice() async throws {
    let teletype = try open("watch FlipSide", variables: ["ACCESSIBLE": "1"])
    try teletype.wait(for: "nothing is wrong")
    // In place: truncate, write, close. No check is as fast as the next save.
    let file = "MainViewController.swift"
    let place = workspace.appending(path: "Exercises/FlipSide/Sources/\(file)")
    let right = try Data(contentsOf: Tool.exercise("FlipSide").appending(path: "Solution/\(file)"))
    try (Data("// Not all of it\n".utf8) + right.prefix(200)).write(to: place)
    try right.write(to: place)
    let words = try teletype.wait(for: "10 of 10 points")
    teletype.type("q\n")
    teletype.waitForEnd()

    #expect((1...2).contains(words.matches(of: /Checking FlipSide\./).count), "\(words)")
    #expect(!words.contains("checks pass"))
    let attempts = await tool.call("attempts", "FlipSide", in: workspace)
    #expect(attempts.output.contains("10/10"))
    #expect(attempts.output.matches(of: /\/10/).count == 1, "\(attempts.output)")
  }

  @Test("a reset is undone, a hint comes one at a time, Ctrl-C leaves")
  func resetAndUndo() throws {
    try save("Solution", of: "FlipSide")
    let teletype = try open("watch FlipSide")
    try teletype.wait(for: "passed, 10 of 10 points")
    teletype.type("R")
    try teletype.wait(for: "'u' undoes it")
    teletype.type("y")
    try teletype.wait(for: "nothing is wrong")
    teletype.type("h")
    try teletype.wait(for: "Hint 1 of 4 for TODO 1, 3 more")
    teletype.type("u")
    try teletype.wait(for: "passed, 10 of 10 points")
    teletype.type("\u{3}")
    teletype.waitForEnd()

    #expect(teletype.output.contains("[code 130]"))
    #expect(Set(teletype.modes).count == 1)
  }

  @Test("lends the terminal to an editor, and takes it back")
  func editor() throws {
    let editor = tool.folder.appending(path: "vi")
    try Data("#!/bin/sh\necho \"[edits $*]\"; read line\n".utf8).write(to: editor)
    chmod(editor.path, 0o755)
    let teletype = try open("watch FlipSide", variables: ["EDITOR": editor.path])
    try teletype.wait(for: "nothing is wrong")
    teletype.type("e")
    try teletype.wait(for: "[edits +19 ")
    teletype.type("\n")
    try teletype.wait(for: "nothing is wrong")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("says which file it opens in an editor where nothing is drawn, and in which language")
  func spokenEditor() throws {
    let editor = tool.folder.appending(path: "vi")
    try Data("#!/bin/sh\necho \"[edits $*]\"; read line\n".utf8).write(to: editor)
    chmod(editor.path, 0o755)
    let translations = tool.folder.appending(path: "translations")
    try FileManager.default.createDirectory(at: translations, withIntermediateDirectories: true)
    try Data(Translations.bytes(ofTemplate: Translations.folder.appending(path: "de.po")))
      .write(to: translations.appending(path: "de.mo"))
    let teletype = try open(
      "watch FlipSide",
      variables: [
        "ACCESSIBLE": "1", "EDITOR": editor.path, "LANGUAGE": "de",
        "SWITCHBOARD_TRANSLATIONS": translations.path,
      ])
    try teletype.wait(for: "FlipSide wird geprüft.")
    try teletype.wait(for: "Noch nicht begonnen.")
    teletype.type("e\n")
    try teletype.wait(for: "MainViewController.swift wird in vi geöffnet.")
    try teletype.wait(for: "[edits +19 ")
    teletype.type("\n")
    teletype.type("q\n")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("asks once which editor is somebody's, and remembers")
  func unknownEditor() throws {
    let programs = tool.folder.appending(path: "programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    let editor = programs.appending(path: "nano")
    try Data("#!/bin/sh\necho \"[edits $*]\"; read line\n".utf8).write(to: editor)
    chmod(editor.path, 0o755)
    let path = "\(programs.path):\(tool.environment["PATH"] ?? "")"
    let teletype = try open("watch FlipSide", variables: ["PATH": path])
    try teletype.wait(for: "nothing is wrong")
    teletype.type("e")
    try teletype.wait(for: "1\u{A0}nano")
    teletype.type("1")
    try teletype.wait(for: "[edits +19 ")
    teletype.type("\n")
    try teletype.wait(for: "nano opens your files from now on")
    teletype.type("e")
    try teletype.wait(for: "[edits +19 ")
    teletype.type("\n")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("puts back what was judged before, and undoes that")
  func restore() throws {
    try save("Solution", of: "FlipSide")
    let teletype = try open("watch FlipSide")
    try teletype.wait(for: "passed, 10 of 10 points")
    try save("Mistakes/forgets-to-hide", of: "FlipSide")
    try teletype.wait(for: "passed before; now 9 of 10 points")
    teletype.type("A")
    try teletype.wait(for: "What you had before")
    teletype.type("k\r")
    try teletype.wait(for: "Replace your files with attempt 1")
    teletype.type("y")
    try teletype.wait(for: "passed, 10 of 10 points")
    teletype.type("u")
    try teletype.wait(for: "passed before; now 9 of 10 points")
    teletype.type("q")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
  }

  @Test("speaks in sentences where nothing can be drawn")
  func sentences() throws {
    let teletype = try open("watch FlipSide", variables: ["ACCESSIBLE": "1"])
    try teletype.wait(for: "Checking FlipSide.")
    try teletype.wait(for: "nothing is wrong")
    try save("Solution", of: "FlipSide")
    try teletype.wait(for: "10 of 10 points")
    teletype.type("q\n")
    teletype.waitForEnd()
    #expect(teletype.output.contains("[code 0]"))
    #expect(!teletype.output.contains("\u{1B}[?1049h"))
  }

  @Test("alone prints where one is when it is piped")
  func piped() throws {
    let outcome = try tool.run(in: workspace)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("0 of \(Tool.exerciseCount) exercises passed."))
  }
}
