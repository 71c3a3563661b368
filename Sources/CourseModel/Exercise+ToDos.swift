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
      throw malformed(todo, Message("this TODO has no number; write '// TODO: 1. …'"))
    }
    let numbers = Set(todos.compactMap(\.number))
    for todo in todos {
      guard let number = todo.number, number > 1, !numbers.contains(number - 1) else { continue }
      throw malformed(
        todo,
        Message(
          """
          TODO \(number, "number") is here, but there is no TODO \(number - 1, "before"); number \
          them 1, 2, 3 …, in the order of work
          """))
    }
    guard let last = numbers.max() else {
      throw .malformed(
        sources, line: nil,
        Message(
          """
          no file has a TODO; write '// TODO: 1. …' where the work begins, and '// TODO: 2. …' \
          where it goes on
          """))
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
            ? Message(
              """
              the check '\(check.id, "id")' belongs to TODO \(check.todo, "todo"), which Sources \
              lacks; write "todo": 1
              """)
            : Message(
              """
              the check '\(check.id, "id")' belongs to TODO \(check.todo, "todo"), which Sources \
              lacks; use a number from 1 to \(count, "last")
              """))
      }
      if let before = checks.prefix(index).last, before.todo > check.todo {
        throw data.malformed(
          at: path(index),
          Message(
            """
            the check '\(check.id, "id")' of TODO \(check.todo, "todo") is below \
            '\(before.id, "before")' of TODO \(before.todo, "other"); move it up: checks follow \
            the order of the TODOs
            """))
      }
    }
    for todo in 1...count where !checks.contains(where: { $0.todo == todo }) {
      throw data.malformed(
        at: [],
        Message(
          """
          TODO \(todo, "todo") decides no check; write one that passes when TODO {todo} is done, \
          or merge it with the next TODO
          """))
    }
  }
}
