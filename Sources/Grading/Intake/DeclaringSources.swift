import CourseModel
import Foundation

/// An answer that lies where none is looked for, as in an Xcode project or in `src`: the files that
/// declare the exercise's types, and what lies with them.
struct DeclaringSources {
  /// Swift files, no two of one name.
  let files: [FileTree.Entry]
  /// Where they lie, in a sentence.
  let notes: [String]

  /// A file that may be part of the answer.
  private struct Candidate {
    let entry: FileTree.Entry
    let content: Data
    let declared: DeclaredTypes

    /// How much of what is asked for it declares.
    func wanted(_ types: Set<String>) -> Set<String> { declared.names.intersection(types) }
  }

  /// The most files that are looked into.
  private static let maxCandidates = 256
  /// Folders that hold somebody else's work, or none to judge.
  private static let strangers: Set<String> = [
    "Hidden", "Solution", "Mistakes", "Variants", "MiniCocoa", "Pods", "Carthage",
  ]

  /// Nil if no file declares any of the types.
  ///
  /// - Throws: what refuses the submission, where two different files declare the same, or the
  ///   machine's fault.
  init?(of tree: FileTree, for task: ExpectedSources) throws(Intake.Refusal) {
    guard !task.types.isEmpty else { return nil }
    let candidates = try Self.candidates(in: tree, for: task)
    let core = try Self.once(candidates.filter { !$0.wanted(task.types).isEmpty }, task.types)
    guard let first = core.first else { return nil }
    let place = core.reduce(Array(first.entry.path.parent)) { place, other in
      zip(place, other.entry.path.parent).prefix { $0 == $1 }.map { $0.0 }
    }
    files = core.map(\.entry) + Self.helpers(of: core, among: candidates, under: place, task)
    let folder = place.isEmpty ? "several folders" : Intake.shown(place.joined(separator: "/"))
    notes = ["The files were found in \(folder), by the types that they declare."]
  }

  /// These, but for files that declare only what other exercises ask for.
  static func without(
    others task: ExpectedSources, _ sources: [FileTree.Entry]
  ) throws(Intake.Refusal) -> [FileTree.Entry] {
    var own: [FileTree.Entry] = []
    for entry in sources {
      let declared = DeclaredTypes(in: try content(of: entry)).names
      let isForeign =
        declared.isDisjoint(with: task.types) && !declared.isDisjoint(with: task.others)
      if !isForeign { own.append(entry) }
    }
    return own.isEmpty ? sources : own
  }

  /// Files of tests that a learner has written, among sources: they import a library for tests, and
  /// declare nothing that is asked for.
  static func tests(
    for task: ExpectedSources, among sources: [FileTree.Entry]
  ) throws(Intake.Refusal) -> [FileTree.Entry] {
    guard !task.types.isEmpty else { return [] }
    var tests: [FileTree.Entry] = []
    for entry in sources {
      let declared = DeclaredTypes(in: try content(of: entry))
      if declared.importsTests, declared.names.isDisjoint(with: task.types) { tests.append(entry) }
    }
    return tests
  }

  private static func candidates(
    in tree: FileTree, for task: ExpectedSources
  ) throws(Intake.Refusal) -> [Candidate] {
    let entries = tree.entries.filter { mayBelong($0, given: task.given) }
      .sorted { $0.path.text < $1.path.text }
    var candidates: [Candidate] = []
    for entry in entries.prefix(maxCandidates) {
      let content = try content(of: entry)
      candidates.append(
        Candidate(entry: entry, content: content, declared: DeclaredTypes(in: content)))
    }
    return candidates.filter { !$0.declared.importsTests }
  }

  private static func mayBelong(_ entry: FileTree.Entry, given: [String]) -> Bool {
    let folders = entry.path.parent
    return entry.isSource && entry.path.isText && entry.path.name != Exercise.playFileName
      && !folders.contains { strangers.contains($0) || $0.hasSuffix("Tests") }
      && !(folders.contains(GivenModule.folderName) && folders.contains(where: given.contains))
  }

  private static func content(of entry: FileTree.Entry) throws(Intake.Refusal) -> Data {
    guard case .file(let size, let read) = entry.kind, size <= Intake.maxBytes else {
      return Data()
    }
    do throws(GradingError) { return try read() } catch { throw .machine(error) }
  }

  /// These, each type declared in one of them: a copy of the same bytes is left out.
  private static func once(
    _ candidates: [Candidate], _ types: Set<String>
  ) throws(Intake.Refusal) -> [Candidate] {
    var chosen: [Candidate] = []
    for candidate in candidates {
      let twin = chosen.first { !$0.wanted(types).isDisjoint(with: candidate.wanted(types)) }
      guard let twin else {
        chosen.append(candidate)
        continue
      }
      guard twin.content != candidate.content else { continue }
      let name = twin.wanted(types).intersection(candidate.wanted(types)).sorted().first ?? ""
      throw .sentence(
        "`\(name)` is declared in \(Intake.shown(twin.entry.path.text)) and in "
          + "\(Intake.shown(candidate.entry.path.text)): hand in one of them.")
    }
    return chosen
  }

  /// What lies in the same place and can be compiled with them: no app's own screens, nothing that
  /// declares the same once more.
  private static func helpers(
    of core: [Candidate], among candidates: [Candidate], under place: [String],
    _ task: ExpectedSources
  ) -> [FileTree.Entry] {
    let declared = core.reduce(into: Set<String>()) { $0.formUnion($1.declared.names) }
    var taken = Set(core.map { SourceChoice.key($0.entry.path.name) })
    return candidates.compactMap { candidate in
      let isBeside = candidate.entry.path.names.starts(with: place) && !place.isEmpty
      guard isBeside, candidate.declared.names.isDisjoint(with: declared),
        candidate.declared.names.isDisjoint(with: task.others),
        !candidate.declared.importsAppFramework,
        taken.insert(SourceChoice.key(candidate.entry.path.name)).inserted
      else { return nil }
      return candidate.entry
    }
  }
}
