import CourseModel
import Foundation
import Messages

/// An answer outside the usual places, as in an Xcode project or in `src`: the files that declare
/// the exercise's types, and the files that belong to them.
struct DeclaringSources {
  /// Swift files with distinct names.
  let files: [FileTree.Entry]
  /// A sentence about where they were found.
  let notes: [Message]
  /// All that older versions of the files declare.
  let setAside: Set<String>

  /// A file that may be part of the answer.
  ///
  /// A class, because few of its properties are needed of most files, and reading a text takes time.
  final class Candidate {
    let entry: FileTree.Entry
    private let content: Data
    private(set) lazy var declared = DeclaredTypes(in: content)
    /// The text without what systems change: line ends, and blanks before them.
    private(set) lazy var plainText = DeclaringSources.plainText(content)
    private(set) lazy var plainCode = DeclaringSources.plainCode(content)
    private(set) lazy var parts = SourceParts(content)
    /// The types that it declares for all files.
    var types: Set<String> { declared.types }
    /// The name without additions, and its place among the versions of the name.
    private(set) lazy var version = SourceVersions.version(of: entry.path)

    init(_ entry: FileTree.Entry) throws(Intake.Refusal) {
      self.entry = entry
      content = try DeclaringSources.content(of: entry)
    }

    /// The declarations without those for other exercises.
    func declared(for task: ExpectedSources) -> DeclaredTypes {
      guard task.isOwn(declared), let own = try? task.ownText(of: content, isDocument: false)
      else { return declared }
      return DeclaredTypes(in: own.text)
    }

    /// Whether it has tests of the learner's: it imports a test library and declares none of the
    /// expected types.
    func isTest(of task: ExpectedSources) -> Bool {
      !task.types.isEmpty && declared.importsTests && wanted(task.types).isEmpty
    }

    /// Whether it is a file in which a learner tries the exercise, so that it runs statements, or one
    /// for an app's screens.
    func isPlay(of task: ExpectedSources) -> Bool {
      !task.types.isEmpty && wanted(task.types).isEmpty
        && (entry.path.name == Exercise.playFileName || declared.importsAppFramework
          || declared.extended.isDisjoint(with: task.types) && parts.hasStatements)
    }

    /// Whether it has an answer to the exercise, or a part of one.
    func isOwn(of task: ExpectedSources) -> Bool {
      let isText = SourceName(entry.path.name) == nil || entry.path.name == TypedText.fileName
      let isNamed = { (other: ExpectedSources) in
        other.stub.contains { SourceChoice.key($0.name) == SourceChoice.key(self.entry.path.name) }
      }
      return task.isOwn(declared) || isText && !task.fragments(in: parts).own.isEmpty
        || isNamed(task) && !task.others.contains(where: isNamed)
          && !declared.extended.isDisjoint(with: task.stubTypes.extended)
    }

    /// Whether it belongs to another exercise and is in that exercise's folder.
    func isInFolder(ofOtherThan task: ExpectedSources) -> Bool {
      let folders = Set(entry.path.parent.map(SourceChoice.key))
      return (task.others + task.neighbours).contains {
        folders.contains(SourceChoice.key($0.module)) && $0.isOwn(declared)
      }
    }

    /// The expected types that it declares.
    func wanted(_ types: Set<String>) -> Set<String> { declared.names.intersection(types) }
  }

  /// The most files that we read.
  static let maxCandidates = 256
  /// The most bytes of one without a Swift file's name: nobody types as much.
  private static let maxDocumentBytes = 256 << 10
  /// The most files of a kind to name that were left out.
  private static let maxLeftOut = 3
  /// Folders with someone else's work, or with files that are not judged.
  private static let strangers = authors.union(["MiniCocoa", "Pods", "Carthage"])
  /// Folders of an exercise that only its author has.
  static let authors: Set<String> = ["Hidden", "Solution", "Mistakes", "Variants"]

  /// The answer in Swift files, or else in files with other names; nil if there is none.
  static func anywhere(
    in tree: FileTree, for task: ExpectedSources
  ) throws(Intake.Refusal) -> DeclaringSources? {
    if let found = try DeclaringSources(of: tree, for: task) { return found }
    return try DeclaringSources(documentsIn: tree, for: task)
  }

