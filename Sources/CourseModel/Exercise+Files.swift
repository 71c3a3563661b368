import Foundation
import Messages

extension Exercise {
  /// The file beside Sources with statements for trying out code; never graded or handed in.
  package static let playFileName = "Play.swift"

  /// The file that puts the learner's objects on a screen (`switchboard play`).
  static let demoFileName = "Demo.swift"

  /// The path of that file, even if it does not exist.
  private var demoFile: URL { folder.appending(path: Self.demoFileName) }

  /// Whether there is such a file.
  package var hasDemo: Bool { FileManager.default.fileExists(atPath: demoFile.path) }

  /// The demo; nil if there is none.
  package func demo() throws(CourseError) -> SourceFile? {
    hasDemo ? SourceFile(name: Self.demoFileName, content: try readData(demoFile)) : nil
  }

  /// The stub that learners start from.
  package func stub() throws(CourseError) -> [SourceFile] {
    if let package { package.stub } else { try Self.stub(in: folder) }
  }

  static func stub(in folder: URL) throws(CourseError) -> [SourceFile] {
    try files(in: folder.appending(path: "Sources"))
  }

  /// The suite, which learners never see.
  package func suite() throws(CourseError) -> [SourceFile] {
    if let package { return package.suite }
    return hasNoSuite ? [] : try files(of: "Hidden")
  }

  /// The given modules, which only the author changes, each after those it needs.
  package func modules() throws(CourseError) -> [GivenModule] {
    if let package { return package.modules }
    return givenModules.isEmpty ? [] : try GivenModule.all(of: name, in: folder)
  }

  /// The reference answer.
  package func solution() throws(CourseError) -> [SourceFile] {
    if let package { package.reference } else { try files(of: "Solution") }
  }

  /// The Swift files of a folder hidden from learners, sealed or not.
  private func files(of part: String) throws(CourseError) -> [SourceFile] {
    if let sealed = try sealedParts() { return sealed.swiftFiles(in: part) }
    return try Self.files(in: folder.appending(path: part))
  }

  private func sealedParts() throws(CourseError) -> SealedParts? {
    handout == .sealed ? try SealedParts(in: folder) : nil
  }

  /// The files of the program after each TODO but the last, by the number of the last completed
  /// TODO. Present only where stub and solution do not determine them.
  ///
  /// - Throws: Also if a patch no longer fits the solution.
  package func steps() throws(CourseError) -> [Int: [SourceFile]] {
    let url = folder.appending(path: "Steps")
    var steps: [Int: [SourceFile]] = [:]
    for folder in try entries(of: url, orNone: true) {
      guard let number = Int(folder.lastPathComponent), (1..<todoCount).contains(number) else {
        throw .malformed(
          folder, line: nil,
          todoCount < 3
            ? Message("is not the folder of a program between two TODOs; remove it")
            : Message(
              """
              is not the folder of a program between two TODOs; name it with a number from 1 to \
              \(todoCount - 1, "last"), or remove it
              """))
      }
      steps[number] = try files(inAnswer: folder).changed
    }
    return steps
  }

  /// The known mistakes, by name; does not read their files.
  package func mistakes() throws(CourseError) -> [Mistake] {
    if package != nil { return [] }
    let place = folder.appending(path: "Mistakes")
    if let sealed = try sealedParts() {
      return try collect(sealed.folders(in: "Mistakes")) { name throws(CourseError) in
        let path = "Mistakes/\(name)/message.md"
        let page = try FrontMatter(sealed.text(at: path) ?? "", of: folder.appending(path: path))
        return try mistake(name, saying: page)
      }
    }
    let folders = try entries(of: place, orNone: true)
    return try collect(folders.filter(\.hasDirectoryPath)) { folder throws(CourseError) in
      try mistake(
        folder.lastPathComponent, saying: FrontMatter(at: folder.appending(path: "message.md")))
    }
  }

  /// The files of a mistake that differ from the solution's. Empty in a handout, where the failed
  /// checks identify a mistake.
  ///
  /// - Throws: If its patch is not a unified diff or no longer fits the solution.
  package func files(of mistake: Mistake) throws(CourseError) -> [SourceFile] {
    if package != nil || handout == .sealed { return [] }
    return try files(inAnswer: folder.appending(path: "Mistakes/\(mistake.name)")).changed
  }

  /// The program with a mistake: the solution overlaid with the mistake's files.
  package func program(of mistake: Mistake) throws(CourseError) -> [SourceFile] {
    try solution().overlaid(with: files(of: mistake))
  }

  /// Reads an answer's folder: whole Swift files, and `change.patch` against the solution for the
  /// others. Files that it lacks are the solution's; an empty one leaves out the solution's.
  ///
  /// - Returns: All files of the program, and those that differ from the solution's.
  private func files(
    inAnswer folder: URL
  ) throws(CourseError) -> (all: [SourceFile], changed: [SourceFile]) {
    let whole = try Self.swiftFiles(of: folder)
    let place = folder.appending(path: SourcePatch.fileName)
    let solution = try solution()
    let isPatched = FileManager.default.fileExists(atPath: place.path)
    let patched = isPatched ? try SourcePatch(at: place).applied(to: solution) : solution
    let changed = patched.filter { !solution.contains($0) }.overlaid(with: whole)
    return (patched.overlaid(with: whole).filter { !$0.content.isEmpty }, changed)
  }

