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
    try save("Mistakes/dismisses-only-on-cancel", in: workspace)
    let terminal = try Teletype(running: "cd workspace; \"$SWITCHBOARD\" watch ColorPicker", in: tool)
    terminal.resize(columns: 100, rows: 36)
    try terminal.wait(for: "not passed yet")
    try save("Mistakes/wrong-sender", in: workspace)
    try terminal.wait(for: "What your objects said")
    try expectPicture(
      terminal, "loop", title: "The loop: a verdict, and the conversation that led to it")
  }

  @Test("show a lesson with a prediction and its answer")
  func lesson() throws {
    _ = try tool.makeWorkspace()
    let terminal = try Teletype(
      running: "cd workspace; \"$SWITCHBOARD\" lesson telling-without-knowing", in: tool)
    terminal.resize(columns: 90, rows: 36)
    try terminal.wait(for: "Telling")
    try terminal.type(" ", until: "order player.swift")
    try expectPicture(terminal, "lesson", title: "A lesson that asks what its program prints")
  }

  @Test("show a class that was graded")
  func classOfSix() throws {
    try hand("Solution", in: "ada")
    let mistakes = [
      "bo": "wrong-sender", "chi": "strong-delegate", "dev": "closes-itself", "eva": "told-twice",
    ]
    for (name, mistake) in mistakes {
      try hand("Solution", in: name)
      try hand("Mistakes/\(mistake)", in: name)
    }
    try hand("Solution", in: "finn")
    let terminal = try Teletype(
      running: "\"$SWITCHBOARD\" grade class --exercise FlipSide --course \"$COURSE\"; echo '[end]'",
      in: tool)
    terminal.resize(columns: 100, rows: 36)
    try terminal.wait(for: "[end]")
    try expectPicture(terminal, "class", title: "A class of six, graded")
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

  // MARK: - Pictures

  private func expectPicture(_ terminal: Teletype, _ name: String, title: String) throws {
    let rows = TerminalRows(showing: terminal.output).lines
    let picture = VectorImage(of: rows, title: title, frame: .window(title: "switchboard")).text
    let file = Self.folder.appending(path: "\(name).svg")
    if ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(picture.utf8).write(to: file)
    }
    let shown = try String(contentsOf: file, encoding: .utf8)
    #expect(
      Self.timeless(picture) == Self.timeless(shown),
      "Pictures/\(name).svg is not what people see any more: make pictures")
  }

  /// A picture without its times, and without the name that is made of all its text.
  private static func timeless(_ picture: String) -> String {
    picture.replacing(/\bsb[0-9a-z]{6,}/, with: "sb").replacing(/\d+(\.\d+)? s\b/, with: "0 s")
  }
}
