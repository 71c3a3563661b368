import Checking
import MiniCocoa
import Testing

import class ContactList.AddressBook
import class ContactList.Contact

// MARK: - TODO 3: the source of contacts, as a table's data source

extension ContactListSuite {
  @Test func showsContacts() {
    let desks = [Desk(people(5)), Desk(people(3))]
    for desk in desks {
      let names = desk.contacts.map(\.name)
      guard desk.rows == names else {
        Issue.record(
          """
          A table got a source for the contacts \(list(names)), and reloaded. It shows \
          \(list(desk.rows, of: names)). Each contact should have a row, in the order of the book.
          """)
        return
      }
      for (row, contact) in desk.contacts.enumerated() {
        let object: AnyObject? = desk.source.representedObject(at: row)
        guard object === contact else {
          Issue.record(
            """
            The table shows \(contact.name) in its row, and `representedObject(at: \(row))` of the \
            source isn't this very contact.
            """)
          return
        }
      }
    }
  }

  @Test func rowLooks() {
    let desk = Desk(people(3))
    let numbers: [String] = desk.contacts.map(\.number)
    let details = (0..<3).map { desk.table.cellForRow(at: $0)?.detail }
    guard details == numbers else {
      Issue.record(
        """
        The source has a property `represent`, which makes a contact's cell: with the name, and \
        with the number beside it. The table's cells don't show the numbers. The source has to \
        call `represent`.
        """)
      return
    }
    desk.source.represent = { TableViewCell("\($0.number): \($0.name)") }
    desk.table.reloadData()
    let expected = zip(numbers, desk.contacts).map { "\($0): \($1.name)" }
    #expect(
      desk.rows == expected,
      """
      `represent` was replaced: a row should show the number first, and then the name. The table \
      reloaded, and its cells look different. Only `represent` decides how a row looks.
      """)
  }

  @Test func rowIsAskedFor() {
    let desk = Desk(people(3))
    // Another check judges whether `represent` is called at all.
    guard represents() else { return }
    desk.contacts[1].name = "Zoe"
    let texts = desk.rows
    guard texts == desk.contacts.map(\.name) else {
      Issue.record(
        """
        A contact got another name, Zoe. Then the table asked the source for the cell of its row, \
        and the cell doesn't show "Zoe". A cell shows the contact as it is when the table asks.
        """)
      return
    }
    desk.source.represent = { TableViewCell("call \($0.name)") }
    #expect(
      desk.rows == texts.map { "call \($0)" },
      """
      `represent` was replaced, and then the table asked for its cells. They look as before. A \
      cell looks as `represent` says when the table asks.
      """)
  }

  @Test func noSuchRow() {
    let count = Int.random(in: 2...5)
    let desk = Desk(people(count))
    for row in [-1, count, count + 1] {
      let object: AnyObject? = desk.source.representedObject(at: row)
      guard object == nil else {
        Issue.record(
          """
          A table has \(count) rows. The check asked the source for the represented object of row \
          \(row), which doesn't exist, and got one. The source should return nil.
          """)
        return
      }
    }
  }

  @Test func emptyBook() {
    let desk = Desk([])
    let object: AnyObject? = desk.source.representedObject(at: 0)
    guard desk.table.numberOfRows == 0, object == nil else {
      Issue.record(
        """
        A source was created for an empty book. It says that its table has rows, or that the first \
        row represents somebody. An empty book has no rows.
        """)
      return
    }
    let friend = newContact("Ada")
    desk.book.add(friend)
    desk.table.reloadData()
    #expect(
      desk.rows == ["Ada"],
      """
      A book was empty. Then Ada was added, and the table reloaded. It doesn't show her.
      """)
  }

  @Test func rowsStayAsShown() {
    let desk = Desk(["Finn", "Ada", "Eve"])
    let names = desk.rows
    // Another check judges whether each contact has a row.
    guard names == desk.contacts.map(\.name) else { return }
    desk.book.sort()
    desk.book.add(newContact("Zoe"))
    guard desk.rows == names else {
      Issue.record(
        """
        A table shows \(list(names)). Then the book was sorted, and the table didn't reload. It \
        asked for its cells again, and got those of \(list(desk.rows, of: names)). Until the table \
        asks for the number of its rows again, each row represents the same contact.
        """)
      return
    }
    #expect(
      desk.represented == names,
      """
      A table shows \(list(names)). Then the book was sorted, and the table didn't reload. Now the \
      source says that its rows represent \(list(desk.represented, of: names)). The user still \
      sees the old order.
      """)
  }

  @Test func removedStaysInItsRow() {
    // Another check judges whether the rows keep their order.
    guard keepsOrder() else { return }
    let desk = Desk(people(3))
    let shown: [Contact] = desk.contacts
    let names = shown.map(\.name)
    desk.book.remove(shown[1])
    #expect(
      desk.rows == names && desk.represented == names,
      """
      A table shows \(list(names)). Then \(names[1]) was removed from the book, and the table \
      didn't reload. The table's cells are those of \(list(desk.rows, of: names)) now, and the \
      rows represent \(list(desk.represented, of: names)). The user still sees all three. Until \
      the reload, each row represents the same contact.
      """)
  }

  @Test func reloadShowsNews() {
    let desk = Desk(["Finn", "Ada", "Eve"])
    desk.book.sort()
    desk.book.remove(desk.contacts[1])
    desk.book.add(newContact("Dan"))
    desk.table.reloadData()
    let names = desk.contacts.map(\.name)
    #expect(
      desk.rows == names && desk.represented == names,
      """
      A table showed Finn, Ada, Eve. The book was changed to \(list(names)), and the table \
      reloaded. It shows \(list(desk.rows, of: names + ["Eve"])), and the rows represent \
      \(list(desk.represented, of: names + ["Eve"])). A reload begins with the number of rows: \
      read the book at that moment.
      """)
  }
}