  /// Returns nil if no file declares any of the types.
  ///
  /// - Throws: A refusal of the submission if two different files declare the same type, or an
  ///   error of the machine.
  init?(of tree: FileTree, for task: ExpectedSources) throws(Intake.Refusal) {
    guard !task.types.isEmpty else { return nil }
    let candidates = try Self.candidates(in: tree) { Self.mayBelong($0, given: task.given) }
    let tasks = [task] + task.others
    let versions = SourceVersions(
      among: candidates.filter { !$0.wanted(task.types).isEmpty }, for: tasks)
    let core = try Self.once(versions.kept, task.types)
    guard let first = core.first else { return nil }
    let place = core.reduce(Array(first.entry.path.parent)) { place, other in
      zip(place, other.entry.path.parent).prefix { $0 == $1 }.map { $0.0 }
    }
    let all = SourceVersions(
      among: core + Self.helpers(of: core, among: candidates, under: place), for: tasks)
    files = all.kept.map(\.entry)
    let folder = Intake.shown(place.joined(separator: "/"))
    let note =
      place.isEmpty
      ? Message("The files were found in several folders, by the types that they declare.")
      : Message("The files were found in \(folder, "folder"), by the types that they declare.")
    notes = versions.notes + all.notes + [note]
    setAside = versions.setAside.union(all.setAside)
  }

  /// The answer in files with other names: Markdown, plain and rich text, a name without ending;
  /// beside them the Swift files that declare none of that.
  ///
  /// A document counts if it declares what no Swift file does; or what is in an unchanged file of the
  /// stub, if all are unchanged, or if it has that file's name.
  ///
  /// Returns nil if no document counts.
  init?(
    documentsIn tree: FileTree, for task: ExpectedSources, beside sources: [Candidate] = []
  ) throws(Intake.Refusal) {
    guard !task.types.isEmpty else { return nil }
    let stub = Set(task.stub.map { Self.plainCode($0.content) })
    let changed = sources.filter { !stub.contains($0.plainCode) }
    let documents = try Self.candidates(in: tree, where: Self.mayBeDocument)
    var candidates = documents.filter { document in
      let rivals =
        changed.isEmpty
        ? []
        : sources.filter { source in
          !stub.contains(source.plainCode) || source.version.stem != document.version.stem
        }
      return !document.wanted(task.types).isEmpty
        && rivals.allSatisfy { $0.declared.names.isDisjoint(with: document.wanted(task.types)) }
    }
    // Helpers and extensions, in documents like those of the answer.
    let endings = Set(candidates.map { ($0.entry.path.name as NSString).pathExtension })
    let needed = task.needed(among: documents.map(\.declared))
    candidates += documents.indices.filter { index in
      let document = documents[index]
      return needed.contains(index) && document.wanted(task.types).isEmpty
        && endings.contains((document.entry.path.name as NSString).pathExtension)
        && sources.allSatisfy { $0.types.isDisjoint(with: document.types) }
    }.map { documents[$0] }
    let versions = SourceVersions(among: candidates, for: [task])
    let core = try Self.once(versions.kept, task.types)
    guard !core.isEmpty else { return nil }
    let declared = core.reduce(into: Set<String>()) { $0.formUnion($1.wanted(task.types)) }
    let rest = sources.filter { $0.declared.names.isDisjoint(with: declared) }
    files = (rest + core).map(\.entry)
    notes = versions.notes
    let left = documents.filter { document in !core.contains { $0 === document } }
    setAside = left.reduce(into: versions.setAside) { $0.formUnion($1.declared.all) }
  }

  /// The task beside the exercises to which the files in the tree belong, and the files that are for
  /// these others. Not a text with code that may be for this one.
  static func foreign(
    in tree: FileTree, for task: ExpectedSources
  ) throws(Intake.Refusal) -> (
    task: ExpectedSources, files: Set<EntryPath>, setAside: Set<String>
  ) {
    guard !task.others.isEmpty || !task.neighbours.isEmpty else { return (task, [], []) }
    let candidates = try candidates(in: tree) { mayBelong($0, given: task.given) }
    let documents = try Self.candidates(in: tree, where: mayBeDocument)
    let task = task.beside(candidates + documents)
    guard !task.others.isEmpty else { return (task, [], []) }
    let texts = candidates.map { $0.declared(for: task) }
    var foreign = task.foreign(among: texts).filter { !candidates[$0].isOwn(of: task) }
    if !foreign.isEmpty, !(candidates + documents).contains(where: { $0.isOwn(of: task) }) {
      // Without an answer, files that have nothing of the stub are no part of it.
      let members = task.stubTypes.members
      foreign.formUnion(
        texts.indices.filter {
          !task.stub.isEmpty && !candidates[$0].plainText.isEmpty
            && texts[$0].members.isDisjoint(with: members)
        })
    }
    let theirs = task.others.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    let strangers = documents.filter { !$0.isOwn(of: task) && !$0.wanted(theirs).isEmpty }
    let setAside = foreign.reduce(into: Set<String>()) { $0.formUnion(texts[$1].all) }
    let files = foreign.map { candidates[$0].entry.path } + strangers.map(\.entry.path)
    return (task, Set(files), setAside)
  }

  /// The Swift files that nobody reads and that declare some of these types: hidden ones, tests that
  /// are none, those in an author's folders, and a program's entry point.
  static func hidden(
    in tree: FileTree, declaring types: Set<String>
  ) throws(Intake.Refusal) -> [Candidate] {
    try candidates(in: tree, where: isUnread(in: tree)).filter { !$0.wanted(types).isEmpty }
  }

