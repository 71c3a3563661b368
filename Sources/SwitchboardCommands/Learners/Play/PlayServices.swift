import CourseModel
import Execution
import Foundation
import FullScreen
import Grading
import Messages
import Synchronization
import Terminal

/// Compiles and runs a demo, and notices saves.
struct PlayServices: LoopServices {
  let tasks: LoopTasks<PlayModel.Event>
  private let play: PlaySession
  private let machine: Machine
  private let saves: FolderWatch
  private var debouncer = SaveDebouncer()
  private let shelf = Shelf()
  private var build: Cancellation?
  private var run: Cancellation?
  private var current: DemoRun?
  private var files: [SourceFile]

  /// The last program that was compiled; a class, because tasks replace it.
  private final class Shelf: Sendable {
    let program = Mutex<DemoProgram?>(nil)
  }

  init(_ play: PlaySession, _ tasks: LoopTasks<PlayModel.Event>) throws {
    self.play = play
    self.tasks = tasks
    machine = try Machine(in: play.context, sandboxed: play.isSandboxed, isInterruptible: false) {
      tasks.send(.announced(.verbatim($0)))
    }
    files = play.files
    saves = try FolderWatch(play.folders) { $0.hasSuffix(".swift") }
  }

  mutating func end() {
    build?.cancel()
    run?.cancel()
  }

  // MARK: - Events

  var descriptors: [Int32] { [saves.descriptor] }
  var patience: Int32? { debouncer.milliseconds(at: .now, toBegin: false) }

  mutating func read(from descriptor: Int32) {
    for event in saves.events() { debouncer.note(event, at: .now) }
  }

  mutating func dueEvents() -> [PlayModel.Event] {
    guard debouncer.look(at: .now, isChecking: false) != nil else { return [] }
    let now = play.files
    defer { files = now }
    return now == files ? [] : [.saved]
  }

  func event(about error: any Error) -> PlayModel.Event { .failed(.saying(error)) }

  // MARK: - The effects

  mutating func perform(_ effect: PlayModel.Effect) throws -> Outcome<PlayModel.Event> {
    switch effect {
    case .quit: return .end(.quit)
    case .interrupt: return .end(.interrupted)
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .stop: run?.cancel()
    case .send(let event): current?.send(event)
    case .record(let events): try play.record(events)
    case .build:
      build?.cancel()
      let cancellation = try Cancellation()
      build = cancellation
      let machine = machine.cancelled(by: cancellation)
      tasks.beginOnThread { [tasks, play, shelf] in
        do {
          switch try play.build(on: machine) {
          case .ready(let program):
            shelf.program.withLock { $0 = program }
            tasks.send(.built(nil))
          case .refused(let page): tasks.send(.built(page))
          }
        } catch {
          if !cancellation.isCancelled { tasks.send(.failed(.saying(error))) }
        }
      }
    case .run(let number, let events):
      run?.cancel()
      let cancellation = try Cancellation()
      run = cancellation
      guard let program = shelf.program.withLock(\.self) else { break }
      let demo = try DemoRun(of: program, events: events)
      current = demo
      tasks.beginOnThread { [tasks] in
        do {
          let result = try demo.run(until: cancellation) { report in
            tasks.send(.played(run: number, report))
          }
          let reason = result.ending.reason ?? Message("It ended by itself.")
          tasks.send(.ended(run: number, reason: reason, last: result.last))
        } catch {
          guard cancellation.isCancelled else { return tasks.send(.failed(.saying(error))) }
          demo.interrupted.map { tasks.send(.ended(run: number, reason: nil, last: $0)) }
        }
      }
    }
    return .result(nil)
  }
}
