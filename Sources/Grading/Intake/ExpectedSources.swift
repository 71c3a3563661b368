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
  private(set) var others: [ExpectedSources]
  /// The course's other exercises. Students hand in files for them, too.
  let neighbours: [ExpectedSources]
  /// The stub's files, each of which replaces one that was not handed in. Empty if a
  /// submission has to be complete, as in a learner's own check.
  let stub: [SourceFile]

  /// The sources of an answer.
  init(
    module: String, given: [String] = [], types: Set<String> = [],
    others: [ExpectedSources] = [], neighbours: [ExpectedSources] = [], stub: [SourceFile] = []
  ) {
    self.module = module
    self.given = given
    self.types = types
    self.others = others
    self.neighbours = neighbours
    self.stub = stub
  }

  /// The same task beside those of the course's exercises that were handed in, too: a file or a
  /// type has the name of a file in that stub and half of its functions and variables, declares
  /// what only that exercise asks for, and this answer does not use it.
  func beside(_ files: [DeclaringSources.Candidate]) -> ExpectedSources {
    let parts = files.flatMap { file -> [(name: String?, declared: DeclaredTypes)] in
      let types = file.parts.parts.map {
        (name: $0.type.map(SourceChoice.key), declared: $0.declared)
      }
      return file.wanted(self.types).isEmpty || types.isEmpty
        ? types + [(name: file.version.stem, declared: file.declared)] : types
    }
    let own = needed(among: parts.map(\.declared))
    let strangers = parts.indices.filter { !own.contains($0) }.map { parts[$0] }
    guard !strangers.isEmpty else { return self }
    var task = self
    task.others += neighbours.filter { other in
      let theirs = other.types.subtracting(types)
      return other.stub.contains { file in
        let name = SourceChoice.key("\(file.name.dropLast(".swift".count))")
        let found = strangers.filter {
          $0.name == name && !$0.declared.names.isDisjoint(with: theirs)
        }
        guard !found.isEmpty else { return false }
        let members = DeclaredTypes(in: file.content).members
        return found.contains {
          members.intersection($0.declared.members).count * 2 >= members.count
        }
      }
    }
    return task
  }

  /// The stub's files to add to these. The result is what the grader would judge if the student had
  /// handed in the stub's file unchanged, so a missing file can earn nothing that the stub's does
  /// not.
  ///
  /// A file is missing if no other has its name, and nothing that it declares or extends is
  /// declared or extended here: an answer may arrange its types in files as it likes. Files
  /// that declare and extend none of the exercise's types are no answer to it, and get none.
  func standIns(for files: [SourceFile]) -> [SourceFile] {
    let handedIn = DeclaredTypes(of: files)
    let declared = handedIn.names
    let known = declared.union(handedIn.extended)
    guard !known.isDisjoint(with: types) else { return [] }
    let names = Set(files.map { SourceChoice.key($0.name) })
    return stub.filter { file in
      let own = DeclaredTypes(in: file.content)
      // A file that only extends types is about these; any other is about what it declares.
      let subjects = own.names.isEmpty ? own.extended : own.names
      return !names.contains(SourceChoice.key(file.name)) && !subjects.isEmpty
        && subjects.isDisjoint(with: own.names.isEmpty ? known : declared)
    }
  }

  /// The files with those of the stub that are missing, and a sentence about each of these.
  func completing(_ files: [SourceFile]) -> (files: [SourceFile], notes: [Message]) {
    let own = standIns(for: files)
    return (
      files.overlaid(with: own),
      own.map { Message("\($0.name, "file") was not handed in, so we took the stub's.") }
    )
  }
}
