import Saleroom

/// Opens the sale of a lot. It doesn't keep the bank alive.
@MainActor
public func makeSale(of lot: String, bank: Bank, book: Book) -> (any Sale)? {
  Room(of: lot, bank: bank, book: book)
}

/// The room of one sale: each listener is a loop that reads its own stream.
@MainActor
final class Room: Sale {
  private let auctioneer: Auctioneer
  private var displays: [ObjectIdentifier: Work] = [:]

  init(of lot: String, bank: Bank, book: Book) {
    auctioneer = Auctioneer(of: lot) { [weak bank] bid in
      bank?.covers(bid.sum, of: bid.bidder) ?? true
    }
    let events = auctioneer.events()
    _ = Work {
      for await event in events { book.write(event.line) }
    }
  }

  func bid(_ sum: Int, by bidder: String) -> Bool {
    auctioneer.take(Bid(sum: sum, bidder: bidder))
  }

  func takeOrder(of bidder: String, upTo limit: Int) {
    let events = auctioneer.events()
    _ = Work { [weak auctioneer] in
      guard auctioneer?.bids(for: bidder, upTo: limit) == true else { return }
      for await _ in events {
        guard auctioneer?.bids(for: bidder, upTo: limit) == true else { return }
      }
    }
  }

  func hang(_ panel: Panel) {
    takeDown(panel)
    panel.text = auctioneer.standing
    let (lot, events) = (auctioneer.lot, auctioneer.events())
    displays[ObjectIdentifier(panel)] = Work {
      for await event in events {
        if let text = event.text { panel.text = "\(lot): \(text)" }
      }
    }
  }

  func takeDown(_ panel: Panel) {
    displays.removeValue(forKey: ObjectIdentifier(panel))?.cancel()
  }

  func strike() { auctioneer.strike() }
}
