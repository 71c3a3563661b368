import MiniCocoa
import Saleroom

/// Opens the sale of a lot. It doesn't keep the bank alive.
@MainActor
public func makeSale(of lot: String, bank: Bank, book: Book) -> (any Sale)? {
  Room(of: lot, bank: bank, book: book)
}

/// The room of one sale: it keeps the listeners, and each one its token.
@MainActor
final class Room: Sale {
  private let auction: Auction
  private let clerk: Clerk
  private var displays: [Display] = []
  private var orders: [Order] = []

  init(of lot: String, bank: Bank, book: Book) {
    auction = Auction(of: lot) { [weak bank] bid in
      bank?.covers(bid.sum, of: bid.bidder) ?? true
    }
    clerk = Clerk(book, of: auction)
  }

  func bid(_ sum: Int, by bidder: String) -> Bool {
    auction.take(Bid(sum: sum, bidder: bidder))
  }

  func takeOrder(of bidder: String, upTo limit: Int) {
    let order = Order(of: bidder, upTo: limit)
    orders.append(order)
    order.follow(auction)
  }

  func hang(_ panel: Panel) {
    takeDown(panel)
    let display = Display(panel, of: auction)
    if !auction.isOver { displays.append(display) }
  }

  func takeDown(_ panel: Panel) {
    displays.removeAll { $0.panel === panel }
  }

  func strike() {
    auction.strike()
    displays = []
    orders = []
  }
}