  /// Whether it is a Swift file that nobody reads. Not the author's, in the folder of an exercise of a
  /// course that was handed in whole.
  private static func isUnread(in tree: FileTree) -> (FileTree.Entry) -> Bool {
    let exercises = Set(
      tree.entries.filter { $0.path.name == "exercise.json" }.map { Array($0.path.parent) })
    return { entry in
      if entry.isHiddenSource || entry.path.name == "main.swift" { return true }
      let folders = Array(entry.path.parent)
      guard entry.isSource, let place = folders.firstIndex(where: authors.contains) else {
        return false
      }
      return !exercises.contains(Array(folders[..<place]))
    }
  }

  /// Whether a text that nobody reads may be an answer: it declares one of the types, or a function
  /// or variable of the stub without its type. A README may be one, too, where there is no other.
  static func mayAnswer(
    in tree: FileTree, _ task: ExpectedSources
  ) throws(Intake.Refusal) -> Bool {
    if try !hidden(in: tree, declaring: task.types).isEmpty { return true }
    let members = task.stubTypes.members
    return try candidates(in: tree, where: isText).contains { text in
      !text.wanted(task.types).isEmpty
        || !isReadMe(text.entry.path.name)
          && task.fragments(in: text.parts).own.contains { $0.member.map(members.contains) == true }
    }
  }

  /// Sentences about files that may hold what the answer lacks, and that nobody can read.
  ///
  /// - Parameter names: The names of the files that are there.
  /// - Throws: A refusal if such a file has the name of what is missing, or declares it, or is an
  ///   archive beside a part of the answer: a person has to look at it.
  static func unread(
    in tree: FileTree, lacking files: [SourceFile], beside names: [String]
  ) throws(Intake.Refusal) -> [Message] {
    guard !files.isEmpty else { return [] }
    if let part = try hidden(in: tree, declaring: DeclaredTypes.names(in: files)).first {
      throw .sentence(
        Message(
          """
          \(part.shown, "file") has a part of the answer, and is not read: \
          \(part.entry.cureOfHidden, "advice")
          """))
    }
    let missing = files.map { (name: $0.name, key: MultipleAuthors.key($0.name)) }
    var notes: [Message] = []
    for path in tree.entries.map(\.path).sorted(by: { $0.text < $1.text }) {
      guard let cure = DocumentKind.cure(ofFileNamed: path.name) else { continue }
      let keys = [MultipleAuthors.key(path.name), SourceVersions.version(of: path.name).stem]
      let isArchive = Unpacker.canUnpack(path.name)
      if let file = missing.first(where: {
        keys.contains($0.key) || isArchive && !names.contains($0.name)
      }) {
        throw .sentence(
          Message(
            """
            \(file.name, "name") is missing or unchanged, and \(Intake.shown(path.text), "file") \
            was not read: \(cure, "advice")
            """))
      }
      if DocumentKind.mayHoldCode(fileNamed: path.name) {
        notes.append(
          Message("\(Intake.shown(path.text), "file") was not read: \(cure, "advice")"))
      }
    }
    return Array(notes.prefix(maxLeftOut))
  }

  /// Sentences about programs' entry points, which are not read.
  static func entryPoints(in tree: FileTree) -> [Message] {
    let files = tree.entries.filter { entry in
      guard case .file(let size, _) = entry.kind, size > 0 else { return false }
      return entry.path.name == "main.swift" && isInOwnPlace(entry.path)
    }
    return files.prefix(maxLeftOut).map {
      Message(
        """
        \(Intake.shown($0.path.text), "file") was left out: it starts a program, and the checks \
        start your code themselves. If it is part of your answer, give it another name.
        """)
    }
  }

