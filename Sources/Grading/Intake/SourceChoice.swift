import CourseModel
import Foundation
import Messages

/// The files of a tree to judge, and the files to ignore.
struct SourceChoice {
  /// Swift files with unique names, sorted by name.
  let files: [FileTree.Entry]
  /// The paths of ignored files: the first ones, and the number of the rest.
  let ignored: [String]
  /// Sentences about how the files were found, and about those that were left out.
  let notes: [Message]
  /// All that older versions of the files declare.
  let setAside: Set<String>

  /// The most ignored paths to list.
  static let maxIgnored = 20
  /// The most nested folders to open that contain only the next folder.
  static let maxWrapping = 4

  /// Swift files that belong to no module: a package's manifest and a program's entry point.
  static let unjudged: Set<String> = ["Package.swift", "main.swift"]

  /// Whether a file with this name is a Swift file that belongs to a module.
  static func isSource(_ name: String) -> Bool {
    SourceName(name).map { !unjudged.contains($0.text) } ?? false
  }

  /// Looks for Swift files in the usual places; if there are none, for files that declare the
  /// expected types, Swift files first.
  ///
  /// - Parameter isInFolder: Whether the tree has only the exercise's own folders and what they use.
  init(
    of tree: FileTree, for task: ExpectedSources, name: String, isInFolder: Bool = false
  ) throws(Intake.Refusal) {
    for entry in tree.entries {
      guard case .other(let kind) = entry.kind else { continue }
      let file = Intake.shown(entry.path.text)
      throw .sentence(Message("\(file, "file") is \(kind, "kind"): hand in plain files."))
    }
    let found =
      isInFolder
      ? tree.entries.filter { DeclaringSources.mayBelong($0, given: task.given) }
      : Self.sources(in: tree, module: task.module, task.given)
    try Self.judge(count: found.count, atMost: DeclaringSources.maxCandidates)
    let all = try found.map { entry throws(Intake.Refusal) in
      try DeclaringSources.Candidate(entry)
    }
    let strays = all.filter { $0.isTest(of: task) || $0.isPlay(of: task) }
    let own =
      strays.count < all.count
      ? all.filter { !$0.isTest(of: task) && !$0.isPlay(of: task) } : all
    let versions = SourceVersions(among: own, for: [task] + task.others)
    let usual = isInFolder ? versions.kept : Self.withoutNamesakes(versions.kept)
    let anywhere =
      all.isEmpty
      ? try DeclaringSources.anywhere(in: tree, for: task)
      : task.stub.isEmpty
        ? nil : try DeclaringSources(documentsIn: tree, for: task, beside: usual)
    // In a learner's own check, the compiler says that a type is declared twice.
    if anywhere == nil, !task.types.isEmpty { try SourceVersions.refuseRivals(usual) }
    let sources = anywhere?.files ?? usual.map(\.entry)
    try Self.refuseUnread(beside: sources, in: tree, for: task)
    var notes = tree.notes + versions.notes + (anywhere?.notes ?? [])
    if own.count < all.count {
      notes += strays.map {
        $0.isTest(of: task)
          ? Message("\($0.shown, "file") is a file of tests of your own: it was left out.")
          : $0.declared.importsAppFramework
            ? Message("\($0.shown, "file") belongs to an app's screens: it was left out.")
            : Message("\($0.shown, "file") is where you try the exercise: it was left out.")
      }
    }
    guard !sources.isEmpty else { throw .sentence(try Self.nothing(in: tree, name, for: task)) }
    self.notes = notes + DeclaringSources.entryPoints(in: tree)
    try Self.judge(count: sources.count, atMost: Intake.maxFiles)
    for source in sources { try Self.judge(source) }
    try Self.judgeTogether(sources)
    files = sources.sorted { $0.path.name < $1.path.name }
    setAside = versions.setAside.union(anywhere?.setAside ?? [])
    ignored = Self.ignored(in: tree, but: sources)
  }

