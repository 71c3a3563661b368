import MiniCocoa
import Saleroom

/// Writes the book. An order that bids while others read makes a second change inside the first one.
/// So the clerk compares the journal with its own book, and ignores the change.
@MainActor
final class Clerk {
  private let book: Book
  private var written = 0
  private var token: KeyValueObservation?

  init(_ book: Book, of auction: Auction) {
    self.book = book
    token = auction.observe { [weak self, weak auction] in
      if let auction { self?.write(auction) }
    }
  }

  private func write(_ auction: Auction) {
    while written < auction.journal.entries.count {
      let entry = auction.journal.entries[written]
      written += 1
      switch entry {
      case .bid(let bid): book.write("\(bid.bidder) \(bid.sum)")
      case .loss(let bidder): book.write("\(bidder) gives up")
      case .end: book.write(auction.result)
      }
    }
  }
}

/// Shows on a panel how the sale stands.
@MainActor
final class Display {
  let panel: Panel
  private var token: KeyValueObservation?

  init(_ panel: Panel, of auction: Auction) {
    self.panel = panel
    panel.text = auction.standing
    token = auction.observe { [weak auction] in
      if let auction { panel.text = auction.standing }
    }
  }
}

/// Bids for somebody who isn't there, until the limit.
@MainActor
final class Order {
  private let bidder: String
  private let limit: Int
  private var token: KeyValueObservation?

  init(of bidder: String, upTo limit: Int) {
    self.bidder = bidder
    self.limit = limit
  }

  func follow(_ auction: Auction) {
    token = auction.observe { [weak self, weak auction] in
      if let self, let auction { react(to: auction) }
    }
    react(to: auction)
  }

  /// Bids ten more than the highest bid if that is somebody else's, or gives up.
  private func react(to auction: Auction) {
    guard token != nil, !auction.isOver, auction.highest?.bidder != bidder else { return }
    let bid = Bid(sum: (auction.highest?.sum ?? 0) + 10, bidder: bidder)
    if bid.sum <= limit, auction.take(bid) { return }
    // First, or its own loss would call it again.
    token = nil
    auction.lose(bidder)
  }
}
