import Checking
import Saleroom
import Testing

import func AuctionNight.makeSale

/// One sale, with everything that the house provides.
@MainActor
final class Evening {
  let sale: any Sale
  let book: Book
  private(set) var bank: Bank?

  /// Nil as long as the learner's function makes no sale.
  init?(of lot: String = "Violin", bank: Bank = Bank(), book: Book = Book()) {
    guard let sale = makeSale(of: lot, bank: bank, book: book) else { return nil }
    (self.sale, self.bank, self.book) = (sale, bank, book)
  }

  /// Bids, and lets every listener react to it.
  @discardableResult
  func bid(_ sum: Int, by bidder: String) async -> Bool {
    let counts: Bool = sale.bid(sum, by: bidder)
    await settle()
    return counts
  }

  func order(of bidder: String, upTo limit: Int) async {
    sale.takeOrder(of: bidder, upTo: limit)
    await settle()
  }

  /// Hangs up a new panel.
  func hang() async -> Panel {
    let panel = Panel()
    sale.hang(panel)
    await settle()
    return panel
  }

  func takeDown(_ panel: Panel) async {
    sale.takeDown(panel)
    await settle()
  }

  func strike() async {
    sale.strike()
    await settle()
  }

  /// The bank and the sale, held weakly.
  func sceneOfBank() -> Scene {
    var scene = Scene(["the sale": sale])
    if let bank { scene.note(bank, as: "the bank") }
    return scene
  }

  func sendBankHome() async {
    bank = nil
    await settle()
  }

  var lines: [String] { book.lines }
}

/// Lets every task that can continue do so, by yielding the main actor. It does not sleep.
@MainActor
func settle() async {
  for _ in 0..<200 { await Task.yield() }
}

/// The message of a check as long as there is no sale.
let noSale: Comment = """
  `makeSale(of:bank:book:)` returns nil, so there's no sale yet. Begin with a class that adopts `Sale`, \
  and return an object of it.
  """

/// Whether an ordinary valid bid counts. Without that, other checks have nothing to judge.
@MainActor
func takesBids() async -> Bool {
  guard let evening = Evening() else { return false }
  let counts = await evening.bid(50, by: "Ann")
  return counts && evening.lines == ["Ann 50"]
}

/// Whether a sale asks its bank about a bid of 50 by Ann.
@MainActor
func asksBank(of evening: Evening) async -> Bool {
  await evening.bid(50, by: "Ann")
  return evening.bank?.questions.contains("Ann 50") == true
}

/// Whether a panel shows a bid.
@MainActor
func showsBids() async -> Bool {
  guard let evening = Evening() else { return false }
  let panel = await evening.hang()
  await evening.bid(50, by: "Ann")
  return panel.text == "Violin: 50, Ann"
}

/// Whether an order outbids the highest bidder.
@MainActor
func ordersBid() async -> Bool {
  guard let evening = Evening() else { return false }
  await evening.bid(50, by: "Ann")
  await evening.order(of: "Cy", upTo: 90)
  return evening.lines == ["Ann 50", "Cy 60"]
}

/// The sum in a panel's text, as in "Violin: 50, Ann"; nil if there is none.
func sum(in text: String) -> Int? {
  Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
}

func unforeseenSum() -> Int { 10 * Int.random(in: 11...99) }

extension [String] {
  /// The lines for a message, quoted: none of them is hidden, as the house's parts wrote them.
  var listed: String { isEmpty ? "nothing" : map { "\"\($0)\"" }.joined(separator: ", ") }
}
