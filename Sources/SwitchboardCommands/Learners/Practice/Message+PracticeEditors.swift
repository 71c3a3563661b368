import Messages

/// What the learner's loop says of editors. EDITOR is a variable of the environment.
extension Message {
  /// Said to somebody who listens: an editor opens a file.
  static func opening(_ file: String, in editor: String) -> Message {
    Message("Opening {file} in {editor}.", ["file": .text(file), "editor": .text(editor)])
  }

  /// From now on this editor opens files.
  static func editorOpens(_ editor: String) -> Message {
    Message(
      "{editor} opens your files from now on; the variable EDITOR names another.",
      ["editor": .text(editor)])
  }

  /// 'e' is a key.
  static let nameEditor = Message(
    "Which editor is yours? Press 'e' beside a task once; or name it in the variable EDITOR.")

  /// What follows 'as in:' is typed so.
  static let noEditor = Message(
    "no editor was found; name yours in EDITOR, as in: export EDITOR=nano")

  /// The path is a folder's; 'switchboard init …' is typed so.
  static func noFileToEdit(_ path: String, _ workspace: String) -> Message {
    Message(
      "there is no file in {path}; 'switchboard init {workspace}' puts it back",
      ["path": .text(path), "workspace": .text(workspace)])
  }
}
