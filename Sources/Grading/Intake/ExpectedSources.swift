import CourseModel

/// The sources to look for in a submission.
struct ExpectedSources: Sendable {
  /// The exercise's module. A package's folder may have its name.
  let module: String
  /// The given modules. Copies of them are not the student's work.
  let given: [String]
  /// The types that the exercise's files declare. They identify an answer in any folder; empty if
  /// unknown.
  let types: Set<String>
  /// The types of other exercises that are handed in together with this one.
  let others: Set<String>
  /// The stub's files, each of which replaces one that was not handed in. Empty if a
  /// submission has to be complete, as in a learner's own check.
  let stub: [SourceFile]

  /// The sources of an answer.
  init(
    module: String, given: [String] = [], types: Set<String> = [], others: Set<String> = [],
    stub: [SourceFile] = []
  ) {
    self.module = module
    self.given = given
    self.types = types
    self.others = others.subtracting(types)
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
}
