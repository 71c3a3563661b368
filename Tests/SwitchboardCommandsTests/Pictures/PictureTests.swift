import Foundation
import GradingTestSupport
import Terminal
import TestSupport
import Testing
import VectorGraphics

/// The pictures of the README: what the built executable shows on a terminal.
///
/// `make pictures` makes them anew (`SWITCHBOARD_RECORD=1`). Times differ from run to run, so they are
/// not compared.
@Suite("The pictures of the README")
struct PictureTests {
  private static let folder = Tool.repository.appending(path: "Pictures")

  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("show the loop with a verdict, and what the objects said")
  func loop() throws {
    let workspace = try tool.makeWorkspace()
    try save("Mistakes/wrong-sender", in: workspace)
    let terminal = try Teletype(
      running: "cd workspace; \"$SWITCHBOARD\" watch ColorPicker", in: tool)
    terminal.resize(columns: 96, rows: 42)
    try terminal.wait(for: "not passed yet")
    terminal.type("c")
    try terminal.wait(for: "What your objects said")
    try expectPicture(
      terminal, "loop", title: "The loop: a verdict, and the conversation that led to it")
  }

  @Test("show a lesson with a prediction and its answer")
  func lesson() throws {
    _ = try tool.makeWorkspace()
    let terminal = try Teletype(
      running: "cd workspace; \"$SWITCHBOARD\" lesson telling-without-knowing", in: tool)
    terminal.resize(columns: 104, rows: 34)
    try terminal.wait(for: "Telling")
    try terminal.type("G", until: "Your answer: ")
    terminal.type("c d g a e f i h\r")
    try terminal.wait(for: "Why:")
    try expectPicture(terminal, "lesson", title: "A lesson that asks what its program prints")
  }

  @Test("show a class that was graded")
  func classOfEight() throws {
    for (name, mistake) in [
      ("ada", nil), ("bo", "wrong-sender"), ("chi", "strong-delegate"), ("dev", "closes-itself"),
      ("eva", "told-twice"), ("finn", nil), ("gita", nil), ("hugo", nil),
    ] {
      try hand("Solution", in: name)
      if let mistake { try hand("Mistakes/\(mistake)", in: name) }
    }
    try change("finn", "dismiss()", "dismis()")
    try change("gita", "dismiss()", "while true {}")
    try change("hugo", "dismiss()", "_ = UnsafeRawPointer(bitPattern: 64)")
    let grade = "\"$SWITCHBOARD\" grade class --exercise FlipSide --course \"$COURSE\""
    let terminal = try Teletype(
      running: "\(grade) > log 2>&1; printf '\\033[2J\\033[1;1H'; \(grade); echo '[end]'", in: tool)
    terminal.resize(columns: 96, rows: 36)
    try terminal.wait(for: "[end]")
    try expectPicture(terminal, "class", title: "A class of eight, graded")
  }

  // MARK: - Files

  /// Puts a right or a wrong answer into a workspace.
  private func save(_ part: String, in workspace: URL) throws {
    let sources = workspace.appending(path: "Exercises/ColorPicker/Sources")
    for answer in ["Solution", part] {
      try tool.copy(Tool.exercise("ColorPicker").appending(path: answer), over: sources)
    }
  }

  private func hand(_ part: String, in name: String) throws {
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: part),
      over: tool.folder.appending(path: "class/\(name)"))
  }

  /// Puts something else into the hand-in of somebody.
  private func change(_ name: String, _ old: String, _ new: String) throws {
    let file = tool.folder.appending(path: "class/\(name)/MainViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  // MARK: - Pictures

  /// Expects what is on a terminal once nothing more comes to be the picture of this name; a busy
  /// machine may take some time to come to that.
  private func expectPicture(_ terminal: Teletype, _ name: String, title: String) throws {
    let file = Self.folder.appending(path: "\(name).svg")
    terminal.settle()
    if ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(picture(of: terminal, title).utf8).write(to: file)
    }
    let wanted = Self.timeless(try String(contentsOf: file, encoding: .utf8))
    for _ in 1...20 where Self.timeless(picture(of: terminal, title)) != wanted {
      terminal.settle()
    }
    #expect(
      Self.timeless(picture(of: terminal, title)) == wanted,
      "Pictures/\(name).svg is not what people see any more: make pictures")
  }

  private func picture(of terminal: Teletype, _ title: String) -> String {
    // Where the course lies is nobody's business.
    let output = terminal.output.replacing(Tool.repository.path, with: "~/switchboard")
      .replacing("[end]", with: "")
    let rows = TerminalRows(showing: output).lines
    return VectorImage(of: rows, title: title, frame: .window(title: "switchboard")).text
  }

  /// A picture without its times, and without the name that is made of all its text.
  private static func timeless(_ picture: String) -> String {
    picture.replacing(/\bsb[0-9a-z]{6,}/, with: "sb").replacing(/\d+(\.\d+)? s\b/, with: "0 s")
  }
}
