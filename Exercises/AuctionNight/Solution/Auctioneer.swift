/// A sum, and who bids it.
struct Bid: CustomStringConvertible {
  let sum: Int
  let bidder: String

  var description: String { "\(sum), \(bidder)" }
}

/// The question that an auctioneer asks before a bid counts.
@MainActor
protocol AuctioneerDelegate: AnyObject {
  func auctioneer(_ auctioneer: Auctioneer, shouldTake bid: Bid) -> Bool
}

/// All that an auctioneer tells the room. Each listener needs only some of it.
@MainActor
protocol AuctioneerListener: AnyObject {
  func auctioneer(_ auctioneer: Auctioneer, didTake bid: Bid)
  func auctioneer(_ auctioneer: Auctioneer, didLose bidder: String)
  func auctioneerDidStrike(_ auctioneer: Auctioneer)
}

extension AuctioneerListener {
  func auctioneer(_ auctioneer: Auctioneer, didTake bid: Bid) {}
  func auctioneer(_ auctioneer: Auctioneer, didLose bidder: String) {}
  func auctioneerDidStrike(_ auctioneer: Auctioneer) {}
}

/// Takes bids for one lot, and tells the room.
@MainActor
final class Auctioneer {
  let lot: String
  private(set) var highest: Bid?
  private(set) var isOver = false
  weak var delegate: (any AuctioneerDelegate)?

  private var listeners: [any AuctioneerListener] = []
  private var waiting: [(any AuctioneerListener) -> Void] = []

  init(of lot: String) { self.lot = lot }

  /// Takes a bid, and returns whether it counts.
  func take(_ bid: Bid) -> Bool {
    guard !isOver, bid.sum > highest?.sum ?? 0 else { return false }
    guard delegate?.auctioneer(self, shouldTake: bid) ?? true else { return false }
    highest = bid
    tell { $0.auctioneer(self, didTake: bid) }
    return true
  }

  /// Lets a bidder go who won't bid any more.
  func lose(_ bidder: String) {
    tell { $0.auctioneer(self, didLose: bidder) }
  }

  /// Ends the sale. After that, nobody listens any more.
  func strike() {
    isOver = true
    tell { $0.auctioneerDidStrike(self) }
    listeners = []
  }

  // MARK: - Listeners

  func add(_ listener: any AuctioneerListener) {
    if !isOver { listeners.append(listener) }
  }

  func removeListeners(where isMeant: (any AuctioneerListener) -> Bool) {
    listeners.removeAll(where: isMeant)
  }

  /// Tells everybody. A listener may bid while it's told: then all hear this message first.
  private func tell(_ message: @escaping (any AuctioneerListener) -> Void) {
    waiting.append(message)
    guard waiting.count == 1 else { return }
    while let next = waiting.first {
      for listener in listeners { next(listener) }
      waiting.removeFirst()
    }
  }
}