  /// Refuses the stub's files, all unchanged, if something beside them may be the answer and cannot
  /// be read: somebody has to look at it.
  private static func refuseUnread(
    beside sources: [FileTree.Entry], in tree: FileTree, for task: ExpectedSources
  ) throws(Intake.Refusal) {
    guard !task.stub.isEmpty, !sources.isEmpty else { return }
    let stub = Set(task.stub.map { DeclaringSources.plainCode($0.content) })
    let unread = tree.entries.map(\.path).filter { path in
      DocumentKind.mayHoldCode(fileNamed: path.name)
    }
    guard let file = unread.min(by: { $0.text < $1.text }),
      let cure = DocumentKind.cure(ofFileNamed: file.name)
    else { return }
    for source in sources {
      guard stub.contains(try DeclaringSources.Candidate(source).plainCode) else { return }
    }
    throw .sentence(
      Message(
        """
        The Swift files are the stub's, unchanged, and \(Intake.shown(file.text), "file") was not \
        read: \(cure, "advice")
        """))
  }

  // MARK: - Places

  /// The places of a submission's Swift files, in the order in which we look: the folder itself, a
  /// package, a whole workspace.
  static func places(_ module: String) -> [[String]] {
    [[], ["Sources"], ["Sources", module], ["Exercises", module, "Sources"]]
  }

  private static func sources(
    in tree: FileTree, module: String, _ given: [String]
  ) -> [FileTree.Entry] {
    var root: [String] = []
    for _ in 0...maxWrapping {
      for place in places(module) {
        let found = tree.entries.filter {
          $0.isSource && Array($0.path.parent) == root + place && !isCompanion($0, in: tree)
        }
        if !found.isEmpty { return found + helpers(in: tree, under: root + place, but: given) }
      }
      guard let inner = tree.onlyFolder(in: root) else { break }
      root.append(inner)
    }
    return []
  }

  /// The files without those in inner folders that have the name of one in the outermost.
  private static func withoutNamesakes(
    _ files: [DeclaringSources.Candidate]
  ) -> [DeclaringSources.Candidate] {
    let depth = files.map(\.entry.path.names.count).min() ?? 0
    let outer = files.filter { $0.entry.path.names.count == depth }
    let taken = Set(outer.map { key($0.entry.path.name) })
    return files.filter {
      $0.entry.path.names.count == depth || !taken.contains(key($0.entry.path.name))
    }
  }

  /// The file in which a learner tries the exercise, and a playground's page.
  private static let companions: Set<String> = [Exercise.playFileName, "Contents.swift"]

  /// Whether it is a companion beside the Sources folder with the answer.
  private static func isCompanion(_ entry: FileTree.Entry, in tree: FileTree) -> Bool {
    companions.contains(entry.path.name)
      && tree.entries.contains { other in
        other.isSource && other.path.names.starts(with: Array(entry.path.parent) + ["Sources"])
      }
  }

  /// Folders with other kinds of files, or with work for another exercise.
  private static let otherFolders: Set<String> = [
    "Sources", "Exercises", "Hidden", "Solution", "Mistakes",
  ]

  /// The Swift files in folders beside the found ones.
  private static func helpers(
    in tree: FileTree, under place: [String], but given: [String]
  ) -> [FileTree.Entry] {
    tree.entries.filter { entry in
      let folders = entry.path.parent.dropFirst(place.count)
      if folders.first == GivenModule.folderName, given.contains(folders.dropFirst().first ?? "") {
        return false
      }
      return entry.isSource && entry.path.names.starts(with: place) && !folders.isEmpty
        && folders.allSatisfy(mayHoldHelpers)
    }
  }

  /// Rules out playgrounds and folders of tests.
  private static func mayHoldHelpers(_ folder: String) -> Bool {
    !otherFolders.contains(folder) && !folder.contains(".") && !folder.hasSuffix("Tests")
  }