  /// Refuses a hand-in if a text that we left out declares what the answer lacks: perhaps it was
  /// left out wrongly, so a person has to look at it. Not a text in another exercise's folder that
  /// belongs to that exercise.
  ///
  /// - Parameters:
  ///   - tree: All that was handed in.
  ///   - files: The answer as we read it.
  ///   - chosen: The paths of its files.
  ///   - lacking: The stub's files that are missing in it or unchanged.
  /// - Returns: All that other files may use of the texts that we left out.
  static func refuseLeftOut(
    in tree: FileTree, beside files: [SourceFile], from chosen: [EntryPath],
    lacking: [SourceFile], for task: ExpectedSources
  ) throws(Intake.Refusal) -> Set<String> {
    guard !task.stub.isEmpty else { return [] }
    let chosen = Set(chosen)
    // The other exercises' types, too: this answer may have a file for one of these.
    var setAside = task.others.reduce(into: Set()) { $0.formUnion($1.types) }
    for text in try candidates(in: tree, where: isUnread(in: tree)) {
      setAside.formUnion(text.declared.usable)
    }
    let stub = Set(task.stub.map { plainCode($0.content) })
    let lack = DeclaredTypes(of: lacking)
    let types = lack.names.union(task.types.subtracting(DeclaredTypes(of: files).names))
    let texts = try candidates(in: tree) { mayBelong($0, given: task.given) || mayBeDocument($0) }
    for text in texts where !stub.contains(text.plainCode) {
      if !chosen.contains(text.entry.path) {
        setAside.formUnion(text.declared.usable)
      }
      if text.isInFolder(ofOtherThan: task) { continue }
      let type = text.declared.names.intersection(types).min()
      let extended = text.declared.extended.intersection(lack.extended).filter { _ in
        text.parts.parts.contains { part in
          !part.declared.extended.isDisjoint(with: lack.extended)
            && !part.declared.members.isDisjoint(with: lack.members)
        }
      }
      guard let name = type ?? extended.min() else { continue }
      throw .sentence(
        Message(
          """
          \(text.shown, "file") has a part of \(task.module, "exercise") (`\(name, "type")`), and \
          we could not tell whether it counts: hand in only what counts, and the files of each \
          exercise in a folder with its name.
          """))
    }
    return setAside
  }

  private static func candidates(
    in tree: FileTree, where mayBelong: (FileTree.Entry) -> Bool
  ) throws(Intake.Refusal) -> [Candidate] {
    let entries = tree.entries.filter(mayBelong)
      .sorted { $0.path.text < $1.path.text }
    var candidates: [Candidate] = []
    for entry in entries.prefix(maxCandidates) { candidates.append(try Candidate(entry)) }
    return candidates.filter { !$0.declared.importsTests }
  }

  static func mayBelong(_ entry: FileTree.Entry, given: [String]) -> Bool {
    let folders = entry.path.parent
    return entry.isSource && entry.path.name != Exercise.playFileName && isInOwnPlace(entry.path)
      && !(folders.contains(GivenModule.folderName) && folders.contains(where: given.contains))
  }

  /// Whether the file is no Swift file by its name, and may still hold an answer. A README is mostly
  /// the task.
  private static func mayBeDocument(_ entry: FileTree.Entry) -> Bool {
    isText(entry) && !isReadMe(entry.path.name)
  }

  private static func isReadMe(_ name: String) -> Bool { name.lowercased().hasPrefix("readme") }

  private static func isText(_ entry: FileTree.Entry) -> Bool {
    guard case .file(let size, _) = entry.kind, size <= maxDocumentBytes else { return false }
    let name = entry.path.name
    return SourceName(name) == nil && isInOwnPlace(entry.path)
      && SourceChoice.isSource(SourceName(document: name).text)
  }

  private static func isInOwnPlace(_ path: EntryPath) -> Bool {
    path.isText && !path.parent.contains { strangers.contains($0) || $0.hasSuffix("Tests") }
  }

  static func content(of entry: FileTree.Entry) throws(Intake.Refusal) -> Data {
    guard case .file(let size, let read) = entry.kind, size <= Intake.maxBytes else {
      return Data()
    }
    do throws(GradingError) { return try read() } catch { throw .machine(error) }
  }

  /// The text in a form that is equal for all that systems make of one file.
  static func plainText(_ content: Data) -> String {
    String(decoding: SourceText(of: "", content).bytes ?? content, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .compactMap { line in
        line.lastIndex { !$0.isWhitespace }.map { line[...$0].drop { $0 == "\u{FEFF}" } }
      }
      .joined(separator: "\n")
  }

  /// The plain text without lines that are comments.
  static func plainCode(_ content: Data) -> String {
    plainText(content).split(separator: "\n").filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }.joined(separator: "\n")
  }

  /// The candidates, each type declared in only one of them.
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
      let name = twin.wanted(types).intersection(candidate.wanted(types)).sorted().first ?? ""
      throw .sentence(.declaredTwice(name, twin, candidate))
    }
    return chosen
  }

  /// The files in the same folder that can be compiled with the answer. Leaves out an app's
  /// screens, and files that declare the same types again.
  private static func helpers(
    of core: [Candidate], among candidates: [Candidate], under place: [String]
  ) -> [Candidate] {
    let declared = core.reduce(into: Set<String>()) { $0.formUnion($1.declared.names) }
    var taken = Set(core.map { SourceChoice.key($0.entry.path.name) })
    return candidates.filter { candidate in
      let isBeside = candidate.entry.path.names.starts(with: place) && !place.isEmpty
      return isBeside && candidate.declared.names.isDisjoint(with: declared)
        && !candidate.declared.importsAppFramework
        && taken.insert(SourceChoice.key(candidate.entry.path.name)).inserted
    }
  }
}
