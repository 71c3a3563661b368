import CourseModel
import Execution

/// Judges what the compiler has accepted, before any of it is loaded.
///
/// Compile errors come first: a submission with both is told of the compiler's.
struct AdmissionController: Sendable {
  /// What a learner reads first.
  static let message =
    "It compiles, but does something that this exercise does not allow, so nothing was run. "
    + "Change the lines below and check again."
  /// The most refusals of one submission that are kept.
  private static let maxRefusals = 20

  let exercise: Exercise
  let toolchain: Toolchain
  /// The functions and constants of C that the exercise gives.
  var namesOfC: Set<String> = []
  /// Whether nothing is judged: a learner tries their own code.
  var isRehearsal = false

  private var sourcePolicy: SourcePolicy { SourcePolicy(for: exercise, toolchain: toolchain) }

  /// What becomes of files that the compiler was given.
  enum Outcome {
    /// They may be loaded; with what of it ordinary answers do without.
    case admitted(ObjectFile, uncommon: [UncommonPart])
    case refused([Diagnostic])
    /// They do not compile, and not for what is not allowed here.
    case notCompiled
  }

  /// What becomes of these files.
  ///
  /// - Parameters:
  ///   - completion: How compiling them ended.
  ///   - path: Where the object was to be written.
  ///   - read: What the files say.
  func outcome(
    of files: [SourceFile], _ names: SourceNames, compiling completion: Completion,
    to path: String, _ read: Result<SourceReading?, GradingError>
  ) throws(GradingError) -> Outcome {
    guard completion.succeeded else {
      let refusals = try refusals(of: files, failing: completion, names, read) ?? []
      return refusals.isEmpty ? .notCompiled : .refused(refusals)
    }
    guard let object = ObjectFile(at: path) else {
      throw .file(path: path, reason: .notWrittenForReading)
    }
    let (policy, reading) = (policy(for: object), try read.get())
    let refusals = refusals(
      of: files, reading, by: policy,
      warnedOf: CompilerOutput.races(in: completion.errorText, names: names))
    return refusals.isEmpty
      ? .admitted(object, uncommon: policy.uncommonParts(reading)) : .refused(refusals)
  }

  /// What judges an object.
  func policy(for object: ObjectFile) -> ObjectPolicy {
    ObjectPolicy(sourcePolicy, for: object, namesOfC: namesOfC, isRehearsal: isRehearsal)
  }

  /// What is not allowed in these files, and in the object that they were compiled to; without a
  /// reading, they could not be read in time.
  ///
  /// - Parameter races: Where the compiler warned of what crosses to other threads.
  func refusals(
    of files: [SourceFile], _ reading: SourceReading?, by policy: ObjectPolicy,
    warnedOf races: [Diagnostic]
  ) -> [Diagnostic] {
    guard let reading else {
      return [Diagnostic(.unreadable, at: nil, among: files)]
    }
    // What an attribute did to the object needs no saying when the attribute is refused.
    let isExplained = reading.refusals.contains { $0.refusal.changesObject }
    let inObject = policy.refusals
      .filter { !(isExplained && $0.refusal.isAboutObject) }
      // What no source says, the compiler has put there.
      .filter { found in !found.refusal.isAboutName || reading.places[found.names[0]] != nil }
      .map { found in
        (found.refusal, place: found.names.lazy.compactMap { reading.places[$0] }.first)
      }
    let handles =
      policy.needsFileHandle
      ? SymbolLists.membersOfFileHandle.compactMap { name in
        reading.places[name].map { (Refusal.outside(name, of: "FileHandle"), place: $0) }
      } : []
    let placed =
      diagnostics(of: reading, files)
      // Where swift-syntax and the compiler disagree, nobody knows what was judged.
      + reading.syntaxErrors.map { Diagnostic(.ambiguous, at: $0.place, among: files) }
      + handles.map { Diagnostic($0.0, at: $0.place, among: files) }
      + inObject.filter { $0.place != nil }.map { Diagnostic($0.0, at: $0.place, among: files) }
    // What has no line is told where there is nothing better: it comes of the same lines.
    let unplaced = inObject.filter { $0.place == nil }
    let refused = placed + refusals(of: races)
    return kept(
      refused.isEmpty ? unplaced.map { Diagnostic($0.0, at: nil, among: files) } : refused)
  }

  /// What is not allowed in files that failed to compile for unsafe code alone; nil when there is
  /// another reason.
  private func refusals(
    of files: [SourceFile], failing completion: Completion, _ names: SourceNames,
    _ read: Result<SourceReading?, GradingError>
  ) throws(GradingError) -> [Diagnostic]? {
    guard case .exited(1) = completion.termination,
      let places = CompilerOutput.unsafeCode(in: completion.errorText, names: names)
    else { return nil }
    let unsafe = places.map { place in
      Diagnostic(.unsafeCode, file: place.file, line: place.line, column: place.column)
    }
    let reading = try read.get()
    return kept((reading.map { diagnostics(of: $0, files) } ?? []) + unsafe)
  }

  /// What the compiler only warns of, and what an exercise may allow together with unsafe code.
  private func refusals(of races: [Diagnostic]) -> [Diagnostic] {
    if exercise.admission.allows(.unsafe) { return [] }
    return races.map { Diagnostic(.race, file: $0.file, line: $0.line, column: $0.column) }
  }

  private func diagnostics(of reading: SourceReading, _ files: [SourceFile]) -> [Diagnostic] {
    reading.refusals.map { Diagnostic($0.refusal, at: $0.place, among: files) }
  }

  /// One of each kind for each line, up to a number that people read.
  private func kept(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return Array(
      diagnostics.filter { seen.insert("\($0.file):\($0.line):\($0.message)").inserted }
        .prefix(Self.maxRefusals))
  }
}

extension Diagnostic {
  /// The refusal of what stands at this place, or, if nobody can tell, somewhere in the files.
  init(
    _ refusal: Refusal, at place: SourceReading.Place?, among files: [SourceFile]
  ) {
    self.init(
      refusal, file: place?.file ?? files.first?.name ?? "", line: place?.line ?? 1,
      column: place?.column ?? 1)
  }

  fileprivate init(_ refusal: Refusal, file: String, line: Int, column: Int) {
    self.init(
      file: file, line: line, column: column, severity: .error, message: refusal.sentence,
      allowance: refusal.allowance)
  }
}