  /// A key that is equal for names that many file systems treat as the same.
  static func key(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  private static func nothing(
    in tree: FileTree, _ name: String, for task: ExpectedSources
  ) throws(Intake.Refusal) -> Message {
    let unread = try DeclaringSources.hidden(in: tree, declaring: task.types)
    if let file = unread.first(where: { $0.entry.isHiddenSource || !task.others.isEmpty }) {
      return Message(
        "\(file.shown, "file") is not read: \(file.entry.cureOfHidden, "advice")")
    }
    let main = unread.first?.entry ?? tree.entries.first { $0.path.name == "main.swift" }
    if let main, !unread.isEmpty || !tree.mayHoldAnswer {
      return Message(
        """
        There is no Swift file to judge but \(Intake.shown(main.path.text), "file"), which is \
        ignored: give it another name if it is your answer, or hand in the files of the exercise's \
        Sources folder.
        """)
    }
    let strays = tree.entries.filter { $0.isSource && $0.path.name != Exercise.playFileName }
    // Folders are listed in no particular order.
    if let stray = strays.map(\.path.text).min() {
      return Message(
        """
        Its Swift files are in the wrong place, such as \(Intake.shown(stray), "file"): \
        \(Message.handInSources, "advice")
        """)
    }
    let names = tree.entries.filter { !$0.kind.isFolder && !$0.isHiddenSource }.map(\.path.text)
      .sorted()
    // The file itself was handed in.
    if names == [name] {
      return Message(
        "It is no Swift file and holds no answer: \(Message.handInSources, "advice")")
    }
    let folder = Intake.shown(name)
    guard !names.isEmpty else {
      let ignored = tree.ignored.sorted()
      return ignored.isEmpty
        ? Message("\(folder, "folder") is empty: \(Message.handInSources, "advice")")
        : Message(
          """
          There is no Swift file in \(folder, "folder"), only what is not looked at \
          (\(.listed(ignored), "names")): \(Message.handInSources, "advice")
          """)
    }
    let cure = names.lazy.compactMap(DocumentKind.cure(ofFileNamed:)).first ?? .handInSources
    guard task.others.isEmpty else {
      return Message(
        """
        There is no Swift file for \(task.module, "exercise") in \(folder, "folder"), only \
        \(.listed(names), "names"): \(cure, "advice")
        """)
    }
    // Translators: The advice is a sentence without its capital letter.
    return Message(
      """
      There is no Swift file in \(folder, "folder"), only \(.listed(names), "names"): \
      \(cure, "advice")
      """)
  }

  // MARK: - Names and sizes

  private static func judge(count: Int, atMost most: Int) throws(Intake.Refusal) {
    guard count > most else { return }
    throw .sentence(
      Message("There are \(count, "number") Swift files; at most \(most, "most") are judged."))
  }

  private static func judge(_ entry: FileTree.Entry) throws(Intake.Refusal) {
    let shown = Intake.shown(entry.path.name)
    guard case .file(let size, _) = entry.kind, size <= Intake.maxBytes else {
      throw .sentence(
        Message("\(shown, "file") is not a file of at most 2 MB: hand in plain source files."))
    }
    guard entry.path.isText else {
      throw .sentence(.nameIsNotUTF8(shown))
    }
    let name = entry.path.name
    guard !name.unicodeScalars.contains(where: \.isInvisible) else {
      throw .sentence(
        Message("The name of \(shown, "file") holds invisible characters: give it a plain name."))
    }
    guard let first = name.first, !"-@".contains(first) else {
      throw .sentence(
        Message("\(shown, "file") begins with '-' or '@': give the file a plain name."))
    }
  }

  private static func judgeTogether(_ entries: [FileTree.Entry]) throws(Intake.Refusal) {
    var seen: [String: String] = [:]
    for name in entries.map(\.path.name) {
      let compiled = SourceName(chosen: name).text
      if let other = seen.updateValue(name, forKey: key(compiled)) {
        guard !other.unicodeScalars.elementsEqual(name.unicodeScalars) else {
          throw .sentence(
            Message(
              "There are two files called \(Intake.shown(name), "file"): hand in one of them."))
        }
        let (first, second) = (Intake.shown(other), Intake.shown(name))
        throw .sentence(
          SourceName(chosen: other).text.utf8.elementsEqual(compiled.utf8)
            ? Message(
              """
              \(first, "file") and \(second, "other") would both be read as \
              \(Intake.shown(compiled), "name"): hand in one of them.
              """)
            : Message(
              """
              \(first, "file") and \(second, "other") are one name to many computers: rename one \
              of them.
              """))
      }
    }
    guard entries.reduce(0, { $0 + $1.kind.bytes }) <= Intake.maxBytes else {
      throw .sentence(Intake.tooLarge)
    }
  }

  // MARK: - The rest

  fileprivate static func mayHoldAnswer(_ entry: FileTree.Entry) -> Bool {
    let name = entry.path.name
    return !entry.kind.isFolder
      && (entry.isSource
        ? name != Exercise.playFileName : DocumentKind.cure(ofFileNamed: name) != nil)
  }

  /// The paths that were not chosen. A folder without a chosen file is one path.
  static func ignored(
    in tree: FileTree, but sources: [FileTree.Entry]
  ) -> [String] {
    let chosen = Set(sources.map(\.path))
    let ways = Set(sources.flatMap { $0.path.ways })
    var rest = Set(tree.ignored)
    for entry in tree.entries where !entry.kind.isFolder && !chosen.contains(entry.path) {
      // Among the ignored paths already.
      if entry.isHiddenSource { continue }
      let outside = entry.path.ways.first { !ways.contains($0) }
      rest.insert(outside.map { $0.joined(separator: "/") + "/" } ?? entry.path.text)
    }
    let sorted = rest.sorted().map(Intake.shown)
    guard sorted.count > maxIgnored else { return sorted }
    return sorted.prefix(maxIgnored) + ["and \(sorted.count - maxIgnored) more"]
  }
}

extension EntryPath {
  /// The folders on the way to it, outermost first.
  fileprivate var ways: [[String]] { (1..<max(1, names.count)).map { Array(names.prefix($0)) } }
}

extension FileTree.Entry {
  /// Whether it is a Swift file that belongs to a module.
  var isSource: Bool {
    !kind.isFolder && SourceChoice.isSource(path.name) && path.clutter(isFolder: false) == nil
  }

