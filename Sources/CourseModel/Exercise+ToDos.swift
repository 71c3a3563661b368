import Foundation
import Messages

// The relation of TODOs and checks: `Check.todo`.

extension Exercise {
  /// The number of TODOs in this folder's stub; they are numbered 1, 2, 3 …
  static func todoCount(ofStubIn folder: URL) throws(CourseError) -> Int {
    let sources = folder.appending(path: "Sources")
    let stub = try stub(in: folder)
    func malformed(_ todo: ToDo, _ fault: Message) -> CourseError {
      .malformed(sources.appending(path: todo.file), line: todo.line, fault)
    }
    let todos = stub.flatMap(\.todos)
    if let todo = todos.first(where: { $0.number == nil }) {
      throw malformed(todo, .unnumberedTODO)
    }
    let numbers = Set(todos.compactMap(\.number))
    for todo in todos {
      guard let number = todo.number, number > 1, !numbers.contains(number - 1) else { continue }
      throw malformed(todo, .missingTODO(before: number))
    }
    guard let last = numbers.max() else {
      throw .malformed(sources, line: nil, .noTODOs)
    }
    return last
  }

  /// Throws an error unless the checks cover TODO 1, 2, 3 … in order, each with at least one check.
  static func verify(
    _ checks: [Check], ofTODOs count: Int, in data: DataFile, at path: (Int) -> [any CodingKey]
  ) throws(CourseError) {
    for (index, check) in checks.enumerated() {
      guard (1...count).contains(check.todo) else {
        throw data.malformed(
          at: path(index),
          count == 1
            ? .notOfOnlyTODO(check.id, check.todo)
            : .noSuchTODO(check.id, check.todo, last: count))
      }
      if let before = checks.prefix(index).last, before.todo > check.todo {
        throw data.malformed(at: path(index), .disorder(check, below: before))
      }
    }
    for todo in 1...count where !checks.contains(where: { $0.todo == todo }) {
      throw data.malformed(at: [], .idleTODO(todo))
    }
  }
}
