import CourseModel
import Execution
import Foundation
import Glibc
import Messages

/// Compiles submissions.
struct Builder: Sendable {
  let exercise: Exercise
  let tools: Toolset
  let reader: SourceReader

  private var compiler: Compiler { tools.compiler }

  /// The rules for what sources may contain.
  private var sourcePolicy: SourcePolicy {
    SourcePolicy(for: exercise, toolchain: tools.toolchain)
  }

  /// Compiles and links these files, confined, in the given place.
  ///
  /// - Parameter reading: A reader that already works on the files; nil starts one now.
  func build(
    _ files: [SourceFile], reading: SourceReader.Pending? = nil, in place: BuildPlace
  ) throws(GradingError) -> Build {
    let names = SourceNames(files)
    try place.write(
      files.named(names), for: compiler, searching: tools.modules,
      memorySafe: !exercise.admission.allows(.unsafe), testable: exercise.package?.moduleFlags)
    let folder = place.output
    let admission = AdmissionController(
      exercise: exercise, toolchain: tools.toolchain, namesOfC: tools.given.offered)
    let pending =
      reading
      ?? reader.beginReading(
        SourceReader.Order(
          files: files, policy: sourcePolicy, wantsSkeleton: exercise.package != nil))
    func compile() throws(GradingError) -> Completion {
      try run(place.command(with: compiler), reading: place.sources, writing: folder)
    }
    let completed = Result { () throws(GradingError) in try compile() }
    let compiled = ContinuousClock.now
    // Wait for the reader even if compiling threw, so that its process does not outlive the build.
    let read = Result { () throws(GradingError) in try pending.value() }
    let (completion, isRewritten) = try stoppingEnumerations(
      of: files, completed.get(), names, (try? read.get()) ?? nil, in: place.sources,
      again: compile)
    let explainer = Explainer(Program(files, of: exercise, reading: (try? read.get()) ?? nil))
    let diagnostics = explainer.explained(
      CompilerOutput.diagnostics(in: completion.errorText, names: names))
    let object: ObjectFile
    let uncommon: [UncommonPart]
    switch try admission.outcome(
      of: files, names, compiling: completion, to: place.object, read)
    {
    case .admitted(let admitted, let parts): (object, uncommon) = (admitted, parts)
    case .refused(let refusals):
      return .refused(.rejected, refusals, message: AdmissionController.message)
    case .notCompiled:
      return try refusal(of: completion, diagnostics, files, names) { () throws(GradingError) in
        try differences(of: read.get()?.outline, in: names)
      }
    }
    let admissionSeconds = (ContinuousClock.now - compiled) / .seconds(1)
    let interface = try interface(in: folder)
    let reading = try read.get()
    return .compiled(
      Product(
        module: exercise.name, folder: folder, interface: interface, outline: reading?.outline,
        skeleton: exercise.package == nil ? nil : reading?.skeleton ?? files.digest,
        shadowing: reading?.shadowing,
        declared: exercise.package.map { _ in DeclarationTypes(of: object, module: exercise.name) },
        libraries: object.libraries,
        needsSafeFoundation: isRewritten || SafeFoundation.isNeeded(by: object),
        keepsState: tools.given.keepState
          || StoredState.exists(
            in: object, of: exercise.name, admittedUnder: exercise.admission,
            beside: reading?.constants ?? ConstantVariables()),
        uncommon: uncommon,
        names: names,
        // Code that compiled has no errors left, but a warning may quote the text of one.
        diagnostics: diagnostics.filter { $0.severity == .warning },
        admissionSeconds: admissionSeconds))
  }

  /// Compiles once more with enumerations that stop without a pointer (`Enumerations`), if unsafe
  /// code was the reason for the failure. Returns the first result unless the second compile
  /// succeeds.
  private func stoppingEnumerations(
    of files: [SourceFile], _ completion: Completion, _ names: SourceNames,
    _ reading: SourceReading?, in sources: URL, again: () throws(GradingError) -> Completion
  ) throws(GradingError) -> (Completion, isRewritten: Bool) {
    guard !completion.succeeded, case .exited(1) = completion.termination,
      let reading, !reading.enumerations.isEmpty, reading.syntaxErrors.isEmpty,
      CompilerOutput.unsafeCode(in: completion.errorText, names: names) != nil,
      let files = reading.enumerations.made(
        safe: files,
        at: CompilerOutput.callsByPointer(in: completion.errorText, names: names))
    else { return (completion, false) }
    for (file, name) in zip(files, names.safe) {
      try ScratchFolder.write(file.content, to: sources.appending(path: name))
    }
    let second = try again()
    return second.succeeded ? (second, true) : (completion, false)
  }

