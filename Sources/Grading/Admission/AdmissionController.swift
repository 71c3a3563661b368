import CourseModel
import Execution
import Messages

/// Judges code that the compiler has accepted, before we load any of it.
///
/// Compile errors come first: a submission with both kinds of problems gets the compiler's.
struct AdmissionController: Sendable {
  /// The message above the refusals.
  static let message = Message(
    """
    It compiles, but does something that this exercise does not allow, so nothing was run. Change \
    the lines below and check again.
    """)
  /// The most refusals to keep of one submission.
  private static let maxRefusals = 20

  let exercise: Exercise
  let toolchain: Toolchain
  /// The C functions and constants that the exercise's modules export.
  var namesOfC: Set<String> = []
  /// Whether a learner is only trying code, so that nothing is judged.
  var isRehearsal = false

  private var sourcePolicy: SourcePolicy { SourcePolicy(for: exercise, toolchain: toolchain) }

  /// The result for files that were compiled.
  enum Outcome {
    /// The code may be loaded. `uncommon` lists declarations that ordinary answers do not use.
    case admitted(ObjectFile, uncommon: [UncommonPart])
    case refused([Diagnostic])
    /// The files do not compile, for other reasons than our rules.
    case notCompiled
  }

  /// Judges these files.
  ///
  /// - Parameters:
  ///   - completion: The result of compiling them.
  ///   - path: The path of the object file.
  ///   - read: The reading of the files.
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

  func policy(for object: ObjectFile) -> ObjectPolicy {
    ObjectPolicy(sourcePolicy, for: object, namesOfC: namesOfC, isRehearsal: isRehearsal)
  }

  /// The refusals for these files and the object compiled from them. Without a reading, the only
  /// refusal says that they could not be read in time.
  ///
  /// - Parameter races: The compiler's warnings about values that cross to other threads.
  func refusals(
    of files: [SourceFile], _ reading: SourceReading?, by policy: ObjectPolicy,
    warnedOf races: [Diagnostic]
  ) -> [Diagnostic] {
    guard let reading else {
      return [Diagnostic(.unreadable, at: nil, among: files)]
    }
    // If an attribute is refused, do not also report its effects on the object.
    let isExplained = reading.refusals.contains { $0.refusal.changesObject }
    let inObject = policy.refusals
      .filter { !(isExplained && $0.refusal.isAboutObject) }
      // A private name that no source contains was added by the compiler.
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
      // Where swift-syntax and the compiler disagree, we do not know which code was judged.
      + reading.syntaxErrors.map { Diagnostic(.ambiguous, at: $0.place, among: files) }
      + handles.map { Diagnostic($0.0, at: $0.place, among: files) }
      + inObject.filter { $0.place != nil }.map { Diagnostic($0.0, at: $0.place, among: files) }
    // Report refusals without a line only if there are no others: they have the same causes.
    let unplaced = inObject.filter { $0.place == nil }
    let refused = placed + refusals(of: races)
    return kept(
      refused.isEmpty ? unplaced.map { Diagnostic($0.0, at: nil, among: files) } : refused)
  }

  /// The refusals for files that fail to compile only because of unsafe code; nil if there is
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

  /// Refuses problems that the compiler only warns about, unless the exercise allows unsafe code.
  private func refusals(of races: [Diagnostic]) -> [Diagnostic] {
    if exercise.admission.allows(.unsafe) { return [] }
    return races.map { Diagnostic(.race, file: $0.file, line: $0.line, column: $0.column) }
  }

  private func diagnostics(of reading: SourceReading, _ files: [SourceFile]) -> [Diagnostic] {
    reading.refusals.map { Diagnostic($0.refusal, at: $0.place, among: files) }
  }

  /// The diagnostics without duplicates in a line, limited to a readable number.
  private func kept(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<String> = []
    return Array(
      diagnostics.filter { seen.insert("\($0.file):\($0.line):\($0.message)").inserted }
        .prefix(Self.maxRefusals))
  }
}

extension Diagnostic {
  /// A diagnostic for a refusal at this place; without a place, at the beginning of the first file.
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
