import Practising

extension PracticeServices {
  /// Does what only whoever has the screen can do, but to stop and to draw; a failure is said.
  func message(from task: ScreenTask, on terminal: LentTerminal) -> PracticeMessage? {
    do {
      switch task {
      case .redraw, .suspend: return nil
      case .review: return try review(terminal.lend)
      case .edit(let exercise, let place): return try edit(exercise, at: place, on: terminal)
      case .editProgram(let lesson, let program):
        return try edit(program: program, of: lesson, on: terminal)
      case .choose(let editor, let exercise, let place):
        return try choose(editor: editor, for: exercise, at: place, on: terminal)
      }
    } catch {
      return .notice(.saying(error))
    }
  }
}
