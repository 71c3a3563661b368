import Authoring
import CourseModel
import Execution
import Foundation
import FullScreen
import Grading

/// Notices saves, and runs the rounds of a watched audit.
struct AuditWatchServices: LoopServices {
  /// A save counts as finished after this time without another change.
  private static let quiet: Duration = .milliseconds(50)

  let tasks: LoopTasks<AuditBoard.Event>
  private let watch: AuditWatch
  private let machine: Machine
  private let hasScreen: Bool
  private let folder: URL
  private let saves: FolderWatch
  /// The time of the last change that was not processed yet.
  private var heard: ContinuousClock.Instant?
  private var state: FolderState
  /// Cancels the current round.
  private var round: Cancellation?

  init(
    _ watch: AuditWatch, _ tasks: LoopTasks<AuditBoard.Event>, hasScreen: Bool
  ) throws {
    self.watch = watch
    self.tasks = tasks
    self.hasScreen = hasScreen
    folder = watch.course.folder(ofExercise: watch.exercise)
    let context = watch.context
    machine = try Machine(in: context, sandboxed: watch.isSandboxed, isInterruptible: false) {
      if hasScreen { tasks.send(.announced($0)) } else { context.screen.note($0) }
    }
    saves = try FolderWatch([folder], for: CourseFiles.isOne)
    state = FolderState(of: folder)
  }

  func end() { round?.cancel() }

  // MARK: - Events

  var descriptors: [Int32] { [saves.descriptor] }

  var patience: Int32? {
    heard.map { Int32(max(0, ($0 + Self.quiet - .now) / .milliseconds(1)).rounded(.up)) }
  }

  mutating func read(from descriptor: Int32) {
    if !saves.events().isEmpty { heard = .now }
  }

  mutating func dueEvents() -> [AuditBoard.Event] {
    guard patience == 0 else { return [] }
    heard = nil
    let now = FolderState(of: folder)
    let changes = now.changes(since: state)
    state = now
    return changes.isEmpty ? [] : [.saved(changes)]
  }

  // MARK: - The effects

  func event(about error: any Error) -> AuditBoard.Event {
    if !hasScreen { watch.context.screen.complain(.saying(error)) }
    return .announced(watch.context.screen.output.text(of: .saying(error)))
  }

  mutating func perform(_ effect: AuditBoard.Effect) throws -> Outcome<AuditBoard.Event> {
    switch effect {
    case .quit: return .end(.quit)
    case .interrupt: return .end(.interrupted)
    case .suspend: return .suspend
    case .begin(let number, let saved):
      round?.cancel()
      let cancellation = try Cancellation()
      round = cancellation
      let machine = machine.cancelled(by: cancellation)
      let begin = ContinuousClock.now
      tasks.begin { [tasks, watch] in
        let result = await AuditRound.result(
          forExercise: watch.exercise, in: watch.course.folder, machine, jobs: watch.jobs
        ) { done, all in
          tasks.send(.progressed(round: number, done: done, of: all))
        }
        return result.map {
          .ended(
            AuditRound(
              number: number, saved: saved, result: $0, seconds: (.now - begin) / .seconds(1)))
        }
      }
      return .result(nil)
    }
  }
}
