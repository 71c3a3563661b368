import CourseModel
import Execution
import Foundation

extension ConversationRecording {
  /// The conversation of a learner's statements with the objects of these files; nil if it cannot
  /// be recorded. Both must have been admitted.
  package func rehearsal(
    of files: [SourceFile], with play: SourceFile
  ) throws(GradingError) -> RecordedRun? {
    let scratch = try ScratchFolder(in: ScratchFolder.parent)
    defer { scratch.remove() }
    let names = SourceNames(files + [play])
    let reader = machine.sourceReader
    // The statements belong to no object, like those of a check, and name their objects.
    guard let own = try reader.instrument(.init(files: files, layer: .program, known: known)),
      let rewritten = try reader.instrument(
        .init(files: [play], layer: .statements, known: known.union(own.declared))),
      let statements = rewritten.files.first
    else { return nil }
    let runner = ProgramRunner(exercise: exercise, tools: tools, reader: reader)
    let (built, program) = try runner.build(
      own.files, statements, names, in: scratch,
      opening: "internal import ConversationRecorder; _Turn.check(\"\(play.name)\")\n",
      libraries: ["-lConversationRecorder"])
    guard built.succeeded else { return nil }
    var command = tools.command(
      running: program.path, of: exercise, reading: [program.deletingLastPathComponent().path])
    command.limits.wallSeconds = Self.startSeconds
    command.limits.cpuSeconds = Int((2 * Self.startSeconds).rounded(.up))
    command.systemCalls = .running
    var lines = RecordedLines()
    let completion = try machine.executor.complete(command) { data, deadline in
      let isBeginning = lines.lines.isEmpty
      lines.take(data)
      if isBeginning, !lines.lines.isEmpty { deadline = .now + .seconds(Self.seconds) }
    }
    guard !lines.lines.isEmpty else { return nil }
    return RecordedRun(
      lines: lines.lines, ending: RecordedRun.Ending(completion.termination))
  }
}

extension DeclaredClasses {
  /// The union of two sets of declarations.
  func union(_ others: DeclaredClasses) -> DeclaredClasses {
    var all = self
    all.formUnion(others)
    return all
  }
}
