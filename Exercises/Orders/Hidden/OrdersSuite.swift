import Checking
import MiniCocoa
import Testing

import struct Orders.Order
import class Orders.OrderTable

@Suite struct OrdersSuite {
  @Test func reportIsGone() {
    judge(showsStates)
  }

  @Test func everyChangeIsShown() {
    judge(after: [showsStates]) { shop in
      shop.table.show([order(1), order(2)])
      shop.table.show([order(1, customer: "Zoe"), order(2, amount: 705)])
      let texts = shop.texts
      guard texts != ["#1 Zoe / packed, 12.00", "#2 Ann / packed, 7.05"] else { return nil }
      return """
        Order 1 got another customer, and order 2 another amount. The screen should have \
        "#1 Zoe / packed, 12.00" and "#2 Ann / packed, 7.05". The state isn't all that a row shows.
        """
    }
  }

  @Test func selectionStays() {
    judge(after: [showsStates]) { shop in
      shop.table.show([order(1), order(2)])
      shop.table.select(row: 1)
      let before: Int? = shop.table.selectedRow
      shop.table.show([order(1), order(2, state: "shipped")])
      let after: Int? = shop.table.selectedRow
      guard before != 1 || after != 1 else { return nil }
      return """
        The user selected the second of two orders, and then its state changed. \
        \(before == 1 ? "Now it isn't selected any more" : "It wasn't selected at all"). It's the \
        same order, so it should stay selected, as before your change.
        """
    }
  }

  @Test func selectionFollows() {
    judge(after: [showsStates]) { shop in
      shop.table.show([order(1), order(2), order(3)])
      let none: Int? = shop.table.selectedRow
      shop.table.select(row: 1)
      // Another check judges whether a selection stays.
      guard shop.table.selectedRow == 1 else {
        leavesUnjudged()
        return nil
      }
      shop.table.show([order(3), order(1), order(2)])
      let moved: Int? = shop.table.selectedRow
      shop.table.show([order(3), order(1)])
      let gone: Int? = shop.table.selectedRow
      guard none != nil || moved != 2 || gone != nil else { return nil }
      return """
        The user selected the second of three orders. It moved to the end, and later it was removed. \
        The selection should be in no row before, in the third row then, and in no row at the end.
        """
    }
  }

  @Test func otherCellsStay() {
    judge(after: [showsStates]) { shop in
      shop.table.show([order(1), order(2), order(3)])
      let before = shop.table.cells.map(identity)
      shop.table.show([order(1), order(2, state: "shipped"), order(3)])
      let after = shop.table.cells.map(identity)
      guard before.count == 3, after.count == 3 else { return "Three orders should have 3 cells." }
      guard before[0] != after[0] || before[2] != after[2] else { return nil }
      return """
        The second of three orders changed, and others got new cells as well. Making a cell is \
        expensive: rows that look the same should keep theirs.
        """
    }
  }
}

// MARK: - Stories

private func order(
  _ number: Int, customer: String = "Ann", amount: Int = 1200, state: String = "packed"
) -> Order {
  Order(number: number, customer: customer, amount: amount, state: state)
}

private final class Shop {
  let table = OrderTable()

  /// The texts on the screen: `"#1 Ann / packed, 12.00"`.
  var texts: [String] {
    let cells: [TableViewCell] = table.cells
    return cells.map { "\($0.text) / \($0.detail ?? "")" }
  }
}

/// A complaint; nil if all is well.
private typealias Story = (Shop) -> String?

private func showsStates(_ shop: Shop) -> String? {
  shop.table.show([order(1), order(2)])
  guard shop.texts == ["#1 Ann / packed, 12.00", "#2 Ann / packed, 12.00"] else {
    return """
      Two orders came in. The screen should have the rows "#1 Ann / packed, 12.00" and \
      "#2 Ann / packed, 12.00", as before your change.
      """
  }
  for state in ["shipped", "returned"] {
    shop.table.show([order(1), order(2, state: state)])
    guard shop.texts == ["#1 Ann / packed, 12.00", "#2 Ann / \(state), 12.00"] else {
      return """
        Order 2 is \(state), and the screen doesn't say so. Its second row should be \
        "#2 Ann / \(state), 12.00". The list has received the new order: how does it decide that a \
        row needs a new cell?
        """
    }
  }
  return nil
}

/// Plays a story; if one of those `before` it goes wrong, there is nothing to judge yet.
private func judge(after before: [Story] = [], _ story: Story) {
  guard before.allSatisfy({ $0(Shop()) == nil }) else { return }
  let complaint = story(Shop())
  guard let complaint else { return }
  Issue.record(Comment(rawValue: complaint))
}
