import CourseModel
import Execution
import Foundation

/// Runs a check once more, to see what objects said to each other in it.
///
/// A verdict never depends on it: it is there first, and what is recorded is as confined as what was
/// judged. Sources are rewritten by the process that reads them (`SourceInstrumenter`); suites, MiniCocoa
/// and the modules that an exercise gives are recorded as well.
package struct ConversationRecording: Sendable {
  /// The exercise whose checks are recorded.
  package let exercise: Exercise
  let machine: Machine
  let tools: Toolset
  /// The classes and protocols that a learner's program finds: MiniCocoa's, and those of the modules
  /// that the exercise gives.
  let known: DeclaredClasses
  /// The properties that the solution shows to others: another one is its author's own affair. Nil for
  /// programs that have no right answer.
  let offered: Set<String>?
  /// What waits for the next recording; nil where nothing is to.
  private(set) var readiness: Readiness?

  var cache: Cache { machine.cache }
  /// Differs when anything does that decides what is recorded of the same files.
  var identity: String { tools.identity }

  /// How long a process may take until its check begins, in seconds.
  static let startSeconds = 2.0
  /// How long a recorded check may take, in seconds.
  static let seconds = 1.0

  /// Ready to record; the first one of a toolchain takes some seconds to prepare.
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
      exercise.checks.isEmpty ? nil : ShownProperties.names(in: try ofCourse(exercise.solution))
  }

  /// The same, where another switch ends what runs; costs nothing.
  package func cancelled(by cancellation: Cancellation) -> ConversationRecording {
    ConversationRecording(self, in: machine.cancelled(by: cancellation))
  }

  private init(_ recording: ConversationRecording, in machine: Machine) {
    exercise = recording.exercise
    self.machine = machine
    tools = Toolset(of: machine, with: recording.tools.support).beside(recording.tools.given)
    known = recording.known
    offered = recording.offered
    readiness = recording.readiness
  }

  /// The same, which may be made ready for the next recording (`makeReady`).
  package func kept() -> ConversationRecording {
    var recording = self
    recording.readiness = Readiness()
    return recording
  }

  static let notRun = "the check was not run"

  /// What recording a check came to.
  package enum Outcome: Sendable {
    case recorded(RecordedRun)
    /// What was rewritten does not compile. The compiler's words quote hidden checks: for authors
    /// only.
    case impossible(String)
  }

  /// What is said in this check with these files, which were admitted before.
  package func outcome(
    of check: Check, with files: [SourceFile]
  ) throws(GradingError) -> Outcome {
    try outcomes(of: [check], with: files).first ?? .impossible(Self.notRun)
  }

  /// What is said in each of these checks with these files, which are built once for all of them.
  ///
  /// - Parameter take: Hears of each as it is there.
  package func outcomes(
    of checks: [Check], with files: [SourceFile], take: (Check, Outcome) -> Void = { _, _ in }
  ) throws(GradingError) -> [Outcome] {
    let build = try build(files)
    return try checks.map { check throws(GradingError) in
      let outcome = try outcome(of: check, with: build)
      take(check, outcome)
      return outcome
    }
  }

  /// What is said in this check with a program that was built for it.
  func outcome(of check: Check, with build: RecordedBuild) throws(GradingError) -> Outcome {
    switch build {
    case .ready(let program): try record(check, program)
    case .impossible(let reason): .impossible(reason)
    }
  }

  private func record(
    _ check: Check, _ program: RecordedProgram
  ) throws(GradingError) -> Outcome {
    let tools = tools.using(program.standbys)
    let runner = Runner(exercise: exercise, tools: tools, processes: 1)
    let order = runner.order(for: [check], program.suite, program.product)
    var command = runner.command(for: order, program.suite, program.product)
    command.limits.wallSeconds = Self.startSeconds
    readiness?.expect(command, running: program.product.folder.path)
    var lines = RecordedLines()
    let completion = try tools.executor.complete(command) { data, deadline in
      let isBeginning = lines.lines.isEmpty
      lines.take(data)
      if isBeginning, !lines.lines.isEmpty { deadline = .now + .seconds(Self.seconds) }
    }
    let ending = RecordedRun.Ending(completion.termination)
    if lines.lines.isEmpty {
      // What the check needs to be compiled is not there.
      return .impossible(ending == .complete ? Self.notRun : "it ended before the check began")
    }
    return .recorded(RecordedRun(lines: lines.lines, ending: ending))
  }
}

extension SourceReader {
  /// The classes and protocols that these files declare, and these others.
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
