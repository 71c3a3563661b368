import Checking
import Contacts
import MiniCocoa
import Testing

import class ContactRows.DetailTable
import class ContactRows.RecentTable
import enum ContactRows.RowStyle
import protocol ContactRows.RowRepresentable

// The rows of any objects, in two tables.
extension ContactRowsSuite {
  // MARK: The details of a contact

  @Test func tableAsks() {
    judge(after: [showsNumber, showsAddress, showsEmail], asks)
  }

  @Test func newKind() {
    judge(after: [showsNumber, showsAddress, showsEmail, asks], showsAnyKind)
  }

  @Test func unknown() {
    judge(after: [showsNumber, showsAddress, showsEmail, asks]) { cast in
      let shown = cells(for: [cast.number(), Note("likes tea"), cast.address()])
      guard shown.map(\.text) != [cast.digits, "?", cast.town] else { return nil }
      return """
        Between a phone number and an address is a note, which can't show itself. The rows \
        are \(shown.map { cast.quoted($0.text) }.joined(separator: ", ")): they should be \
        "0113 496", "?", "Leeds". One such object shouldn't spoil the others.
        """
    }
  }

  @Test func superclassDoesNotDecide() {
    judge(after: [showsNumber, showsAddress, showsEmail, asks, showsAnyKind]) { cast in
      let shown = cells(for: [Reminder(cast.town)])
      guard shown.last?.text != "remember \(cast.town)" else { return nil }
      return """
        A note can't show itself, but its subclass, a reminder, can. The row of the \
        reminder says \(shown.last.map { cast.quoted($0.text) } ?? "nothing"): it should say \
        "remember Leeds". Ask what the object can do, and not what its class is.
        """
    }
  }

  @Test func asksEachTime() {
    judge(after: [showsNumber, showsAddress, showsEmail, asks, showsAnyKind]) { cast in
      let birthday = Birthday(cast.town)
      let source = DetailTable(of: Contact(cast.name, details: [birthday]))
      let table = TableView()
      table.dataSource = source
      table.reloadData()
      _ = table.cellForRow(at: 0)
      birthday.day = cast.street
      source.style = .full
      let text = table.cellForRow(at: 0)?.text
      guard text == "born on \(cast.street)" else {
        return """
          The table showed a row. Then its object changed, the style became full, and the table \
          showed the row again. It is the old one, at least in part. A table keeps no cells: each \
          time, ask the object, in the present style.
          """
      }
      guard birthday.asked.count > 2 else { return nil }
      return """
        The table showed a row twice, and asked its object for a cell \(times(birthday.asked.count)). \
        Once each time is enough.
        """
    }
  }

  // MARK: The last used

  @Test func contactShows() {
    judge(showsContact)
  }

  @Test func recentMixes() {
    judge { cast in
      guard ownCell(of: Contact(cast.name), in: .short) != nil else { return mute("A contact") }
      guard showsNumber(cast) == nil, showsContact(cast) == nil else { return nil }
      return mixes(cast)
    }
  }

  @Test func recentUnknown() {
    judge(after: [showsNumber, showsContact, mixes]) { cast in
      let recent = RecentTable()
      recent.use(cast.number())
      recent.use(Note("likes tea"))
      let shown = cells(of: recent)
      guard shown.map(\.text) != ["?", cast.digits] else { return nil }
      return """
        A phone number was used, and then a note, which can't show itself. The rows of the second \
        table are \(shown.map { cast.quoted($0.text) }.joined(separator: ", ")): they should be \
        "?", "0113 496".
        """
    }
  }
}

// MARK: - Stories that other checks need first

private func asks(_ cast: Cast) -> String? {
  let details: [AnyObject] = [cast.address(), cast.number(), cast.email()]
  for style in [RowStyle.short, .full].shuffled() {
    let shown = cells(for: details, in: style)
    guard shown.count == details.count else {
      return
        "A contact has three details. The table has \(shown.count) rows for them: it should have 3."
    }
    for (row, (cell, detail)) in zip(shown, details).enumerated() {
      guard let own = ownCell(of: detail, in: style) else { continue }
      guard !(cell == (own.attributedText, own.detail)) else { continue }
      let title = ["an address", "a phone number", "an e-mail address"][row]
      return """
        A contact has an address, a phone number and an e-mail address, and the table's style is \
        \(style). The row for \(title) says \(cast.quoted(cell.text))\
        \(cell.text == own.text ? ", with other looks or another detail than" : ". That is not what") \
        this object shows of itself in this style. Let the object make the cell.
        """
    }
  }
  return nil
}

private func showsAnyKind(_ cast: Cast) -> String? {
  let shown = cells(for: [Birthday(cast.town), cast.number()], in: .full)
  guard shown.first?.text != "born on \(cast.town)" else { return nil }
  return """
    A new class of detail, a birthday, conforms to `RowRepresentable`. No line of yours names it. Its \
    row says \(shown.first.map { cast.quoted($0.text) } ?? "nothing"): it should be the \
    birthday's own. A table that asks about classes has to change for each new one.
    """
}

private func showsContact(_ cast: Cast) -> String? {
  let contact = Contact(cast.name, details: [cast.number(), cast.email()])
  guard let short = ownCell(of: contact, in: .short), let full = ownCell(of: contact, in: .full)
  else { return mute("A contact") }
  guard short == (AttributedText(cast.name), nil) else {
    return """
      A contact made its short row. The cell says \(cast.quoted(short.text))\
      \(short.detail == nil ? "" : ", and has a detail"): it should say "Ann", in plain letters, and \
      nothing else.
      """
  }
  let nobody = ownCell(of: Contact(cast.name), in: .full)
  guard full == (AttributedText(cast.name, .bold), "2"), nobody?.detail == "0" else {
    return """
      Ann, who has two details, made her full row. The cell says \(cast.quoted(full.text)): \
      it should say "Ann", in bold, with "2" as its detail; without any details, "0".
      """
  }
  return nil
}

private func mixes(_ cast: Cast) -> String? {
  let recent = RecentTable()
  let birthday = Birthday(cast.town)
  for object in [cast.number(), birthday, Contact(cast.name)] as [AnyObject] { recent.use(object) }
  let shown = cells(of: recent)
  guard shown.map(\.text) != [cast.name, cast.town, cast.digits] else { return nil }
  return """
    A phone number was used, then a birthday, then the contact Ann. The rows of the second table \
    are \(shown.map { cast.quoted($0.text) }.joined(separator: ", ")): they should be "Ann", the \
    birthday, "0113 496", each as it shows itself in a short row. This table asks the same \
    question as the other one.
    """
}