  /// The declarations of a Swift file; none of any other.
  fileprivate var declared: DeclaredTypes {
    let content = isSource ? try? DeclaringSources.content(of: self) : nil
    return DeclaredTypes(in: content ?? Data())
  }

  /// The advice about a Swift file that nobody reads.
  var cureOfHidden: Message {
    if path.isInTests || !DeclaringSources.authors.isDisjoint(with: path.parent) {
      return .handInSources
    }
    return path.name == "main.swift"
      ? Message("a program starts there, and the checks start your code. Give it another name.")
      : Message("give it a name that does not begin with a dot.")
  }

  /// Whether it is a Swift file that is not looked at: a hidden one (but none that a Mac adds to
  /// each file), or one in a folder of tests.
  var isHiddenSource: Bool {
    guard case .file = kind, path.text.hasSuffix(".swift"), !path.name.hasPrefix("._") else {
      return false
    }
    return path.isInTests || path.clutter(isFolder: false) == path.text
  }
}

extension FileTree {
  /// The name of the only folder in the folder at `root`; nil if there are several or none.
  func onlyFolder(in root: [String]) -> String? {
    // By bytes: two names that look the same may be two students' folders.
    let names = Set(
      entries.compactMap { entry -> [UInt8]? in
        let path = entry.path.names
        guard path.starts(with: root), path.count > root.count else { return nil }
        let isInner = path.count > root.count + 1 || entry.kind.isFolder
        return isInner && !entry.isHiddenSource ? Array(path[root.count].utf8) : nil
      })
    return names.count == 1 ? names.first.map { String(decoding: $0, as: UTF8.self) } : nil
  }
}

extension FileTree {
  /// This exercise's folders, and of what is in no exercise's folder only what they use; whether
  /// nothing of the latter is there; and all that the rest declares, if they may use it. A file with
  /// an exercise's name and types is like a folder. Nil if this exercise has none, and in a learner's
  /// own check.
  ///
  /// A second file of a name or type stays, so that the student is asked, unless its folder has
  /// another exercise's types and none of this one's.
  func inFolders(
    for task: ExpectedSources
  ) -> (tree: FileTree, isAlone: Bool, setAside: Set<String>)? {
    guard !task.types.isEmpty else { return nil }
    let own = SourceChoice.key(task.module)
    let named = task.others.isEmpty ? [:] : files(namedFor: [task] + task.others)
    let answers = entries.filter { SourceChoice.mayHoldAnswer($0) || named[$0.path] != nil }
    let owner = owners(of: answers, for: task)
    let isOwn = { (entry: Entry) in (owner(entry.path) ?? named[entry.path]) == own }
    guard answers.contains(where: isOwn) else { return nil }
    let all = (task.others + task.neighbours).reduce(into: Set()) { $0.formUnion($1.types) }
    let (mine, theirs) = (task.types.subtracting(all), all.subtracting(task.types))
    let declared = Dictionary(entries.map { ($0.path, $0.declared) }) { first, _ in first }
    let folders = Dictionary(grouping: answers) { $0.path.parent.joined(separator: "/") }
      .mapValues { $0.reduce(into: Set()) { $0.formUnion(declared[$1.path]?.names ?? []) } }
    var tree = self
    tree.entries.removeAll { entry in
      if isOwn(entry) { return false }
      if owner(entry.path) ?? named[entry.path] != nil { return true }
      let types = folders[entry.path.parent.joined(separator: "/")] ?? []
      return !types.isDisjoint(with: theirs)
        && types.isDisjoint(with: mine)
        && declared[entry.path]?.names.isDisjoint(with: task.types) == false
    }
    let texts = tree.entries.compactMap { declared[$0.path] }
    let needed = task.needed(among: texts)
    let rest = texts.indices.filter {
      !needed.contains($0) && tree.entries[$0].isSource && !isOwn(tree.entries[$0])
    }
    let paths = Set(rest.map { tree.entries[$0].path })
    tree.entries.removeAll { paths.contains($0.path) }
    let isAlone = tree.entries.allSatisfy { isOwn($0) || !SourceChoice.mayHoldAnswer($0) }
    let kept = Set(tree.entries.map(\.path))
    let left =
      isAlone ? rest.map { texts[$0] } : declared.filter { !kept.contains($0.key) }.map(\.value)
    return (tree, isAlone, left.reduce(into: Set()) { $0.formUnion($1.all) })
  }

