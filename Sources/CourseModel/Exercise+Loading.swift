import Foundation
import Messages

extension Exercise {
  /// The schema of exercise.json.
  fileprivate struct File: Decodable {
    struct Limits: Decodable {
      let checkSeconds: Double?
      let buildSeconds: Double?
      let memoryMegabytes: Int?
      let outputKilobytes: Int?
    }
    struct Check: Decodable {
      let id: String
      let name: String
      let points: Int?
      let needs: String?
      let todo: Int?
      let read: String?
      let compilesWithout: [String]?
      let declares: [String]?
      let opens: [String]?
      let message: String?
      let begun: Bool?
      let `public`: Bool?
    }
    let topic: String
    let order: Int
    let title: String
    let summary: String
    let lesson: String?
    let facts: FactTags?
    let imports: [String]?
    let limits: Limits?
    let allow: Admission?
    let checksActAs: String?
    let modelVariants: [String]?
    let checks: [Check]
    /// The number of checks that were not handed out; only in files written by `handout`.
    let withheld: Int?
  }

  private enum Key: String, CodingKey {
    case topic, checks, id, points, needs, todo, read, compilesWithout, declares, opens, begun
    case isPublic = "public"
  }

  /// Refuses keys of exercise.json that nothing reads.
  func verifyKeys() throws(CourseError) {
    let data = try DataFile(at: folder.appending(path: "exercise.json"))
    try data.verifyKeys(of: data.json(File.self))
  }

  /// Loads the exercise in this folder: exercise.json, README.md, and the stub's TODOs.
  init(at folder: URL) throws(CourseError) {
    let url = folder.appending(path: "exercise.json")
    let sealed = try SealedParts(in: folder)
    let data =
      if let text = sealed?.text(at: "exercise.json") { DataFile(text: text, of: url) } else {
        try DataFile(at: url)
      }
    let file = try data.json(File.self)
    let (task, hints) = try HintReader.read(folder.appending(path: "README.md"))
    let todoCount = try Self.todoCount(ofStubIn: folder)
    let modules = try GivenModule.all(of: folder.lastPathComponent, in: folder).map(\.name)
    let imports = file.imports ?? []
    let checks = try Self.checks(file.checks, ofTODOs: todoCount, in: data)
    // A handout without its checks has hints for those, too.
    for hint in hints where file.withheld == nil {
      let stranger = hint.checks.first { id in !checks.contains { $0.id == id } }
      guard let stranger else { continue }
      throw .malformed(
        folder.appending(path: "README.md"), line: nil,
        // Translators: The id is that of no check; “begin” is written so.
        Message(
          """
          hint \(hint.number, "hint") for TODO \(hint.todo, "todo") is for '\(stranger, "id")', \
          which is neither a check nor 'begin'
          """))
    }
    self.init(
      name: folder.lastPathComponent, folder: folder, topic: file.topic, order: file.order,
      title: file.title, summary: file.summary, lesson: file.lesson,
      facts: try FactTags.numbers(
        file.facts, in: data,
        else: Message(
          """
          'facts' does not say which check teaches each fact; write "facts": {{"CHECKID": \
          ["S000-3"]}}
          """)),
      imports: imports + modules.filter { !imports.contains($0) },
      givenModules: modules, limits: Limits(file.limits),
      admission: file.allow ?? Admission(), checksActAs: file.checksActAs,
      modelVariants: file.modelVariants ?? [], checks: checks, todoCount: todoCount,
      task: task, hints: hints,
      handout: sealed == nil ? file.withheld.map(Handout.open) : .sealed)
  }

  private static func checks(
    _ entries: [File.Check], ofTODOs todoCount: Int, in data: DataFile
  ) throws(CourseError) -> [Check] {
    guard !entries.isEmpty else {
      throw data.malformed(at: [Key.checks], Message("there are no checks; add at least one"))
    }
    let checks = try collect(Array(entries.enumerated())) { index, entry throws(CourseError) in
      try check(entry, at: [Key.checks, Index(index)], after: entries.prefix(index), in: data)
    }
    guard checks.contains(where: { $0.points > 0 }) else {
      throw data.malformed(
        at: [Key.checks], Message("no check is worth a point; give one of them at least 1"))
    }
    try verify(checks, ofTODOs: todoCount, in: data) { [Key.checks, Index($0)] }
    return checks
  }

  private static func check(
    _ entry: File.Check, at path: [any CodingKey], after others: ArraySlice<File.Check>,
    in data: DataFile
  ) throws(CourseError) -> Check {
    guard isIdentifier(entry.id) else {
      throw data.malformed(
        at: path + [Key.id],
        Message(
          """
          the check's id '\(entry.id, "id")' cannot be the name of a Swift function; use letters, \
          digits and underscores
          """))
    }
    guard !others.contains(where: { $0.id == entry.id }) else {
      throw data.malformed(
        at: path + [Key.id],
        Message("two checks have the id '\(entry.id, "id")'; rename one of them"))
    }
    let points = entry.points ?? 1
    guard points >= 0 else {
      throw data.malformed(
        at: path + [Key.points],
        Message(
          """
          the check '\(entry.id, "id")' is worth \(points, "points") points; give it at least 1, \
          or 0 if it should not count
          """))
    }
    if let needs = entry.needs, !others.contains(where: { $0.id == needs }) {
      throw data.malformed(
        at: path + [Key.needs],
        Message(
          """
          the check '\(entry.id, "id")' needs '\(needs, "needed")', which is not a check above it; \
          name one that is
          """))
    }
    guard let todo = entry.todo else {
      throw data.malformed(
        at: path + [Key.id],
        Message(
          """
          the check '\(entry.id, "id")' does not say which TODO decides it; add "todo": and the \
          number of the stub's TODO that makes it pass
          """))
    }
    return Check(
      id: entry.id, name: entry.name, points: points, kind: try kind(entry, path, data),
      needs: entry.needs, todo: todo, read: try data.lessonPlace(entry.read, at: path + [Key.read]),
      isPublic: entry.public ?? false)
  }