  /// The result of a type check.
  enum Look {
    case compiles
    case problems([Diagnostic])
    /// The compiler crashed, which proves nothing before the solution compiles.
    case brokeDown
  }

  /// Type-checks these files as the exercise's module. `isCertain` is whether the result depends on
  /// the files alone, so that it is the same whenever they are checked.
  func look(
    at files: [SourceFile], in scratch: ScratchFolder, folder name: String
  ) throws(GradingError) -> (Look, isCertain: Bool) {
    let names = SourceNames(files)
    let (sources, paths) = try write(files, names, in: scratch, folder: name)
    let command = compiler.typecheck(
      exercise.name, files: paths, searching: tools.modules)
    let completion = try run(command, reading: sources, writing: nil)
    if completion.succeeded { return (.compiles, true) }
    let diagnostics = CompilerOutput.diagnostics(in: completion.errorText, names: names)
    switch completion.termination {
    case .exited(1) where diagnostics.contains { $0.severity == .error }: break
    case .deadlinePassed, .outputExceeded, .signalled(SIGXCPU): break
    default:
      if let problem = machineProblem(completion) ?? silence(completion) { throw problem }
      return (.brokeDown, false)
    }
    return (
      .problems(diagnostics), completion.termination == .exited(1) && !completion.speaksOfModules
    )
  }

  /// Checks that the modules these files may import can be imported, whatever else the files
  /// contain. Returns nil if they can, otherwise the compiler's errors.
  func obstacle(
    toImportsOf files: [SourceFile], in scratch: ScratchFolder
  ) throws(GradingError) -> String? {
    let importable = Set(SourcePolicy.library + exercise.imports).union(exercise.admission.imports)
    let modules = importable.filter { module in
      let isThere =
        module == "MiniCocoa" || tools.given.has(module) || tools.toolchain.hasModule(module)
      return isThere && files.contains { $0.content.range(of: Data(module.utf8)) != nil }
    }
    let text = modules.sorted().map { "import \($0)\n" }.joined()
    let file = SourceFile(name: "Imports.swift", content: Data(text.utf8))
    let (sources, paths) = try write([file], SourceNames([file]), in: scratch, folder: "imports")
    let command = compiler.typecheck("Imports", files: paths, searching: tools.modules)
    let completion = try run(command, reading: sources, writing: nil)
    return completion.succeeded ? nil : completion.errorTail
  }

  /// The differences of this outline from the stub's, except those that the task asks for, because
  /// the solution has them as well. Empty without an outline.
  func differences(
    of outline: SourceOutline?, in names: SourceNames
  ) throws(GradingError) -> [InterfaceDifference] {
    guard let outline, let stub = SourceOutline(trusted: try ofCourse(exercise.stub)) else {
      return []
    }
    let solution = SourceOutline(trusted: try ofCourse(exercise.reference))
    let asked = solution.map { stub.differences(of: $0) }?.map(\.expected) ?? []
    let lost = stub.files(missingIn: outline).filter { !names.include($0) }
    return lost.map { InterfaceDifference(owner: "", expected: $0, kind: .noFile) }
      + stub.differences(of: outline, asking: solution).filter { difference in
        !asked.contains(difference.expected) && !stub.has(difference, inOneOf: lost)
      }
  }

  private func write(
    _ files: [SourceFile], _ names: SourceNames, in scratch: ScratchFolder, folder: String
  ) throws(GradingError) -> (folder: URL, paths: [String]) {
    let sources = try scratch.folder(folder)
    var paths: [String] = []
    for file in files.named(names) {
      let url = sources.appending(path: file.name)
      try ScratchFolder.write(file.content, to: url)
      paths.append(url.path)
    }
    return (sources, paths)
  }

