import CourseModel
import Messages

/// The sources to look for in a submission.
struct ExpectedSources: Sendable {
  /// The exercise's module. A package's folder may have its name.
  let module: String
  /// The given modules. Copies of them are not the student's work.
  let given: [String]
  /// The types that the exercise's files declare. They identify an answer in any folder; empty if
  /// unknown.
  let types: Set<String>
  /// The other exercises that are handed in together with this one.
  let others: [ExpectedSources]
  /// The stub's files, each of which replaces one that was not handed in. Empty if a
  /// submission has to be complete, as in a learner's own check.
  let stub: [SourceFile]

  /// The sources of an answer.
  init(
    module: String, given: [String] = [], types: Set<String> = [],
    others: [ExpectedSources] = [], stub: [SourceFile] = []
  ) {
    self.module = module
    self.given = given
    self.types = types
    self.others = others
    self.stub = stub
  }

  /// The stub's files to add to these. The result is what the grader would judge if the student had
  /// handed in the stub's file unchanged, so a missing file can earn nothing that the stub's does
  /// not.
  ///
  /// A file is missing if no other has its name, and nothing that it declares or extends is
  /// declared or extended here: an answer may arrange its types in files as it likes. Files
  /// that declare none of the exercise's types are no answer to it, and get none.
  func standIns(for files: [SourceFile]) -> [SourceFile] {
    let handedIn = files.map { DeclaredTypes(in: $0.content) }
    let declared = handedIn.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    guard !declared.isDisjoint(with: types) else { return [] }
    let known = handedIn.reduce(into: declared) { $0.formUnion($1.extended) }
    let names = Set(files.map { SourceChoice.key($0.name) })
    return stub.filter { file in
      let own = DeclaredTypes(in: file.content)
      // A file that only extends types is about these; any other is about what it declares.
      let subjects = own.names.isEmpty ? own.extended : own.names
      return !names.contains(SourceChoice.key(file.name)) && !subjects.isEmpty
        && subjects.isDisjoint(with: own.names.isEmpty ? known : declared)
    }
  }

  /// The files with those of stubs that are missing, and a sentence about each of these.
  func completing(_ files: [SourceFile]) -> (files: [SourceFile], notes: [Message]) {
    let own = standIns(for: files)
    var whole = files.overlaid(with: own)
    var notes = own.map { Message("\($0.name, "file") was not handed in, so we took the stub's.") }
    for other in joined(in: files.map { DeclaredTypes(in: $0.content) }) {
      let theirs = other.standIns(for: whole)
      whole = whole.overlaid(with: theirs)
      notes += theirs.map {
        Message(
          """
          Your answer to \(other.module, "exercise") is in the same file, so we took \
          \($0.name, "file") of its stub, too.
          """)
      }
    }
    return (whole, notes)
  }

  /// The other exercises of whose answers these files have a part and lack the rest: they declare
  /// one of its types, and use another that they do not declare. Such a file compiles only beside
  /// the rest.
  func joined(in files: [DeclaredTypes]) -> [ExpectedSources] {
    guard !others.isEmpty else { return [] }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let used = files.reduce(into: Set<String>()) { $0.formUnion($1.words) }
    return others.filter { other in
      let theirs = other.types.subtracting(types)
      return !theirs.isDisjoint(with: declared) && !theirs.intersection(used).isSubset(of: declared)
    }
  }
}
