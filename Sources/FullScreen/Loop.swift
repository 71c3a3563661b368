import Messages
import SwiftSources
import Terminal

/// An event for a program's model.
package protocol LoopEvent: Sendable {
  /// A key was pressed.
  static func key(_ key: Key) -> Self
  /// The screen has, or may have, another size.
  static func resized(_ size: ScreenSize) -> Self
}

/// The state of a program; `update` is pure.
package protocol LoopModel: Sendable {
  associatedtype Event: LoopEvent
  associatedtype Effect

  /// The capabilities of the screen; the model keeps track of its width.
  var profile: TerminalProfile { get }
  /// The content of the screen, one line for each row; nil leaves it unchanged.
  var view: [Line]? { get }
  /// Returns the sentences since the last call, for a display without a screen.
  mutating func takeLines() -> [Line]

  /// Returns the effects with which the program begins.
  mutating func begin() -> [Effect]
  /// Handles an event.
  ///
  /// - Returns: The effects to carry out, in order.
  mutating func update(_ event: Event) -> [Effect]
}

extension LoopModel {
  package var view: [Line]? { nil }
  package mutating func takeLines() -> [Line] { [] }
}

/// The only place where a program's effects are carried out. It also reports what happens outside.
package protocol LoopServices {
  associatedtype Event: LoopEvent
  associatedtype Effect

  /// Runs the tasks of the program; their events have the lowest priority.
  var tasks: LoopTasks<Event> { get }
  /// The descriptors to watch in addition to keys and messages, in order of priority.
  var descriptors: [Int32] { get }
  /// The maximum time to wait, in milliseconds; nil waits indefinitely.
  var patience: Int32? { get }

  /// Carries out an effect.
  mutating func perform(_ effect: Effect) throws -> Outcome<Event>
  /// Returns the event for an effect that failed.
  func event(about error: any Error) -> Event
  /// Reads from a descriptor that is readable or at its end.
  mutating func read(from descriptor: Int32)
  /// Returns those events of tasks that the model may see now.
  mutating func receive(_ events: [Event]) -> [Event]
  /// Returns what is due after the pending events, or because time has passed.
  mutating func dueEvents() -> [Event]
  /// Cancels everything in progress.
  mutating func end()
}

extension LoopServices {
  package var descriptors: [Int32] { [] }
  package var patience: Int32? { nil }
  package mutating func read(from descriptor: Int32) {}
  package mutating func receive(_ events: [Event]) -> [Event] { events }
  package mutating func dueEvents() -> [Event] { [] }
}

/// The result of an effect.
package enum Outcome<Event: Sendable> {
  /// It is done, or a task does it. The model gets the event, if there is one, before all others.
  case result(Event?)
  /// It needs the terminal.
  case onTerminal((LentTerminal) throws -> Event?)
  /// Suspend, as Ctrl-Z does in a shell.
  case suspend
  /// Draw the whole screen again.
  case redraw
  case end(LoopEnd)
}

/// The way in which a program ended.
package enum LoopEnd: Hashable, Sendable {
  case quit
  /// By Ctrl-C.
  case interrupted
  /// It could not begin, for this reason.
  case gaveUp(String)
}

/// The terminal of a loop, for an effect that needs it.
package struct LentTerminal {
  /// Lends the terminal to another program while the closure runs, such as an editor.
  package let lend: (() throws -> Int32?) throws -> Int32?
  /// Says something that a screen does not need to say.
  package let say: (Message) -> Void
}

/// The tasks beside a loop, and the events that they send to it.
package struct LoopTasks<Event: Sendable>: Sendable {
  package typealias Task = @Sendable () async -> Event?

  let mailbox: Mailbox<Event>
  private let beginTask: @Sendable (@escaping Task) -> Void

  /// Creates tasks that are begun in this way.
  init(_ begin: @escaping @Sendable (@escaping Task) -> Void) throws(ThreadsError) {
    mailbox = try Mailbox()
    beginTask = begin
  }

  /// Begins a task, whose result is an event.
  package func begin(_ task: @escaping Task) { beginTask(task) }

  /// Begins work that blocks its thread.
  package func beginOnThread(_ work: @escaping @Sendable () -> Void) {
    begin {
      _ = await onThread(work)
      return nil
    }
  }

  /// Sends an event from any thread; never waits.
  package func send(_ event: Event) { mailbox.send(event) }
}

// MARK: - The loop

/// The event loop of a program: it waits for keys, tasks, descriptors and time at once.
package enum Loop {
  /// Runs a program on a separate thread, and its tasks beside it. Returns when all have ended.
  ///
  /// - Parameter make: Makes the program; called on the loop's thread.
  /// - Returns: How it ended, and the last state.
  package static func run<Event, Model, Services, Display>(
    _ make: @escaping @Sendable (LoopTasks<Event>) throws -> (Model, Services, Display)
  ) async throws -> (end: LoopEnd, model: Model)
  where
    Model: LoopModel, Services: LoopServices, Display: LoopDisplay, Event == Model.Event,
    Services.Event == Model.Event, Services.Effect == Model.Effect
  {
    let (begun, line) = AsyncStream.makeStream(of: LoopTasks<Event>.Task.self)
    let tasks = try LoopTasks<Event> { line.yield($0) }
    async let result = onThread { () throws -> (LoopEnd, Model) in
      defer { line.finish() }
      let (model, services, display) = try make(tasks)
      var program = Program(model: model, services: services, display: display)
      return (program.run(), program.model)
    }
    await withDiscardingTaskGroup { group in
      for await task in begun {
        group.addTask { if let event = await task() { tasks.send(event) } }
      }
      group.cancelAll()
    }
    return try await result.get()
  }

  private struct Program<Model: LoopModel, Services: LoopServices, Display: LoopDisplay>
  where Services.Event == Model.Event, Services.Effect == Model.Effect {
    var model: Model
    var services: Services
    var display: Display

    mutating func run() -> LoopEnd {
      defer {
        services.end()
        display.end(&model)
      }
      if let end = perform(model.begin()) { return end }
      var inputs: [LoopInput] = []
      while true {
        for input in inputs {
          if let end = handle(input) { return end }
        }
        for event in services.dueEvents() {
          if let end = perform(model.update(event)) { return end }
        }
        display.draw(&model)
        inputs = display.next(
          within: services.patience,
          or: services.descriptors + [services.tasks.mailbox.descriptor])
      }
    }

    private mutating func handle(_ input: LoopInput) -> LoopEnd? {
      switch input {
      case .key(let key): return perform(model.update(.key(key)))
      case .resized(let size): return perform(model.update(.resized(size)))
      case .ready(services.tasks.mailbox.descriptor):
        for event in services.receive(services.tasks.mailbox.receive()) {
          if let end = perform(model.update(event)) { return end }
        }
      case .ready(let descriptor): services.read(from: descriptor)
      case .closed: return .quit
      }
      return nil
    }

    /// Carries out effects, and at once those that follow from them.
    private mutating func perform(_ effects: [Model.Effect]) -> LoopEnd? {
      var open = effects
      while !open.isEmpty {
        do {
          var event: Model.Event?
          switch try services.perform(open.removeFirst()) {
          case .result(let result): event = result
          case .onTerminal(let work):
            display.draw(&model)
            display.redraw()
            event = try work(display.lent)
          case .suspend: display.suspend()
          case .redraw: display.redraw()
          case .end(let end): return end
          }
          if let event { open = model.update(event) + open }
        } catch {
          open = model.update(services.event(about: error)) + open
        }
      }
      return nil
    }
  }
}
