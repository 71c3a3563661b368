import Practising

/// What only whoever has the screen can do.
enum ScreenTask: Hashable, Sendable {
  /// Open the learner's editor, at a place if one is known.
  case edit(exercise: String, SourcePlace?)
  /// Open the learner's copy of a lesson's program in their editor.
  case editProgram(lesson: String, program: String)
  /// Keep this as the learner's editor, and open it.
  case choose(editor: String, exercise: String, SourcePlace?)
  /// Ask what is due, on the terminal that is lent for it.
  case review
  case suspend
  case redraw
}