  /// The line of exercise.json where the check at this index names its lesson, or where the check
  /// begins, counted from 1.
  package func line(ofReadAt index: Int) throws(CourseError) -> Int {
    try DataFile(at: folder.appending(path: "exercise.json"))
      .line(of: [Key.checks, Index(index), Key.read])
  }

  private static func kind(
    _ entry: File.Check, _ path: [any CodingKey], _ data: DataFile
  ) throws(CourseError) -> Check.Kind {
    if entry.opens != nil, entry.declares == nil {
      throw data.malformed(
        at: path + [Key.opens],
        Message(
          """
          the check '\(entry.id, "id")' has opens but no declares; add what a submission has to \
          declare for these files of the suite, or remove opens
          """))
    }
    if entry.public == true, entry.declares != nil {
      throw data.malformed(
        at: path + [Key.isPublic],
        Message(
          """
          the check '\(entry.id, "id")' has declares, which names parts of the answer, so it \
          cannot be public; remove "public"
          """))
    }
    if entry.begun == true {
      guard entry.compilesWithout == nil, entry.declares == nil else {
        throw data.malformed(
          at: path + [Key.begun],
          Message(
            """
            the check '\(entry.id, "id")' has "begun", so it can have no other condition; make \
            two checks of it
            """))
      }
      return .begun
    }
    switch (entry.compilesWithout, entry.declares) {
    case (nil, nil): return .test
    case (_?, _?):
      throw data.malformed(
        at: path + [Key.declares],
        Message(
          """
          the check '\(entry.id, "id")' has both compilesWithout and declares; make two checks of it
          """))
    case (let files?, nil):
      guard let message = entry.message else {
        throw data.malformed(
          at: path + [Key.compilesWithout],
          Message(
            """
            the check '\(entry.id, "id")' has compilesWithout but no message; add one for code \
            that does not compile
            """))
      }
      return .compilesWithout(files: files, message: message)
    case (nil, let names?):
      guard let message = entry.message else {
        throw data.malformed(
          at: path + [Key.declares],
          Message(
            """
            the check '\(entry.id, "id")' has declares but no message; add one for a missing \
            declaration
            """))
      }
      return .declares(names: names, opens: entry.opens ?? [], message: message)
    }
  }

  private static func isIdentifier(_ text: String) -> Bool {
    func isLetter(_ character: Character) -> Bool {
      character.isASCII && character.isLetter || character == "_"
    }
    return text.first.map(isLetter) == true
      && text.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber }
  }

  /// The error for an exercise whose topic is unknown to the course.
  func topicUnknown(to course: Course) throws(CourseError) -> CourseError {
    let instead = suggestion(
      instead: topic, among: course.topics.map(\.name), else: Message.topicsAre)
    return try DataFile(at: folder.appending(path: "exercise.json")).malformed(
      at: [Key.topic],
      Message("no topic '\(topic, "name")' in Lessons/course.json; \(instead, "instead")"))
  }

  private struct Index: CodingKey {
    let index: Int
    init(_ index: Int) { self.index = index }
    init?(intValue: Int) { self.index = intValue }
    init?(stringValue: String) { nil }
    var intValue: Int? { index }
    var stringValue: String { "\(index)" }
  }
}

extension Exercise.Limits {
  fileprivate init(_ file: Exercise.File.Limits?) {
    self.init()
    checkSeconds = file?.checkSeconds ?? checkSeconds
    buildSeconds = file?.buildSeconds ?? buildSeconds
    memoryBytes = file?.memoryMegabytes.map { $0 << 20 } ?? memoryBytes
    outputBytes = file?.outputKilobytes.map { $0 << 10 } ?? outputBytes
  }
}

extension Message {
  /// Ends a sentence on an unknown name; the names are in quotes, separated by commas.
  fileprivate static func topicsAre(_ names: String) -> Message {
    Message("the topics are \(names, "names")")
  }
}

extension DataFile {
  /// The place that a value of the file names; nil without a value.
  func lessonPlace(_ read: String?, at path: [any CodingKey]) throws(CourseError) -> LessonPlace? {
    guard let read else { return nil }
    guard let place = LessonPlace(read) else {
      throw malformed(
        at: path,
        Message(
          """
          '\(read, "place")' is not a heading of a lesson; write "PAGE#HEADING", such as \
          "who-owns-whom#Down and up"
          """))
    }
    return place
  }
}
