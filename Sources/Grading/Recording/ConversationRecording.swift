import CourseModel
import Execution
import Foundation

/// Runs a check again to record the messages between its objects.
///
/// Verdicts never depend on it: the verdict exists before, and the recording is confined like the
/// judged run. The process that reads sources also instruments them (`SourceInstrumenter`). Suites,
/// MiniCocoa and the exercise's given modules are recorded as well.
package struct ConversationRecording: Sendable {
  /// The exercise whose checks are recorded.
  package let exercise: Exercise
  private(set) var machine: Machine
  private(set) var tools: Toolset
  /// The classes and protocols that a learner's program can use: those of MiniCocoa and of the
  /// exercise's given modules.
  let known: DeclaredClasses
  /// The properties that the solution offers to other objects. All others are the author's private
  /// choice. Nil for programs without a right answer.
  let offered: Set<String>?
  /// The processes started ahead for the next recording; nil if there should be none.
  private(set) var warmStart: WarmStart?

  var cache: Cache { machine.cache }
  /// Changes with everything that affects the recording of the same files.
  var identity: String { tools.identity }

  /// The time limit until the check begins, in seconds.
  static let startSeconds = 2.0
  /// The time limit of a recorded check, in seconds.
  static let seconds = 1.0

  /// A recording of an exercise's checks. The first one for a toolchain takes some seconds to
  /// prepare.
  package init(of exercise: Exercise, in machine: Machine) throws(GradingError) {
    self.exercise = exercise
    self.machine = machine
    let tools = Toolset(of: machine, with: try machine.recordedSupport())
    let reader = machine.sourceReader
    let given = try ofCourse(exercise.modules)
    let ofSwift = given.filter { $0.language == .swift }.flatMap(\.files)
    let known = try reader.declared(in: ofSwift, beside: tools.support.declaredClasses ?? .init())
    let modules = GivenCache(exercise: exercise, tools: tools, machine: machine) {
      files throws(GradingError) in
      try reader.instrument(.init(files: files, layer: .program, known: known))?.files ?? files
    }
    self.tools = given.isEmpty ? tools : tools.beside(try modules.libraries())
    self.known = known
    offered =
      exercise.checks.isEmpty || !exercise.showsAnswers
      ? nil : ShownProperties.names(in: try ofCourse(exercise.solution))
  }

  /// The same with another cancellation; costs nothing.
  package func cancelled(by cancellation: Cancellation) -> ConversationRecording {
    var recording = self
    recording.machine = machine.cancelled(by: cancellation)
    recording.tools = tools.on(recording.machine)
    return recording
  }

  /// The same, with room for processes started ahead (`makeReady`).
  package func kept() -> ConversationRecording {
    var recording = self
    recording.warmStart = WarmStart()
    return recording
  }

  static let notRun = "the check was not run"

  /// The result of recording a check.
  enum Outcome: Sendable {
    case recorded(RecordedRun)
    /// The instrumented program does not compile. The compiler's output quotes hidden checks, so it
    /// is for authors only.
    case impossible(String)
  }

  /// Records each of these checks with these files, which must have been admitted and are built only
  /// once.
  ///
  /// - Parameter take: Receives each outcome as soon as it exists.
  func outcomes(
    of checks: [Check], with files: [SourceFile], take: (Check, Outcome) -> Void = { _, _ in }
  ) throws(GradingError) -> [Outcome] {
    let build = try build(files)
    return try checks.map { check throws(GradingError) in
      let outcome = try outcome(of: check, with: build)
      take(check, outcome)
      return outcome
    }
  }

  /// Records this check with a built program.
  func outcome(of check: Check, with build: RecordedBuild) throws(GradingError) -> Outcome {
    switch build {
    case .ready(let program): try record(check, program)
    case .impossible(let reason): .impossible(reason)
    }
  }

  private func record(
    _ check: Check, _ program: RecordedProgram
  ) throws(GradingError) -> Outcome {
    let tools = tools.using(program.warmProcesses)
    let runner = Runner(exercise: exercise, tools: tools, processes: 1)
    let order = runner.order(for: [check], program.suite, program.product)
    var command = runner.command(for: order, program.suite, program.product)
    command.limits.wallSeconds = Self.startSeconds
    warmStart?.expect(command, running: program.product.folder.path)
    var lines = RecordedLines()
    let completion = try tools.executor.complete(command) { data, deadline in
      let isBeginning = lines.lines.isEmpty
      lines.take(data)
      if isBeginning, !lines.lines.isEmpty { deadline = .now + .seconds(Self.seconds) }
    }
    let ending = RecordedRun.Ending(completion.termination)
    if lines.lines.isEmpty {
      // The part of the suite with this check was not compiled.
      return .impossible(ending == .complete ? Self.notRun : "it ended before the check began")
    }
    return .recorded(RecordedRun(lines: lines.lines, ending: ending))
  }
}

extension SourceReader {
  /// The classes and protocols that these files declare, and the given others.
  func declared(
    in files: [SourceFile], beside others: DeclaredClasses
  ) throws(GradingError) -> DeclaredClasses {
    var all = others
    if files.isEmpty { return all }
    let read = try instrument(Instrumentation(files: files, layer: .program, known: others))
    if let read { all.formUnion(read.declared) }
    return all
  }
}

extension RecordedRun.Ending {
  init(_ termination: Termination) {
    switch termination {
    case .exited(0): self = .complete
    case .deadlinePassed: self = .timedOut
    case .exited, .signalled, .outputExceeded: self = .crashed
    }
  }
}
