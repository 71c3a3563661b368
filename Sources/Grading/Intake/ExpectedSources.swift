import CourseModel
import Messages

/// The sources to look for in a submission.
struct ExpectedSources: Sendable {
  /// The exercise's module. A package's folder may have its name.
  let module: String
  /// The given modules. Copies of them are not the student's work.
  let given: [String]
  /// The modules that the exercise is about, which an answer may import.
  let imports: Set<String>
  /// The types that the exercise's files declare. They identify an answer in any folder; empty if
  /// unknown.
  let types: Set<String>
  /// The other exercises that are handed in together with this one.
  private(set) var others: [ExpectedSources]
  /// The course's other exercises. Students hand in files for them, too.
  private(set) var neighbours: [ExpectedSources]
  /// The stub's files, each of which replaces one that was not handed in. Empty if a
  /// submission has to be complete, as in a learner's own check.
  let stub: [SourceFile]
  /// The declarations of the stub.
  let stubTypes: DeclaredTypes

  /// The sources of an answer.
  init(
    module: String, given: [String] = [], imports: Set<String> = [], types: Set<String> = [],
    others: [ExpectedSources] = [], neighbours: [ExpectedSources] = [], stub: [SourceFile] = [],
    declaring stubTypes: DeclaredTypes? = nil
  ) {
    self.module = module
    self.given = given
    self.imports = imports
    self.types = types
    self.others = others
    self.neighbours = neighbours
    self.stub = stub
    self.stubTypes = stubTypes ?? DeclaredTypes(of: stub)
  }

  /// The same task for files that are for no other exercise.
  var alone: ExpectedSources {
    var task = self
    (task.others, task.neighbours) = ([], [])
    return task
  }

  /// The same task beside those of the course's exercises that were handed in, too: a file or a
  /// type has the name of a file in that stub and half of its functions and variables, declares
  /// what only that exercise asks for, and this answer does not use it.
  func beside(_ files: [DeclaringSources.Candidate]) -> ExpectedSources {
    let texts = files.flatMap { file in
      file.parts.parts.map { (file: file, name: $0.type, declared: $0.declared) }
    }
    let own = needed(among: texts.map(\.declared))
    var strangers = texts.indices.filter { !own.contains($0) }.map {
      (name: texts[$0].name.map(SourceChoice.key), declared: texts[$0].declared)
    }
    let needed = Set(own.map { texts[$0].file.entry.path })
    strangers += files.filter { !needed.contains($0.entry.path) }.map {
      (name: $0.version.stem, declared: $0.declared)
    }
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

  /// The files with those of the stub that are missing, and a sentence about these.
  ///
  /// - Parameter empty: The names of files that were handed in empty.
  func completing(
    _ files: [SourceFile], empty: [String] = []
  ) -> (files: [SourceFile], notes: [Message]) {
    let own = standIns(for: files)
    let (void, missing) = (
      own.filter { empty.contains($0.name) }, own.filter { !empty.contains($0.name) }
    )
    func listed(_ files: [SourceFile]) -> String { files.map(\.name).joined(separator: ", ") }
    var notes: [Message] = []
    if !missing.isEmpty {
      notes.append(
        Message(
          one: "\(listed(missing), "file") was not handed in, so we took the stub's.",
          other: "{file} were not handed in, so we took the stub's.", count: missing.count))
    }
    if !void.isEmpty {
      notes.append(
        Message(
          one: "\(listed(void), "file") is empty, so we took the stub's: was it saved?",
          other: "{file} are empty, so we took the stub's: were they saved?", count: void.count))
    }
    return (own.isEmpty ? files : files.overlaid(with: own), notes)
  }

  /// The stub's files that are missing, or still as they were given, with something to do in them.
  func lacking(in files: [SourceFile]) -> [SourceFile] {
    let code = DeclaringSources.plainCode
    let given = Set(stub.map { code($0.content) })
    let changed = files.filter { !given.contains(code($0.content)) }
    if changed.isEmpty { return stub }
    let names = Set(files.map(\.name))
    return standIns(for: changed).filter { file in
      !names.contains(file.name) || DeclaringSources.plainText(file.content).contains("TODO")
    }
  }
}
