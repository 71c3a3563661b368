import Checking
import MiniCocoa
import Testing

import class BothDoors.ContactsController
import class BothDoors.NameLabel

// Refusing, calling, and following a table.
@Suite struct BothDoorsSuite {
  @Test func refusesBlocked() {
    judge { cast in
      // A table that selects no row refuses none; allowsOthers judges that.
      guard allowsAnybody(cast) else {
        leavesUnjudged()
        return nil
      }
      return refuses(cast)
    }
  }

  @Test func allowsOthers() {
    judge(after: [refuses], allows)
  }

  @Test func refusedIsUntold() {
    judge(after: [refuses, allows]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      controller.table.tapRow(at: 0)
      let ear = Ear(of: controller.table)
      let isSelected = controller.table.tapRow(at: 1)
      let (row, count) = (controller.table.selectedRow, ear.count)
      guard isSelected || count > 0 || row != 0 else { return nil }
      return """
        Ann was selected. Then the user tapped Bob, who is blocked. \
        \(isSelected || count > 0
          ? "The table selected him, and notified its observers: the refusal came too late."
          : "Now Ann isn't selected any more.") \
        A refusal comes before anything has happened: Ann stays selected, and nobody is notified.
        """
    }
  }

  // MARK: Calls

  @Test func callsWhoIsTapped() {
    judge(after: [refuses, allows], calls)
  }

  @Test func callsAgain() {
    judge(after: [calls]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      controller.table.tapRow(at: 0)
      let before = controller.calls.count
      controller.table.tapRow(at: 0)
      guard controller.calls.count == before else { return nil }
      return """
        The user tapped Ann, and then Ann again. The second tap made no call. Each tap should make \
        one. The table calls its delegate for each, and posts only when another row is selected.
        """
    }
  }

  @Test func callsOnce() {
    judge(after: [calls]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      controller.table.tapRow(at: 0)
      let calls: [String] = controller.calls
      guard calls.count > 1 else { return nil }
      return """
        The user tapped Ann once. The calls are \(cast.list(calls)), and there should be one. The \
        delegate and the notification report the same tap, and one of them is enough.
        """
    }
  }

  @Test func callsNobodyBlocked() {
    judge(after: [refuses, calls], sparesBlocked)
  }

  @Test func answersOnly() {
    judge(after: [refuses, calls, sparesBlocked]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      let table = controller.table
      table.tapRow(at: 0)
      let before = controller.calls.count
      _ = table.delegate?.tableView(table, shouldSelectRowAt: 2)
      let new = Array(controller.calls.dropFirst(before)) as [String]
      guard !new.isEmpty else { return nil }
      return """
        The check asked the table's delegate whether Cleo may be selected. Nobody tapped her row. \
        \(cast.list(new)) came into the calls, and nothing should. Answer a question, and do \
        nothing else. Which message says that the row was selected?
        """
    }
  }

  // MARK: Labels

  @Test func labelHears() {
    judge { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      let label = NameLabel(of: controller.table)
      // Another check judges a table that refuses every row.
      guard controller.table.tapRow(at: 2) else {
        leavesUnjudged()
        return nil
      }
      return complaint(of: label, cast)
    }
  }

  @Test func labelShows() {
    judge(after: [hearsAtAll], follows)
  }

  @Test func manyLabels() {
    judge(after: [follows, allows]) { cast in
      let controller = cast.controller()
      let window = Window(rootViewController: controller)
      defer { withExtendedLifetime(window) {} }
      let delegate = controller.table.delegate
      let labels = (1...3).map { _ in NameLabel(of: controller.table) }
      let isKept = controller.table.delegate === delegate
      controller.table.tapRow(at: 2)
      let texts: [String] = labels.map(\.text)
      guard texts.allSatisfy({ $0 == cast.names[2] }) else {
        return """
          Three labels follow one table. The user tapped Cleo, and the labels show \
          \(texts.map(cast.quoted).joined(separator: ", ")). Each should show "Cleo". A table has \
          one delegate, and any number of observers.
          """
      }
      guard isKept else {
        return """
          Three labels were created for the table of the screen, and now the table has another \
          delegate. It doesn't ask the screen any more. A label should leave the delegate alone.
          """
      }
      weak var left: NameLabel?
      do {
        let passing = NameLabel(of: controller.table)
        controller.table.tapRow(at: 0)
        left = passing
      }
      guard left != nil else { return nil }
      return """
        A label followed a table, and nobody needs the label any more. It is still in memory: \
        something keeps it. A centre doesn't keep an observer that has an action.
        """
    }
  }

