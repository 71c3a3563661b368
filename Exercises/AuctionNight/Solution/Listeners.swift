import Saleroom

/// The bank answers the auctioneer's question.
extension Bank: AuctioneerDelegate {
  func auctioneer(_ auctioneer: Auctioneer, shouldTake bid: Bid) -> Bool {
    covers(bid.sum, of: bid.bidder)
  }
}

/// Writes the book.
final class Clerk: AuctioneerListener {
  private let book: Book

  init(_ book: Book) { self.book = book }

  func auctioneer(_ auctioneer: Auctioneer, didTake bid: Bid) {
    book.write("\(bid.bidder) \(bid.sum)")
  }

  func auctioneer(_ auctioneer: Auctioneer, didLose bidder: String) {
    book.write("\(bidder) gives up")
  }

  func auctioneerDidStrike(_ auctioneer: Auctioneer) {
    book.write(auctioneer.result)
  }
}

/// Shows on a panel how the sale stands.
final class Display: AuctioneerListener {
  let panel: Panel

  init(_ panel: Panel, of auctioneer: Auctioneer) {
    self.panel = panel
    panel.text = auctioneer.standing
  }

  func auctioneer(_ auctioneer: Auctioneer, didTake bid: Bid) {
    panel.text = "\(auctioneer.lot): \(bid)"
  }

  func auctioneerDidStrike(_ auctioneer: Auctioneer) {
    panel.text = auctioneer.standing
  }
}

/// Bids for somebody who isn't there, until the limit.
final class Order: AuctioneerListener {
  private let bidder: String
  private let limit: Int

  init(of bidder: String, upTo limit: Int) {
    self.bidder = bidder
    self.limit = limit
  }

  func auctioneer(_ auctioneer: Auctioneer, didTake bid: Bid) {
    self.bid(at: auctioneer)
  }

  /// Bids ten more than the highest bid if that is somebody else's, or gives up.
  func bid(at auctioneer: Auctioneer) {
    guard !auctioneer.isOver, auctioneer.highest?.bidder != bidder else { return }
    let bid = Bid(sum: (auctioneer.highest?.sum ?? 0) + 10, bidder: bidder)
    if bid.sum <= limit, auctioneer.take(bid) { return }
    auctioneer.removeListeners { $0 === self }
    auctioneer.lose(bidder)
  }
}

extension Auctioneer {
  /// How the sale has ended.
  var result: String {
    highest.map { "sold to \($0.bidder) for \($0.sum)" } ?? "not sold"
  }

  /// The text of a panel.
  var standing: String {
    if isOver { return "\(lot): \(result)" }
    return "\(lot): " + (highest.map { "\($0)" } ?? "no bid")
  }
}
