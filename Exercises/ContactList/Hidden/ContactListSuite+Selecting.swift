import Checking
import MiniCocoa
import Testing

import class ContactList.AddressBook
import class ContactList.Contact

// MARK: - TODO 4: the same source, as a table's delegate

extension ContactListSuite {
  @Test func tellsWhatWasSelected() {
    let (desk, other) = (Desk(people(4)), Desk(people(4)))
    let rows = [2, 0, 0, 3] + (1...4).map { _ in Int.random(in: 0..<4) }
    for (turn, row) in rows.enumerated() {
      desk.table.tapRow(at: row)
      let contact: Contact = desk.contacts[row]
      let objects = desk.ear.objects
      guard objects.count == turn + 1, objects[turn] === contact else {
        Issue.record(
          """
          The user tapped the row of \(contact.name). That was tap number \(turn + 1), and the \
          delegate of the source has got a message \(times(objects.count)) by now: \
          \(list(desk.ear.names, of: desk.rows)). It should get one for each tap, with the contact \
          that the row represents.
          """)
        return
      }
    }
    guard desk.ear.senders.allSatisfy({ $0 == identity(of: desk.source) }) else {
      Issue.record(
        "The delegate got a selection from another sender than the source whose row it was.")
      return
    }
    guard other.ear.objects.isEmpty else {
      Issue.record(
        "The user tapped a row in one table, and the delegate of another source was notified.")
      return
    }
    desk.source.delegate = nil
    #expect(
      desk.table.tapRow(at: 1),
      "A source had no delegate, and the user tapped a row. It should still be selected.")
  }

  @Test func toldAfterwards() {
    let desk = Desk(people(4))
    let names = desk.contacts.map(\.name)
    let answer = desk.source.tableView(desk.table, shouldSelectRowAt: 1)
    guard answer, desk.ear.objects.isEmpty else {
      Issue.record(
        """
        The check asked the source whether the row of \(names[1]) may be selected. It should say \
        yes, and notify nobody: asking isn't selecting.
        """)
      return
    }
    let table = desk.table
    var selected: [Int?] = []
    desk.ear.whenTold = { selected.append(table.selectedRow) }
    for row in [1, 3] { table.tapRow(at: row) }
    // Another check judges whether every delegate is notified.
    guard selected.count == 2 else { return }
    #expect(
      selected == [1, 3],
      """
      The user tapped the rows of \(names[1]) and \(names[3]). When the source notified its \
      delegate, the row wasn't selected yet. A table has a message for before, and one for after. \
      Report the choice after it.
      """)
  }

  @Test func selectsWhatWasShown() {
    let desk = Desk(["Gus", "Finn", "Ada", "Eve", "Cleo"])
    let shown: [Contact] = desk.contacts
    guard desk.rows == shown.map(\.name) else { return }
    desk.book.sort()
    desk.book.remove(shown[0])
    desk.book.add(newContact("Bea"))
    let later = Desk(desk.book)
    for row in [2, 4, 1, 3] {
      desk.table.tapRow(at: row)
      guard let told = desk.ear.objects.last, told === shown[row] else {
        Issue.record(
          """
          A table shows Gus, Finn, Ada, Eve, Cleo. Then the book was sorted, Gus was removed, and \
          Bea was added; the table didn't reload. The user tapped \(shown[row].name). The delegate \
          got \(list(desk.ear.names.suffix(1), of: shown.map(\.name) + ["Bea"])). The row \
          represents the contact that the user sees there.
          """)
        return
      }
    }
    later.table.tapRow(at: 0)
    #expect(
      later.ear.names == ["Ada"],
      """
      Two tables show one book, each with its own source. One of them was filled after the book \
      had been sorted. Its first row shows Ada, and a tap on it reported another contact.
      """)
  }

  @Test func removedIsRefused() {
    let desk = Desk(people(4))
    let shown: [Contact] = desk.contacts
    desk.book.remove(shown[1])
    guard !desk.table.tapRow(at: 1) else {
      Issue.record(
        """
        \(shown[1].name) was removed from the book, and the table hasn't reloaded since. The user \
        tapped the row of \(shown[1].name), and it is selected now. A table asks its delegate \
        whether a row may be selected, and the answer should be no.
        """)
      return
    }
    guard [0, 2, 3].allSatisfy({ desk.table.tapRow(at: $0) }) else {
      Issue.record(
        """
        \(shown[1].name) was removed from the book. Then the user tapped another contact's row, \
        and the source refused. Every contact in the book may be selected.
        """)
      return
    }
    desk.book.add(shown[1])
    #expect(
      desk.table.tapRow(at: 1),
      """
      \(shown[1].name) was removed from the book, and added again. The user tapped the row, and \
      the source refused. The question is whether the contact is in the book now.
      """)
  }

  @Test func namesakeIsAnother() {
    // Another check judges whether a removed person is refused.
    guard refusesRemoved() else { return }
    let number = newContact("Ada").number as String
    let desk = Desk(
      AddressBook(["Ada", "Ben", "Ada"].map { Contact($0, number: number) }))
    let shown: [Contact] = desk.contacts
    desk.book.remove(shown[0])
    guard !desk.table.tapRow(at: 0) else {
      Issue.record(
        """
        A book has two contacts of the name Ada. The first Ada was removed, and the user tapped \
        her row. It is selected now, as if she were the other Ada. Two people may have the same \
        name, and share a telephone. Is this very contact still in the book?
        """)
      return
    }
    #expect(
      desk.table.tapRow(at: 2),
      """
      A book has two contacts of the name Ada. The first Ada was removed. The user tapped the row \
      of the other one, and the source refused.
      """)
  }
}