  @Test func labelOfItsTable() {
    judge(after: [follows]) { cast in
      let names = Names(cast.names)
      let (table, other) = (names.table(), names.table())
      let label = NameLabel(of: table)
      table.tapRow(at: 0)
      other.tapRow(at: 2)
      let text: String = label.text
      guard text != cast.names[0] else {
        table.selectRow(at: 2)
        NotificationCenter.default.post(name: Notification.Name("TableDidScroll"), object: table)
        let later: [String] = [label.text]
        guard later != [cast.names[0]] else { return nil }
        return """
          A label follows a table, where the user tapped Ann. The program selected another row, \
          which notifies nobody, and the table posted something else. The label shows \
          \(cast.quoted(later[0])), and should show "Ann". It observes more than one name.
          """
      }
      return """
        A label follows one table, where Ann was selected. In another table, Cleo was selected, \
        and the label shows \(cast.quoted(text)). It should show "Ann". All tables post the same \
        name. They differ by the object.
        """
    }
  }
}

// MARK: - Stories that other checks need first

private func allowsAnybody(_ cast: Cast) -> Bool {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  return [0, 1, 2].contains { controller.table.tapRow(at: $0) }
}

func refuses(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  controller.table.tapRow(at: 1)
  guard controller.table.selectedRow == 1 else { return nil }
  return """
    The user tapped Bob, who is blocked, and the table selected him. It shouldn't. The table asks \
    its delegate first, if it has one. Nobody else can say no.
    """
}

func allows(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  for (row, name) in [(0, "Ann"), (2, "Cleo")] {
    controller.table.tapRow(at: row)
    let selected = controller.table.selectedRow
    guard selected != row else { continue }
    return """
      The user tapped \(name), who isn't blocked, and \(name) wasn't selected. Refuse only taps on \
      people who are blocked.
      """
  }
  return nil
}

func calls(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  for (row, name) in [(2, "Cleo"), (0, "Ann")] {
    let before = controller.calls.count
    controller.table.tapRow(at: row)
    let new = Array(controller.calls.dropFirst(before)) as [String]
    guard new.isEmpty || new.contains(where: { $0 != cast.names[row] }) else { continue }
    return """
      The user tapped \(name). The calls got \(cast.list(new)), and should get "\(name)". Does the \
      table know its delegate, and does the delegate write the name?
      """
  }
  return nil
}

func sparesBlocked(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  controller.table.tapRow(at: 1)
  let calls: [String] = controller.calls
  guard !calls.isEmpty else { return nil }
  return """
    The user tapped Bob, who is blocked. The calls are \(cast.list(calls)), and should be empty. A \
    question doesn't say that something has happened.
    """
}

private func hearsAtAll(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let window = Window(rootViewController: controller)
  defer { withExtendedLifetime(window) {} }
  let label = NameLabel(of: controller.table)
  guard controller.table.tapRow(at: 2) else { return nil }
  return complaint(of: label, cast)
}

/// Complains of a label that does not show Cleo, whom the user tapped.
private func complaint(of label: NameLabel, _ cast: Cast) -> String? {
  let text: String = label.text
  guard text != cast.names[2] else { return nil }
  return """
    A label follows the table of a contacts screen. The user tapped Cleo, and she was selected. The \
    label shows \(cast.quoted(text)), and should show "Cleo". A table posts a notification when \
    another row is selected. Its documentation has the name.
    """
}

func follows(_ cast: Cast) -> String? {
  let names = Names(cast.names)
  let table = names.table()
  let label = NameLabel(of: table)
  for (row, name) in [(1, "Bob"), (2, "Cleo")] {
    table.tapRow(at: row)
    let text: String = label.text
    guard text != cast.names[row] else { continue }
    return """
      A table has no delegate and no contacts controller, only a source with three names. A label \
      follows it. The user tapped \(name), and the label shows \(cast.quoted(text)). It should \
      show "\(name)". The table itself knows its selected row and its cells.
      """
  }
  return nil
}