  private func run(
    _ command: Command, reading sources: URL, writing output: URL?
  ) throws(GradingError) -> Completion {
    func attempt() throws(GradingError) -> Completion {
      try tools.build(
        command, reading: sources, writing: output, within: exercise.limits.buildSeconds)
    }
    let completion = try attempt()
    // Retry once: a crash caused by the source is deterministic, one caused by the machine usually
    // isn't.
    return completion.isBreakdown ? try attempt() : completion
  }

  private func refusal(
    of completion: Completion, _ diagnostics: [Diagnostic], _ files: [SourceFile],
    _ names: SourceNames, differences: () throws(GradingError) -> [InterfaceDifference]
  ) throws(GradingError) -> Build {
    switch completion.termination {
    case .deadlinePassed:
      return .refused(
        .doesNotCompile, diagnostics,
        message: .compilerIsBusy(for: exercise))
    case .outputExceeded:
      return .refused(
        .doesNotCompile, diagnostics,
        message: Message("The compiler had too much to say: repair the first errors."))
    case .exited(1) where diagnostics.contains { $0.severity == .error }:
      // The grader's own modules may have been removed during the build, or a header may have
      // changed.
      return completion.speaksOfModules
        ? .brokeDown(diagnostics, message: nil, output: completion.errorTail)
        : .refused(.doesNotCompile, diagnostics, message: try differences().sentence)
    case .exited(1):
      if let problem = machineProblem(completion) ?? silence(completion) { throw problem }
      let error = CompilerOutput.firstError(in: completion.errorText) ?? ""
      return .brokeDown(
        diagnostics,
        message: Message("The compiler refuses this: \(error.forLearners(limit: 500), "words")"),
        output: completion.errorTail)
    case .signalled(SIGXCPU):
      return .refused(
        .doesNotCompile, diagnostics,
        message: Message(
          """
          The compiler used more time of the processor than it may: split long expressions and \
          give them types.
          """))
    case .exited, .signalled:
      if let problem = machineProblem(completion) { throw problem }
      if completion.ranOutOfMemory {
        return .brokeDown(
          diagnostics,
          message: Message(
            """
            The compiler needed more than \(Toolset.compilerMemory >> 20, "number") MB of memory: \
            make long literals shorter, or compute what they hold.
            """),
          output: completion.errorTail)
      }
      let place = CompilerOutput.placeOfBreakdown(in: completion.errorText, names: names)
      return .brokeDown(
        diagnostics,
        message: place.map { place in
          Message(
            """
            The compiler itself broke down at \(place, "place"). Look at what you changed last, \
            and write it in smaller pieces.
            """)
        }
          ?? Message(
            """
            The compiler itself broke down. Look at what you changed last, and write it in smaller \
            pieces.
            """),
        output: completion.errorTail)
    }
  }

  /// The error if it cannot be the submission's fault: the compiler was killed, or is missing. A
  /// tool's output proves that only where a submission cannot have caused it.
  private func machineProblem(_ completion: Completion) -> GradingError? {
    switch completion.termination {
    case .exited(126), .exited(127), .exited(128 + SIGKILL), .signalled(SIGKILL):
      return .toolFailed(step: Self.step, output: completion.errorTail)
    case .deadlinePassed, .outputExceeded:
      return nil
    case .exited, .signalled:
      return completion.ranOutOfProcesses && completion.speaksOfSystemOnly
        ? .toolFailed(step: Self.step, output: completion.errorTail) : nil
    }
  }

  /// An error if the compiler ended without naming one: then it has not judged the submission.
  private func silence(_ completion: Completion) -> GradingError? {
    guard completion.isBreakdown else { return nil }
    let said = completion.errorTail
    return .toolFailed(
      step: Self.step, output: said.isEmpty ? GradingError.silence : said)
  }

  // Translators: What failed.
  private static let step = Message("compiling the submission", context: "step")

  private func interface(in folder: URL) throws(GradingError) -> Interface {
    if exercise.package != nil { return Interface(parsing: "") }
    let file = folder.appending(path: "\(exercise.name).swiftinterface")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw .file(path: file.path, reason: .notWritten)
    }
    return Interface(parsing: text)
  }
}

extension Message {
  /// Of a compiler that was stopped.
  static func compilerIsBusy(for exercise: Exercise) -> Message {
    Message(
      """
      The compiler was still busy after \(seconds(exercise.limits.buildSeconds), "time"): split \
      long expressions and give them types.
      """)
  }

  static let notWritten = Message("the compiler did not write it; grade it again")
}