  /// The exercise in whose folder a path is, by its key: the outermost folder with an exercise's name
  /// below the folder that all answers share, or else the innermost above.
  private func owners(
    of answers: [Entry], for task: ExpectedSources
  ) -> (EntryPath) -> String? {
    let names = Set(([task] + task.others + task.neighbours).map { SourceChoice.key($0.module) })
    let parents = answers.map { Array($0.path.parent) }
    let shared = parents.dropFirst().reduce(parents.first ?? []) { shared, parent in
      zip(shared, parent).prefix { $0 == $1 }.map(\.0)
    }.count
    return { path in
      let keys = path.parent.map { SourceVersions.version(of: $0 + ".swift").stem }
      return keys.dropFirst(shared).first(where: names.contains)
        ?? keys.prefix(shared).last(where: names.contains)
    }
  }

  /// The exercises' keys by the only file with their name and types. Not a file that any of them has
  /// in its stub.
  private func files(namedFor tasks: [ExpectedSources]) -> [EntryPath: String] {
    let usual = Set(tasks.flatMap(\.stub).map { SourceVersions.version(of: $0.name).stem })
    var named: [EntryPath: String] = [:]
    for entry in entries where !entry.kind.isFolder && entry.path.isText {
      let name = SourceVersions.version(of: entry.path.name).stem
      guard !usual.contains(name),
        let task = tasks.first(where: { SourceChoice.key($0.module) == name }),
        let content = try? DeclaringSources.content(of: entry),
        !DeclaredTypes(in: content).names.isDisjoint(with: task.types)
      else { continue }
      named[entry.path] = name
    }
    let counts = Dictionary(grouping: named.values) { $0 }
    return named.filter { counts[$0.value]?.count == 1 }
  }

  /// Whether it has a file that students hand in as an answer, whether we can read it or not.
  var mayHoldAnswer: Bool { entries.contains(where: SourceChoice.mayHoldAnswer) }
}

extension Message {
  /// What students should do, where nothing else helps: behind a colon.
  static let handInSources = Message("hand in the files of the exercise's Sources folder.")

  /// Of a file with bytes that are not text in its name.
  static func nameIsNotUTF8(_ file: String) -> Message {
    Message("The name of \(file, "file") is not UTF-8: give it a plain name.")
  }

  /// The first of many names.
  package static func listed(_ names: [String]) -> Message {
    let shown = names.prefix(3).map(Intake.shown).joined(separator: ", ")
    guard names.count > 3 else { return .verbatim(shown) }
    // Translators: Names, of which there are more.
    return Message("\(shown, "names") and \(names.count - 3, "number") more")
  }
}