  /// Reads every answer, and the keys of exercise.json.
  ///
  /// - Throws: A key that nothing reads, or all patches that no longer fit the solution, one per
  ///   line.
  package func verifyFiles() throws(CourseError) {
    try verifyKeys()
    _ = try collect(answers()) { folder throws(CourseError) in try files(inAnswer: folder) }
  }

  /// The place where an author finds a line of an answer's file, as a path in the exercise's
  /// folder: in the answer's patch, or in the file.
  ///
  /// - Parameter answer: The answer's folder, such as `Mistakes/told-twice`.
  package func place(ofLine line: Int, in file: String, ofAnswer answer: String) -> String {
    let name = SourcePatch.fileName
    let patch = try? SourcePatch(at: folder.appending(path: "\(answer)/\(name)"))
    let isWhole = FileManager.default.fileExists(
      atPath: folder.appending(path: "\(answer)/\(file)").path)
    if !isWhole, let line = patch?.line(of: line, in: file) { return "\(answer)/\(name):\(line)" }
    return "\(answer)/\(file):\(line)"
  }

  /// The folders of all answers: mistakes, variants and intermediate steps.
  package func answers() throws(CourseError) -> [URL] {
    var folders: [URL] = []
    for part in ["Mistakes", "Variants", "Steps"] {
      folders += try entries(of: folder.appending(path: part), orNone: true)
        .filter(\.hasDirectoryPath)
    }
    return folders
  }

  /// Whether there are any known mistakes; reads nothing.
  package var hasMistakes: Bool {
    (try? entries(of: folder.appending(path: "Mistakes"), orNone: true))?
      .contains(where: \.hasDirectoryPath) ?? false
  }

  /// The alternative right answers, by name.
  package func variants() throws(CourseError) -> [Variant] {
    var variants: [Variant] = []
    for folder in try entries(of: folder.appending(path: "Variants"), orNone: true)
    where folder.hasDirectoryPath {
      variants.append(
        Variant(
          name: folder.lastPathComponent, files: try files(inAnswer: folder).all,
          about: try about(variantIn: folder)))
    }
    return variants
  }

  private func about(variantIn folder: URL) throws(CourseError) -> String? {
    let file = folder.appending(path: "about.md")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return String(try readText(file).trimmed)
  }

  private struct Keys: Decodable {
    let fails: [String]?
    let crashes: [String]?
    let steps: [Int]?
    let read: String?
  }

  private enum Key: String, CodingKey {
    case fails, crashes, steps, read
  }

  private func mistake(
    _ slug: String, saying page: FrontMatter
  ) throws(CourseError) -> Mistake {
    let keys = try page.data.yaml(Keys.self)
    let (fails, crashes) = (keys.fails ?? [], keys.crashes ?? [])
    let ids = checks.map(\.id)
    let listed = fails.map { (Key.fails, $0) } + crashes.map { (Key.crashes, $0) }
    _ = try collect(listed) { key, id throws(CourseError) in
      guard !ids.contains(id) else { return }
      let instead = suggestion(instead: id, among: ids, else: Message.checksAre)
      throw page.data.malformed(
        at: [key],
        Message("\(name, "exercise") has no check '\(id, "id")'; \(instead, "instead")"))
    }
    let steps = keys.steps ?? []
    if let step = steps.first(where: { !(1..<todoCount).contains($0) }) {
      throw page.data.malformed(
        at: [Key.steps],
        todoCount < 3
          ? Message(
            "no program has the TODOs up to \(step, "step") done and others open; remove 'steps'")
          : Message(
            """
            no program has the TODOs up to \(step, "step") done and others open; use numbers from \
            1 to \(todoCount - 1, "last"), or remove 'steps'
            """))
    }
    return Mistake(
      name: slug, fails: Set(fails), crashes: Set(crashes), steps: Set(steps),
      read: try page.data.lessonPlace(keys.read, at: [Key.read]), message: page.body)
  }

  static func files(in folder: URL) throws(CourseError) -> [SourceFile] {
    let files = try swiftFiles(of: folder)
    guard !files.isEmpty else {
      throw .malformed(
        folder, line: nil,
        Message(
          "has no Swift file; put the exercise's files there"))
    }
    return files
  }

  private static func swiftFiles(of folder: URL) throws(CourseError) -> [SourceFile] {
    var files: [SourceFile] = []
    for url in try entries(of: folder, orNone: false) where url.pathExtension == "swift" {
      files.append(SourceFile(name: url.lastPathComponent, content: try readData(url)))
    }
    return files
  }
}

extension Message {
  /// Of an exercise.
  static func checksAre(_ names: String) -> Message {
    Message("its checks are \(names, "names")")
  }
}
