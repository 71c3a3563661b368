import Foundation
import Practising
import Terminal
import Workspaces

extension PracticeDesk {
  /// Opens the learner's editor at a place, or at the first of the exercise's files.
  ///
  /// - Returns: What is to be asked, if it is not known which editor that is.
  func edit(
    _ name: String, at place: SourcePlace?, on terminal: RawTerminal
  ) throws -> PracticeMessage? {
    let names = try workspace.files(of: name).map(\.name).sorted()
    guard let file = place?.file ?? names.first else {
      throw UsageError(
        "there is no file in \(workspace.sources(of: name).path); 'switchboard init "
          + "\(workspace.folder.path)' puts it back")
    }
    let environment = ProcessInfo.processInfo.environment
    let exists = { ForegroundProgram.path(of: $0, environment) != nil }
    if let editor = EditorCommand(
      opening: workspace.sources(of: name).appending(path: file).path, at: place?.line,
      environment: environment, chosen: try progress.chosen(.editor), exists: exists)
    {
      try open(editor, on: terminal, environment)
      return nil
    }
    let editors = EditorCommand.installed(exists)
    guard !editors.isEmpty else {
      throw UsageError("no editor was found; name yours in EDITOR, as in: export EDITOR=nano")
    }
    return .whichEditor(editors, exercise: name, place)
  }

  /// Keeps the learner's editor for the next time, and opens it.
  func choose(
    editor: String, for name: String, at place: SourcePlace?, on terminal: RawTerminal
  ) throws -> PracticeMessage? {
    try progress.choose(editor, for: .editor)
    _ = try edit(name, at: place, on: terminal)
    return .notice("\(editor) opens your files from now on; the variable EDITOR names another.")
  }

  private func open(
    _ editor: EditorCommand, on terminal: RawTerminal, _ environment: [String: String]
  ) throws {
    let program = ForegroundProgram(editor.program, editor.arguments, environment: environment)
    if editor.needsTerminal {
      _ = try terminal.lend { () throws in try program.run() }
    } else {
      _ = try program.start()
    }
  }
}
