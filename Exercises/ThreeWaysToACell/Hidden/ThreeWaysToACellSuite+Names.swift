import Checking
import Library
import MiniCocoa
import Testing

import class ThreeWaysToACell.NameList

// A method that is found by the name of a class.
extension ThreeWaysToACellSuite {
  @Test func methodByName() {
    judge(findsMethods)
  }

  @Test func cellsOfReaders() {
    judge(after: [findsMethods], makesCells)
  }

  @Test func newMethodIsEnough() {
    judge(after: [findsMethods, makesCells]) { cast in
      let list = ListWithLamps()
      let lamp = list.cell(for: Lamp()).text
      guard lamp == "a lamp" else {
        return """
          A subclass of your list has one method more, `cellForLamp:`, and names it in `actions`. The list \
          shows a lamp as \(cast.quoted(lamp)): it should be what this method makes. Build the name from \
          the object's class, and a new class needs no line in `cell(for:)`.
          """
      }
      guard list.calls == 1 else {
        return """
          A subclass of your list has one method more, `cellForLamp:`. Somebody asked the list for one lamp, \
          and it called this method \(times(list.calls)). Once is enough.
          """
      }
      let number = list.cell(for: PhoneNumber(cast.label, cast.digits)).text
      guard number != cast.digits else { return nil }
      return """
        A subclass of your list has one method more, for lamps. It shows a lamp, but a phone number as \
        \(cast.quoted(number)). Its `actions` are yours and one more.
        """
    }
  }

  @Test func withoutAMethod() {
    judge(after: [findsMethods, makesCells]) { cast in
      let list = NameList()
      let things: [(String, AnyObject)] = [
        ("a lamp", Lamp()), ("a mobile number", MobileNumber(cast.label, cast.digits)),
      ]
      for (title, thing) in things {
        let before = list.cell(for: EmailAddress(cast.reader, at: cast.other)).text
        let cell = list.cell(for: thing)
        guard cell.text != "?" else { continue }
        return """
          Your list showed an e-mail address, and then \(title), for whose class it has no method. The \
          cell says \(cell.text == before ? "the e-mail address again" : cast.quoted(cell.text)): it should \
          say "?".
          """
      }
      return nil
    }
  }
}

private func findsMethods(_ cast: Cast) -> String? {
  let list = NameList()
  let things: [(String, AnyObject)] = [
    ("PhoneNumber", PhoneNumber(cast.label, cast.digits)),
    ("EmailAddress", EmailAddress(cast.reader, at: cast.other)),
  ]
  for (name, thing) in things {
    guard list.cell(for: thing).text == "?" else { continue }
    return """
      Somebody asked your list for an object whose class is `\(name)`, and the cell says "?". So \
      nobody called `cellFor\(name):`, or its cell isn't in `made`.
      """
  }
  return nil
}

private func makesCells(_ cast: Cast) -> String? {
  weak var gone: NameList?
  do {
    let list = NameList()
    gone = list
    let others = (PhoneNumber(cast.digits, cast.label), EmailAddress(cast.other, at: cast.reader))
    _ = (list.cell(for: others.0), list.cell(for: others.1))
    let number = list.cell(for: PhoneNumber(cast.label, cast.digits))
    guard number.text == cast.digits, number.detail == cast.label else {
      return """
        Your list made the cells of several readers' details. For one phone number, the cell says \
        \(cast.quoted(number)): it should say "0113 496", with "home" as the detail.
        """
    }
    let address = list.cell(for: EmailAddress(cast.reader, at: cast.other))
    guard address.text == "\(cast.reader)@\(cast.other)", address.detail == nil else {
      return """
        Your list made the cells of several readers' details. For one e-mail address, the cell \
        says \(cast.quoted(address)): it should say "Ann@Bob", without a detail.
        """
    }
  }
  guard gone == nil else {
    return "Your list made some cells, and nobody needs it any more: it is still in memory."
  }
  return nil
}

/// A list with a new kind: one more method, and its name.
private final class ListWithLamps: NameList {
  override class var actions: [Action] {
    super.actions + [Action("cellForLamp:", ListWithLamps.cellForLamp)]
  }

  private(set) var calls = 0

  private func cellForLamp(_ lamp: Lamp) {
    calls += 1
    made = TableViewCell("a lamp")
  }
}
