import CourseModel
import Execution
import Foundation
import Messages

/// Compiles a learner's code with a file of statements, and runs it, confined. Judges nothing.
struct ProgramRunner: Sendable {
  let exercise: Exercise
  let tools: Toolset
  let reader: SourceReader

  func rehearse(
    _ files: [SourceFile], with play: SourceFile, in scratch: ScratchFolder
  ) throws(GradingError) -> Rehearsal.Outcome {
    let text: Data
    switch SourceText(of: play.name, play.content) {
    case .utf8(let content), .converted(let content, _): text = content
    case .refused(let reason): return .doesNotCompile([], message: reason)
    }
    let play = SourceFile(name: play.name, content: text)
    let all = files + [play]
    let names = SourceNames(all)
    let admission = AdmissionController(
      exercise: exercise, toolchain: tools.toolchain, namesOfC: tools.given.offered,
      isRehearsal: true)
    let pending = reader.beginReading(
      SourceReader.Order(
        files: all, policy: SourcePolicy(for: exercise, toolchain: tools.toolchain)))
    let built = Result { () throws(GradingError) in
      try build(files, play, names, in: scratch)
    }
    let read = Result { () throws(GradingError) in try pending.value() }
    let (completion, program) = try built.get()
    switch try admission.outcome(
      of: all, names, compiling: completion, to: Self.object(of: program), read)
    {
    case .admitted: return .ran(try perform(program, names))
    case .refused(let refusals):
      return .notAdmitted(refusals, message: AdmissionController.message)
    case .notCompiled:
      let explainer = Explainer(Program(all, of: exercise, reading: (try? read.get()) ?? nil))
      return try refusal(of: completion, names, explainer)
    }
  }

  // MARK: - Building

  /// Compiles and links these files and statements.
  ///
  /// - Parameters:
  ///   - opening: Swift code to put before the statements.
  ///   - libraries: Additional linker arguments.
  func build(
    _ files: [SourceFile], _ play: SourceFile, _ names: SourceNames, in scratch: ScratchFolder,
    opening: String = "", libraries: [String] = []
  ) throws(GradingError) -> (Completion, program: URL) {
    let sources = try scratch.folder("src")
    let folder = try scratch.folder("out", ownedBy: tools.executor.sandbox.user)
    let mark = Data([0xEF, 0xBB, 0xBF])
    let statements = play.content.starts(with: mark) ? play.content.dropFirst(3) : play.content
    let place = sources.appending(path: names.safe.last ?? play.name).path
      .replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let main = SourceFile(
      name: "main.swift",
      content: Data("\(opening)#sourceLocation(file: \"\(place)\", line: 1)\n".utf8) + statements)
    let own = zip(files, names.safe).map { SourceFile(name: $1, content: $0.content) }
    var paths: [String] = []
    for file in own + [main] {
      let url = sources.appending(path: file.name)
      try ScratchFolder.write(file.content, to: url)
      paths.append(url.path)
    }
    let program = folder.appending(path: exercise.name)
    let command = Command(
      inTurn: tools.program(
        exercise.name, files: paths,
        naming: tools.toolchain.libraries(namedIn: files + [play]) + libraries,
        memorySafe: !exercise.admission.allows(.unsafe), object: Self.object(of: program),
        into: program.path))
    let completion = try tools.build(
      command, reading: sources, writing: folder, within: exercise.limits.buildSeconds)
    return (completion, program)
  }

  private static func object(of program: URL) -> String { program.path + ".o" }

  func refusal(
    of completion: Completion, _ names: SourceNames, _ explainer: Explainer
  ) throws(GradingError) -> Rehearsal.Outcome {
    // The end of the statements is outside of what `#sourceLocation` names.
    let said = completion.errorText.replacing(/\/main\.swift:/) { _ in "/\(names.safe.last ?? ""):"
    }
    let diagnostics = explainer.explained(CompilerOutput.diagnostics(in: said, names: names))
    if diagnostics.contains(where: { $0.severity == .error }) {
      return .doesNotCompile(diagnostics, message: nil)
    }
    switch completion.termination {
    case .deadlinePassed, .outputExceeded:
      return .doesNotCompile(
        diagnostics,
        message: .compilerIsBusy(for: exercise))
    case .exited, .signalled:
      // Translators: What failed.
      throw .toolFailed(
        step: Message("compiling your code", context: "step"), output: completion.errorTail)
    }
  }

  // MARK: - Running

  private func perform(
    _ program: URL, _ names: SourceNames
  ) throws(GradingError) -> Rehearsal.Performance {
    var command = tools.command(
      running: program.path, of: exercise, reading: [program.deletingLastPathComponent().path])
    command.limits.wallSeconds = exercise.limits.checkSeconds
    command.limits.cpuSeconds = Int((2 * exercise.limits.checkSeconds).rounded(.up))
    command.systemCalls = .running
    let completion = try tools.executor.complete(command)
    let output = completion.outputText.kept(Rehearsal.shownBytes)
    // After its last message, the runtime prints a list of addresses; leave that out as well.
    let lines = completion.errorText.split(separator: "\n", omittingEmptySubsequences: false)
    let end = completion.succeeded ? nil : lines.lastIndex(where: FatalMessage.isFatal)
    let said = end.map { lines[..<$0].map { $0 + "\n" }.joined() } ?? completion.errorText
    let errors = said.kept(Rehearsal.shownBytes)
    return Rehearsal.Performance(
      output: output, errorOutput: errors,
      isCut: completion.isCut
        || output.utf8.count + errors.utf8.count < completion.outputText.utf8.count
          + said.utf8.count,
      ending: ending(of: completion, program, names))
  }

  func ending(
    of completion: Completion, _ program: URL, _ names: SourceNames
  ) -> Rehearsal.Ending {
    if completion.succeeded { return .finished }
    if let stop = Stop(completion, lines: [], limits: exercise.limits) {
      return .stopped(stop.message(at: nil))
    }
    if case .exited(let code) = completion.termination {
      return .stopped(Message("It called exit(\(Int(code), "code"))."))
    }
    let fatal = FatalMessage(in: completion.errorText, names: names)
    let crash = Crash(
      reason: fatal?.reason ?? CrashFinder.reason(of: completion.termination),
      place: fatal?.place ?? place(in: completion.errorText, of: program, names), in: names)
    return .stopped(crash.message)
  }

  /// The place in the learner's code, found from the list of addresses that the runtime prints. For
  /// the program itself, these are offsets.
  private func place(in text: String, of program: URL, _ names: SourceNames) -> String? {
    let frames = text.suffix(1 << 14).split(separator: "\n").compactMap { line -> UInt? in
      let words = line.split(separator: " ")
      guard words.count == 6, words[1] == exercise.name, words[3] == "<unavailable>" else {
        return nil
      }
      // A return address may belong to the next line.
      return UInt(words[5]).map { $0.subtractingReportingOverflow(1).partialValue }
    }
    guard !frames.isEmpty else { return nil }
    return symbolizer(of: program, names).place(of: frames)?.place
  }

  func symbolizer(of program: URL, _ names: SourceNames) -> Symbolizer {
    Symbolizer(
      binary: program.path, names: names, toolchain: tools.toolchain, executor: tools.executor)
  }
}

extension String {
  /// Its beginning: at most this many bytes, and only whole lines if there are several.
  fileprivate func kept(_ bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    let start = String(decoding: utf8.prefix(bytes), as: UTF8.self)
    return start.lastIndex(of: "\n").map { String(start[...$0]) } ?? start
  }
}
