import Foundation
import FullScreen
import Learning
import Practising
import Terminal

extension PracticeServices {
  /// Opens the learner's editor at a place, or at the first of the exercise's files.
  ///
  /// - Returns: What is to be asked, if it is not known which editor that is.
  func edit(
    _ name: String, at place: SourcePlace?, on terminal: LentTerminal
  ) throws -> PracticeMessage? {
    let names = try workspace.files(of: name).map(\.name).sorted()
    guard let file = place?.file ?? names.first else {
      throw UsageError(.noFileToEdit(workspace.sources(of: name).path, workspace.folder.path))
    }
    let url = workspace.sources(of: name).appending(path: file)
    let editors = try edit(url, at: place?.line, on: terminal)
    return editors.map { .whichEditor($0, exercise: name, place) }
  }

  /// Opens the learner's editor at a file.
  ///
  /// - Returns: What is to be said, if it is not known which editor that is.
  func edit(_ file: URL, on terminal: LentTerminal) throws -> PracticeMessage? {
    guard try edit(file, at: nil, on: terminal) != nil else { return nil }
    return .notice(.nameEditor)
  }

  /// - Returns: The editors that are there, if it is not known which of them is the learner's.
  private func edit(_ file: URL, at line: Int?, on terminal: LentTerminal) throws -> [String]? {
    let environment = context.environment
    let exists = { ForegroundProgram.path(of: $0, environment) != nil }
    if let editor = PreferredEditor(
      opening: file.path, at: line, environment: environment,
      chosen: try progress.chosen(.editor), exists: exists)
    {
      terminal.say(.opening(file.lastPathComponent, in: editor.name))
      try open(editor, on: terminal)
      return nil
    }
    let editors = PreferredEditor.installed(exists)
    guard !editors.isEmpty else {
      throw UsageError(.noEditor)
    }
    return editors
  }

  /// Keeps the learner's editor for the next time, and opens it.
  func choose(
    editor: String, for name: String, at place: SourcePlace?, on terminal: LentTerminal
  ) throws -> PracticeMessage? {
    try progress.choose(editor, for: .editor)
    _ = try edit(name, at: place, on: terminal)
    return .notice(.editorOpens(editor))
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
