import Foundation
import FullScreen
import Messages

extension PracticeServices {
  /// Opens the learner's editor at a place, or at the first of the exercise's files.
  ///
  /// - Returns: The question to ask, if the learner's editor is not known.
  func edit(
    _ name: String, at place: SourcePlace?, on terminal: LentTerminal
  ) throws -> PracticeMessage? {
    let names = try workspace.files(of: name).map(\.name).sorted()
    guard let file = place?.file ?? names.first else {
      throw UsageError(
        Message(
          """
          there is no file in \(workspace.sources(of: name).path, "path"); 'switchboard init \
          \(workspace.folder.path, "workspace")' puts it back
          """))
    }
    let url = workspace.sources(of: name).appending(path: file)
    let editors = try edit(url, at: place?.line, on: terminal)
    return editors.map { .whichEditor($0, exercise: name, place, path: context.typed(url)) }
  }

  /// Opens the learner's editor at a file.
  ///
  /// - Returns: The message to show, if the learner's editor is not known.
  func edit(_ file: URL, on terminal: LentTerminal) throws -> PracticeMessage? {
    guard try edit(file, at: nil, on: terminal) != nil else { return nil }
    return .notice(
      Message(
        "Which editor do you use? Press 'e' beside a task once, or set the variable EDITOR."))
  }

  /// - Returns: The available editors, if the learner's is not known.
  private func edit(_ file: URL, at line: Int?, on terminal: LentTerminal) throws -> [String]? {
    let environment = context.environment
    let exists = { ForegroundProgram.path(of: $0, environment) != nil }
    if let editor = PreferredEditor(
      opening: file.path, at: line, environment: environment,
      chosen: try progress.chosen(.editor), exists: exists)
    {
      // Translators: Said to somebody who listens: an editor opens a file.
      terminal.say(
        Message("Opening \(file.lastPathComponent, "file") in \(editor.name, "editor")."))
      try open(editor, on: terminal)
      return nil
    }
    let editors = PreferredEditor.installed(exists)
    guard !editors.isEmpty else {
      throw UsageError(
        Message("no editor was found; name yours in EDITOR, as in: export EDITOR=nano"))
    }
    return editors
  }

  /// Keeps the learner's editor for the next time, and opens it.
  func choose(
    editor: String, for name: String, at place: SourcePlace?, on terminal: LentTerminal
  ) throws -> PracticeMessage? {
    try progress.choose(editor, for: .editor)
    _ = try edit(name, at: place, on: terminal)
    // Translators: From now on this editor opens files.
    return .notice(
      Message(
        "\(editor, "editor") opens your files from now on; the variable EDITOR names another."))
  }

  private func open(_ editor: PreferredEditor, on terminal: LentTerminal) throws {
    let program = ForegroundProgram(editor.program, editor.arguments, in: context)
    if editor.needsTerminal {
      _ = try terminal.lend { try program.run() }
    } else {
      _ = try program.start()
    }
  }
}
