import Foundation

// Which TODO of the stub decides which check: `Check.todo`.

extension Exercise {
  /// How many TODOs the stub in this folder leaves; they are numbered 1, 2, 3 …
  static func todoCount(ofStubIn folder: URL) throws(CourseError) -> Int {
    let sources = folder.appending(path: "Sources")
    let stub = try stub(in: folder)
    func malformed(_ todo: ToDo, _ problem: String, cure: String) -> CourseError {
      .malformed(sources.appending(path: todo.file), line: todo.line, problem: problem, cure: cure)
    }
    let todos = stub.flatMap(\.todos)
    if let todo = todos.first(where: { $0.number == nil }) {
      throw malformed(todo, "this TODO has no number", cure: "write '// TODO: 1. …'")
    }
    let numbers = Set(todos.compactMap(\.number))
    for todo in todos {
      guard let number = todo.number, number > 1, !numbers.contains(number - 1) else { continue }
      throw malformed(
        todo, "TODO \(number) is here, and there is no TODO \(number - 1)",
        cure: "number them 1, 2, 3 …, in the order in which they are to be done")
    }
    guard let last = numbers.max() else {
      throw .malformed(
        sources, line: nil, problem: "no file marks what is to be done",
        cure: "write '// TODO: 1. …' there, and '// TODO: 2. …' where the work goes on")
    }
    return last
  }

  /// An error if the checks are not those of TODO 1, 2, 3 …, in this order, at least one of each.
  static func verify(
    _ checks: [Check], ofTODOs count: Int, in data: DataFile, at path: (Int) -> [any CodingKey]
  ) throws(CourseError) {
    for (index, check) in checks.enumerated() {
      guard (1...count).contains(check.todo) else {
        throw data.malformed(
          at: path(index), "the check '\(check.id)' is of TODO \(check.todo), which Sources lacks",
          cure: count == 1 ? "write \"todo\": 1" : "use a number from 1 to \(count)")
      }
      if let before = checks.prefix(index).last, before.todo > check.todo {
        throw data.malformed(
          at: path(index),
          "the check '\(check.id)' of TODO \(check.todo) stands below '\(before.id)' of TODO "
            + "\(before.todo)",
          cure: "move it up: checks stand in the order of the TODOs")
      }
    }
    for todo in 1...count where !checks.contains(where: { $0.todo == todo }) {
      throw data.malformed(
        at: [], "no check is decided by TODO \(todo)",
        cure: "write one that passes when TODO \(todo) is done, or join it with the next TODO")
    }
  }
}
