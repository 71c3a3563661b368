import MiniCocoa

/// An order that knows how it looks in a list.
struct OrderRow: Equatable {
  let number: Int
  let text: String
  let detail: String

  init(_ order: Order) {
    number = order.number
    text = "#\(order.number) \(order.customer)"
    let cents = order.amount % 100
    detail = "\(order.state), \(order.amount / 100).\(cents < 10 ? "0" : "")\(cents)"
  }

  /// Two rows are equal if they are about the same order.
  static func == (one: OrderRow, other: OrderRow) -> Bool {
    one.number == other.number
  }

  func makeCell() -> TableViewCell {
    TableViewCell(text, detail: detail)
  }
}
