import Foundation
import Messages
import Reporting
import Terminal

/// The output of `attempts` about a learner's attempts at an exercise.
struct AttemptsPresenter {
  let record: AttemptRecord
  let screen: Screen

  private var name: String { record.exercise.name }

  func list() {
    guard let last = record.entries.last else {
      screen.show(Message("There is no attempt at \(name, "exercise") yet."))
      screen.show([Line()])
      return screen.next(
        Message("\(span: "command")  makes one."), ["command": "switchboard check \(name)"])
    }
    let table = AttemptTable(record.entries, timeZone: .current, profile: screen.table)
    screen.show([Line(name, style: Style(bold: true))] + table.lines + [Line()])
    screen.next(
      Message(
        """
        \(span: "command")  shows what you had then; '--restore \(last.number, "number")' puts it \
        back.
        """), ["command": "switchboard attempts \(name) \(last.number)"])
  }

  /// Writes all attempts as JSON.
  func write() throws { screen.write(try record.document) }

  /// Writes one attempt as JSON, with the files that were judged.
  func write(_ number: Int) throws {
    screen.write(try record.document(of: record.attempt(number)))
  }

  /// Shows the differences between an attempt and the current files.
  func show(_ number: Int) throws {
    screen.show(try record.page(of: record.attempt(number), profile: screen.table))
    screen.next(
      // Translators: “restore” puts an attempt back.
      Message("\(span: "restore")  puts it back; or \(span: "check")"),
      [
        "restore": "switchboard attempts \(name) --restore \(number)",
        "check": "switchboard check \(name)",
      ])
  }

  /// Replaces the current files by an attempt's.
  func putBack(_ number: Int) throws {
    let restoration = try record.restore(record.attempt(number))
    guard !restoration.isEmpty else {
      screen.show(.isAlreadyAsAtAttempt(name, number))
      screen.show([Line()])
      return screen.next(.command("switchboard check \(name)"))
    }
    screen.show(
      Message("\(name, "exercise") is as it was at attempt \(number, "number")."),
      style: Style(bold: true))
    screen.show(restoration.lines(in: screen.output) + [Line()])
    screen.next(
      Message(
        "\(span: "command")  ('switchboard undo \(name, "exercise")' brings back your files)"),
      ["command": "switchboard check \(name)"])
  }
}

extension Message {
  static func isAlreadyAsAtAttempt(_ exercise: String, _ number: Int) -> Message {
    Message("\(exercise, "exercise") already is as it was at attempt \(number, "number").")
  }
}
