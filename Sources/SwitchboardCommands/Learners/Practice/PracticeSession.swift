import Foundation
import FullScreen
import Terminal
import Typesetting

/// A learner's sitting: on a full screen, or in sentences.
struct PracticeSession: Sendable {
  let learner: Learner
  let context: Context
  let isSandboxed: Bool
  let theme: Theme
  let advances: Bool

  /// Practises until the learner leaves, and returns when nothing of it runs any more.
  ///
  /// - Returns: How the learner left it.
  func practise(from exercise: String, on place: ReaderTerminal?) async throws -> LoopEnd {
    guard let input = place?.input else { return try await speak(from: exercise) }
    let (end, last) = try await Loop.run { (tasks: LoopTasks<PracticeMessage>) in
      let services = try services(with: tasks)
      if (try? Workspace(above: context.folder))?.folder != learner.workspace.folder {
        tasks.send(.notice(.elsewhere(learner.workspace)))
      }
      let outline = try services.outline()
      let terminal = try RawTerminal(input: input, output: STDOUT_FILENO)
      return (
        model(outline, at: exercise, terminal.size), try PracticePerformer(services),
        ScreenDisplay(on: terminal)
      )
    }
    learner.progress.leave(last.lessonPlaces)
    return end
  }

  private func speak(from exercise: String) async throws -> LoopEnd {
    try await Loop.run { (tasks: LoopTasks<PracticeMessage>) in
      let services = try services(with: tasks)
      let screen = context.screen
      let size = ScreenSize(columns: screen.output.columns, rows: 24)
      return (
        PracticeTranscript(model(try services.outline(), at: exercise, size)),
        try PracticePerformer(services),
        SentenceDisplay(
          keyboard: screen.canAsk ? STDIN_FILENO : nil, output: STDOUT_FILENO,
          show: { screen.show($0) }, say: { screen.show($0) })
      )
    }.end
  }

  private func services(with tasks: LoopTasks<PracticeMessage>) throws -> PracticeServices {
    try PracticeServices(learner, in: context, sandboxed: isSandboxed, tasks)
  }

  private func model(
    _ outline: CourseOutline, at exercise: String, _ size: ScreenSize
  ) -> PracticeModel {
    PracticeModel(
      outline, opening: exercise, size: size, profile: context.screen.output, theme: theme,
      advances: advances)
  }
}
