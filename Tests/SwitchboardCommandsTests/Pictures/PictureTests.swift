import Foundation
import GradingTestSupport
import Terminal
import TestSupport
import Testing

/// The pictures of the README: the built executable's output on a terminal.
///
/// `make pictures` recreates them (`SWITCHBOARD_RECORD=1`). Times differ from run to run, so they
/// are not compared.
@Suite("The pictures of the README")
struct PictureTests {
  private static let folder = Tool.repository.appending(path: "Pictures")

  @Suite("that take a compiler")
  struct Proof {
    @Test("The picture of the loop shows what the loop shows")
    func loop() throws { try PictureTests().loop() }

    @Test("The picture of a class shows what a graded class shows")
    func classOfEight() throws { try PictureTests().classOfEight() }

    @Test("The picture of play shows what play shows")
    func play() throws { try PictureTests().play() }
  }

  private func loop() throws {
    try expectPicture("loop", "The loop: a verdict, and the conversation that led to it") { tool in
      let workspace = try tool.makeWorkspace()
      try save("Mistakes/wrong-sender", in: workspace, tool)
      let terminal = try Teletype(
        running: "cd workspace; \"$SWITCHBOARD\" watch ColorPicker", in: tool)
      terminal.resize(columns: 96, rows: 42)
      try terminal.wait(for: "not passed yet")
      terminal.type("c")
      try terminal.wait(for: "What your objects said")
      return terminal
    }
  }

  private func play() throws {
    try expectPicture("play", "A picker that is played: Done, and the delegate is nil") { tool in
      let workspace = try tool.makeWorkspace()
      try save("Solution", in: workspace, tool)
      let file = workspace.appending(
        path: "Exercises/ColorPicker/Sources/SettingsController.swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("picker.delegate = self", with: "").utf8).write(to: file)
      let terminal = try Teletype(
        running: "cd workspace; \"$SWITCHBOARD\" play ColorPicker", in: tool)
      terminal.resize(columns: 96, rows: 22)
      try terminal.wait(for: "Tab next")
      let right = "\u{1B}[C"
      for (keys, sign) in [
        ("\r", "Picker"), (right, "red = 0.05"), (right, "red = 0.1"), (right, "red = 0.15"),
        ("\t\t\t\t\r", "delegate is nil"),
      ] {
        terminal.type(keys)
        try terminal.wait(for: sign)
      }
      return terminal
    }
  }

  @Test("show a lesson with a prediction and its answer")
  func lesson() throws {
    // The scroll position depends on how often a key was received.
    try expectPicture(
      "lesson", "A lesson that asks what its program prints", from: "Not quite.", to: "Why:"
    ) { tool in
      _ = try tool.makeWorkspace()
      let terminal = try Teletype(
        running: "cd workspace; \"$SWITCHBOARD\" lesson telling-without-knowing", in: tool)
      terminal.resize(columns: 104, rows: 34)
      try terminal.wait(for: "Telling")
      try terminal.type("G", until: "Your answer: ")
      // Deletes keys that were typed too often.
      terminal.type(String(repeating: "\u{7F}", count: 40) + "c d g a e f i h\r")
      try terminal.wait(for: "Why:")
      return terminal
    }
  }

  private func classOfEight() throws {
    try expectPicture("class", "A class of eight, graded") { tool in
      for (name, mistake) in [
        ("ada", nil), ("bo", "wrong-sender"), ("chi", "strong-delegate"), ("dev", "closes-itself"),
        ("eva", "told-twice"), ("finn", nil), ("gita", nil), ("hugo", nil),
      ] {
        try hand("Solution", in: name, tool)
        if let mistake { try hand("Mistakes/\(mistake)", in: name, tool) }
      }
      try change("finn", "dismiss()", "dismis()", tool)
      try change("gita", "dismiss()", "while true {}", tool)
      try change("hugo", "dismiss()", "_ = UnsafeRawPointer(bitPattern: 64)", tool)
      let grade = "\"$SWITCHBOARD\" grade class --exercise FlipSide --course \"$COURSE\""
      let terminal = try Teletype(
        running: "\(grade) > log 2>&1; printf '\\033[2J\\033[1;1H'; \(grade); echo '[end]'",
        in: tool)
      terminal.resize(columns: 96, rows: 36)
      try terminal.wait(for: "[end]")
      return terminal
    }
  }

  // MARK: - Files

  /// Puts a right or wrong answer into a workspace.
  private func save(_ part: String, in workspace: URL, _ tool: Tool) throws {
    let sources = workspace.appending(path: "Exercises/ColorPicker/Sources")
    for answer in ["Solution", part] {
      try tool.copy(Tool.exercise("ColorPicker").appending(path: answer), over: sources)
    }
  }

  private func hand(_ part: String, in name: String, _ tool: Tool) throws {
    try tool.copy(
      Tool.exercise("FlipSide").appending(path: part),
      over: tool.folder.appending(path: "class/\(name)"))
  }

  /// Changes a student's submission.
  private func change(_ name: String, _ old: String, _ new: String, _ tool: Tool) throws {
    let file = tool.folder.appending(path: "class/\(name)/MainViewController.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  // MARK: - Pictures

  /// Expects the output of a scene, once it is complete, to be the picture with this name. A busy
  /// machine may interrupt the scene; then it is repeated.
  ///
  /// - Parameters:
  ///   - start: The beginning of the part that is compared, if not all is.
  ///   - end: The end of that part.
  private func expectPicture(
    _ name: String, _ title: String, from start: String = "<svg", to end: String = "</svg>",
    of scene: (Tool) throws -> Teletype
  ) throws {
    func part(_ picture: String) -> Substring {
      let text = Self.timeless(picture)[...]
      guard let first = text.firstRange(of: start) else { return "" }
      let rest = text[first.lowerBound...]
      return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.startIndex)]
    }
    let file = Self.folder.appending(path: "\(name).svg")
    let isRecording = ProcessInfo.processInfo.environment["SWITCHBOARD_RECORD"] == "1"
    var shown = ""
    for _ in 1...3 {
      let tool = try Tool()
      guard let terminal = try? scene(tool) else { continue }
      terminal.settle()
      shown = picture(of: terminal, title)
      if isRecording { try Data(shown.utf8).write(to: file) }
      let wanted = part(try String(contentsOf: file, encoding: .utf8))
      if !wanted.isEmpty, part(shown) == wanted { return }
    }
    Issue.record("Pictures/\(name).svg is not what people see any more (make pictures): \(shown)")
  }

  private func picture(of terminal: Teletype, _ title: String) -> String {
    // Hide where the repository is.
    let output = terminal.output.replacing(Tool.repository.path, with: "~/switchboard")
      .replacing("[end]", with: "")
    let rows = TerminalRows(showing: output).lines
    return VectorImage(of: rows, title: title, frame: .window(title: "switchboard")).text
  }

  /// Returns a picture without its times, and without the name that is derived from its text.
  private static func timeless(_ picture: String) -> String {
    picture.replacing(/\bsb[0-9a-z]{6,}/, with: "sb").replacing(/\d+(\.\d+)? s\b/, with: "0 s")
  }
}
