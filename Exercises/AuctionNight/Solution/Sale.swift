import Saleroom

/// Opens the sale of a lot. It doesn't keep the bank alive.
@MainActor
public func makeSale(of lot: String, bank: Bank, book: Book) -> (any Sale)? {
  Room(of: lot, bank: bank, book: book)
}

/// The room of one sale: it makes the objects and connects them.
///
/// It keeps the auctioneer, who keeps the listeners. None of these keeps anything on the left.
@MainActor
final class Room: Sale {
  private let auctioneer: Auctioneer

  init(of lot: String, bank: Bank, book: Book) {
    auctioneer = Auctioneer(of: lot)
    auctioneer.delegate = bank
    auctioneer.add(Clerk(book))
  }

  func bid(_ sum: Int, by bidder: String) -> Bool {
    auctioneer.take(Bid(sum: sum, bidder: bidder))
  }

  func takeOrder(of bidder: String, upTo limit: Int) {
    let order = Order(of: bidder, upTo: limit)
    auctioneer.add(order)
    order.bid(at: auctioneer)
  }

  func hang(_ panel: Panel) {
    auctioneer.add(Display(panel, of: auctioneer))
  }

  func takeDown(_ panel: Panel) {
    auctioneer.removeListeners { ($0 as? Display)?.panel === panel }
  }

  func strike() { auctioneer.strike() }
}
