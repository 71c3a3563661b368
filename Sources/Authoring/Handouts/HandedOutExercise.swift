import CourseModel
import Foundation

/// The students' version of one exercise.
struct HandedOutExercise {
  let exercise: Exercise
  /// The names of the lessons in the handout.
  let lessons: Set<String>

  private typealias Object = [String: Any]

  /// The public keys of exercise.json.
  private static let publicKeys: Set<String> = [
    "format", "topic", "order", "title", "summary", "lesson", "imports", "limits", "allow",
    "checksActAs",
  ]

  /// Its files, with paths relative to the exercise's folder.
  ///
  /// - Parameter sealed: Whether to include the parts needed for grading, sealed.
  func files(sealed: Bool) throws -> [SourceFile] {
    var files = [
      SourceFile(name: "README.md", content: try Data(contentsOf: exercise.readme))
    ]
    files += try exercise.stub().map { $0.below("Sources") }
    if let demo = try exercise.demo() { files.append(demo) }
    for module in try exercise.modules() {
      files += module.files.map { $0.below("\(GivenModule.folderName)/\(module.name)") }
    }
    if sealed {
      let parts = try SealedParts.sealing(try judgingParts(), of: exercise.name)
      return files + [SourceFile(name: SealedParts.fileName, content: parts)]
    }
    let suite = try PublicPart(of: exercise).files
    return try files + [SourceFile(name: "exercise.json", content: json(publicData()))]
      + suite.map { $0.below("Hidden") }
  }

  /// The parts needed for grading: suite, solution, and known mistakes with their messages.
  private func judgingParts() throws -> [SourceFile] {
    var object = try original()
    object["facts"] = nil
    object["checks"] = (object["checks"] as? [Object] ?? []).map(withoutPagesElsewhere)
    let mistakes = try exercise.mistakes().map { mistake in
      let path = "Mistakes/\(mistake.name)/message.md"
      var text = try String(contentsOf: exercise.folder.appending(path: path), encoding: .utf8)
      if let place = mistake.read, !lessons.contains(place.lesson) {
        text.replace(/\nread:.*/, with: "", maxReplacements: 1)
      }
      return SourceFile(name: path, content: Data(text.utf8))
    }
    return try [SourceFile(name: "exercise.json", content: json(object))]
      + exercise.suite().map { $0.below("Hidden") }
      + exercise.solution().map { $0.below("Solution") } + mistakes
  }

  // MARK: - exercise.json

  /// The exercise.json without grading information: only the public checks, and for each TODO a
  /// check that it was started.
  private func publicData() throws -> Object {
    var object = try original().filter { Self.publicKeys.contains($0.key) }
    let entries = try original()["checks"] as? [Object] ?? []
    object["checks"] = (1...exercise.todoCount).flatMap { todo in
      [begun(todo)]
        + exercise.checks.filter { $0.isPublic && $0.todo == todo }.compactMap { check in
          entries.first { $0["id"] as? String == check.id }.map { entry($0, of: check) }
        }
    }
    object["withheld"] = exercise.checks.count { !$0.isPublic }
    return object
  }

  private func begun(_ todo: Int) -> Object {
    [
      "id": id(ofBegun: todo), "name": "TODO \(todo) is begun", "todo": todo, "begun": true,
    ]
  }

  /// An id that no check uses.
  private func id(ofBegun todo: Int) -> String {
    var id = "todo\(todo)"
    while exercise.checks.contains(where: { $0.id == id }) { id += "_" }
    return id
  }

  /// A public check. It needs a public check or a started TODO in place of a withheld check.
  private func entry(_ entry: Object, of check: Check) -> Object {
    var entry = withoutPagesElsewhere(entry)
    entry["public"] = nil
    let needed = exercise.checks(neededBy: check)
    if let first = needed.first {
      entry["needs"] = needed.first(where: \.isPublic)?.id ?? id(ofBegun: first.todo)
    }
    return entry
  }

  /// Removes a lesson reference to a page that is not included.
  private func withoutPagesElsewhere(_ entry: Object) -> Object {
    guard let place = (entry["read"] as? String).flatMap({ LessonPlace($0) }),
      !lessons.contains(place.lesson)
    else { return entry }
    return entry.filter { $0.key != "read" }
  }

  private func original() throws -> Object {
    let file = exercise.folder.appending(path: "exercise.json")
    var object = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object ?? [:]
    if let lesson = object["lesson"] as? String, !lessons.contains(lesson) {
      object["lesson"] = nil
    }
    return object
  }

  private func json(_ object: Object) throws -> Data {
    try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .prettyPrinted])
  }
}

extension SourceFile {
  /// The file with its path in a folder.
  fileprivate func below(_ folder: String) -> SourceFile {
    SourceFile(name: "\(folder)/\(name)", content: content)
  }
}
