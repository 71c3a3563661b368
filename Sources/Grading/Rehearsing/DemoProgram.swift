import CourseModel
import Execution
import Foundation
import Glibc
import Messages
import Synchronization

/// A learner's code with the exercise's demo (Demo.swift), compiled so that it can be used.
///
/// A class, because its files are removed with the last reference.
package final class DemoProgram: Sendable {
  /// The result of compiling.
  package enum Build: Sendable {
    case ready(DemoProgram)
    /// The code does not compile, or does not fit the demo.
    case refused(Rehearsal.Outcome)
  }

  fileprivate let runner: ProgramRunner
  fileprivate let program: URL
  fileprivate let names: SourceNames
  /// The classes of the learner and of the given modules.
  fileprivate let classes: Set<String>
  /// The learner's, without the demo.
  fileprivate let files: [SourceFile]
  private let scratch: ScratchFolder

  fileprivate init(
    _ program: URL, of files: [SourceFile], _ names: SourceNames, declaring classes: Set<String>,
    by runner: ProgramRunner, in scratch: ScratchFolder
  ) {
    self.files = files
    self.program = program
    self.names = names
    self.classes = classes
    self.runner = runner
    self.scratch = scratch
  }

  deinit { scratch.remove() }

  /// Whether a line declares a property.
  fileprivate func declaresProperty(at place: Symbolizer.Place) -> Bool {
    guard let file = files.first(where: { $0.name == place.file }) else { return false }
    let lines = String(decoding: file.content, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return place.line <= lines.count
      && lines[place.line - 1].contains(/\b(?:var|let) +[`\w]/)
  }
}

extension ConversationRecording {
  /// Compiles these files with a demo. Judges nothing. The first time for a toolchain it takes some
  /// seconds.
  ///
  /// - Throws: When the machine fails.
  package func demo(
    _ demo: SourceFile, of files: [SourceFile]
  ) throws(GradingError) -> DemoProgram.Build {
    let scratch = try ScratchFolder(in: ScratchFolder.parent, for: "demo")
    do throws(GradingError) {
      let build = try self.demo(demo, of: files, in: scratch)
      if case .refused = build { scratch.remove() }
      return build
    } catch {
      scratch.remove()
      throw error
    }
  }

  private func demo(
    _ demo: SourceFile, of files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> DemoProgram.Build {
    let runner = ProgramRunner(exercise: exercise, tools: tools, reader: machine.sourceReader)
    let names = SourceNames(files + [demo])
    if let (files, demo, classes) = try instrumented(files, demo) {
      let (built, program) = try runner.build(
        files, demo, names, in: scratch,
        opening: "internal import ConversationRecorder; _Turn.check(\"\(demo.name)\")\n",
        libraries: Self.demoLibraries)
      if built.succeeded {
        return .ready(
          DemoProgram(
            program, of: files, names, declaring: classes, by: runner, in: scratch))
      }
      for name in ["src", "out"] {
        try? FileManager.default.removeItem(at: scratch.url.appending(path: name))
      }
    }
    // The compiler's words are about the code as it is written.
    let (built, program) = try runner.build(
      files, demo, names, in: scratch, libraries: Self.demoLibraries)
    if built.succeeded {
      return .ready(DemoProgram(program, of: files, names, declaring: [], by: runner, in: scratch))
    }
    let explainer = Explainer(Program(files + [demo], of: exercise, reading: nil))
    return .refused(try runner.refusal(of: built, names, explainer))
  }

  private static let demoLibraries = [
    "-lConversationRecorder", "-l\(RecordedMaker.demoModule)",
    // It calls functions of libm, which Swift's runtime loads.
    "-Xlinker", "--allow-shlib-undefined",
  ]

  private func instrumented(
    _ files: [SourceFile], _ demo: SourceFile
  ) throws(GradingError) -> ([SourceFile], SourceFile, classes: Set<String>)? {
    let reader = machine.sourceReader
    guard
      let own = try reader.instrument(
        .init(files: files, layer: .program, known: known, marksLosses: true)),
      let rewritten = try reader.instrument(
        .init(
          files: [demo], layer: .statements, known: known.union(own.declared),
          marksLosses: files.isEmpty)),
      let statements = rewritten.files.first
    else { return nil }
    let ofCocoa = tools.support.declaredClasses?.classes ?? []
    let classes = known.classes.subtracting(ofCocoa).union(own.declared.classes)
      .union(files.isEmpty ? rewritten.declared.classes : [])
    return (own.files, statements, classes)
  }
}

package final class DemoRun: Sendable {
  private struct State {
    /// The events that wait until the program is idle.
    var waiting: ArraySlice<String>
    var isIdle = false
    var interrupted: PlayMoment?
  }

  /// The time that the program may take until it waits for the first event, and for each event, in
  /// seconds.
  private static let (startSeconds, eventSeconds) = (5.0, 3.0)
  /// The time that it may wait for a user, in seconds.
  private static let idleSeconds = 24.0 * 60 * 60
  /// The longest event, in bytes: a pipe takes it in one piece (PIPE_BUF of limits.h).
  package static let eventBytes = 4_000
  /// The time of the processor for the whole run, in seconds.
  private static let cpuSeconds = 600

  private let program: DemoProgram
  private let command: Command
  private let pipe: InputPipe
  private let state: Mutex<State>

  /// A run that begins with these events.
  package init(of program: DemoProgram, events: [String]) throws(GradingError) {
    self.program = program
    let runner = program.runner
    var command = runner.tools.command(
      running: program.program.path, of: runner.exercise,
      reading: [program.program.deletingLastPathComponent().path])
    command.limits.wallSeconds = Self.startSeconds
    command.limits.cpuSeconds = Self.cpuSeconds
    command.limits.recordBytes = .max
    command.systemCalls = .running
    command.askingSignal = SIGUSR2
    self.command = command
    do throws(ExecutionError) {
      pipe = try InputPipe.open(for: command)
    } catch {
      throw .execution(error)
    }
    state = Mutex(State(waiting: events[...]))
  }

  /// Sends an event as soon as the earlier ones are done.
  package func send(_ event: String) {
    state.withLock { $0.waiting.append(event) }
    proceed()
  }

  /// The consequences of the event in which a run ended; nil before its end.
  package var interrupted: PlayMoment? { state.withLock(\.interrupted) }

  /// Lets the program end after the events so far.
  package func finish() { send(Self.end) }

  private static let end = "end"

  private func proceed() {
    state.withLock { state in
      guard state.isIdle, let event = state.waiting.popFirst() else { return }
      state.isIdle = false
      let line = event.filter { !$0.isNewline }.utf8.prefix(Self.eventBytes)
      pipe.write(String(decoding: line, as: UTF8.self) + "\n")
    }
  }

  /// Runs until it ends or is cancelled. Blocks the calling thread.
  ///
  /// - Parameter take: Receives each report immediately.
  /// - Returns: The reason for its end, and its output.
  /// - Throws: When the machine fails, or it was cancelled.
  package func run(
    until cancellation: Cancellation? = nil, _ take: (PlayReader.Report) -> Void
  ) throws(GradingError) -> (ending: Rehearsal.Ending, output: String, last: PlayMoment) {
    var reader = PlayReader(classes: program.classes)
    var hasFlooded = false
    var frames: [UInt] = []
    let own = program.runner.tools.executor
    let executor = Executor(
      sandbox: own.sandbox, cancellation: cancellation ?? own.cancellation)
    let completion: Completion
    do throws(GradingError) {
      completion = try executor.complete(command, reading: pipe) { data, deadline in
        for report in reader.take(data) where !hasFlooded {
          switch report {
          case .begun: deadline = .now + .seconds(Self.eventSeconds)
          case .moment(let moment):
            guard moment.event != nil else { break }
            deadline = .now + .seconds(Self.idleSeconds)
            state.withLock { $0.isIdle = true }
            proceed()
          case .flooded:
            hasFlooded = true
            deadline = .now
          case .stood(let offsets):
            frames = offsets
            deadline = .now
          }
          take(report)
        }
      }
    } catch {
      state.withLock { $0.interrupted = reader.interrupted() }
      throw error
    }
    return (
      ending(of: completion, hasFlooded, at: frames), completion.outputText, reader.interrupted()
    )
  }

  private func ending(
    of completion: Completion, _ hasFlooded: Bool, at frames: [UInt]
  ) -> Rehearsal.Ending {
    if hasFlooded {
      return .stopped(Message("It wrote more than any screen needs, and was stopped."))
    }
    if completion.termination == .deadlinePassed {
      return .stopped(
        Message(
          """
          \(busy(at: frames), "subject") was still busy after \
          \(seconds(Self.eventSeconds), "time"), and was stopped. Look for a loop that does not \
          end, or a wait for something that never comes.
          """))
    }
    return program.runner.ending(of: completion, program.program, program.names)
  }

  /// The learner's function that did not end, and its line.
  private func busy(at frames: [UInt]) -> Message {
    // Translators: The subject of the sentence that it was still busy; “it” is the learner's program.
    guard !frames.isEmpty,
      // A loop spends its time in the properties that it uses, too.
      let site = program.runner.symbolizer(of: program.program, program.names)
        .place(
          of: frames,
          passingOver: { site, place in
            !program.files.contains { $0.name == place.file }
              || site.isAccessor && program.declaresProperty(at: place)
          }),
      let place = site.place,
      // A sample in a function of the runtime may have no frame of the learner's.
      program.files.isEmpty || program.files.contains(where: { place.hasPrefix("\($0.name):") })
    else { return Message("It", context: "limit") }
    return site.function.map { function in
      Message("Your code, in \(function, "function") at \(place, "place"),", context: "limit")
    } ?? Message("Your code, at \(place, "place"),", context: "limit")
  }
}
