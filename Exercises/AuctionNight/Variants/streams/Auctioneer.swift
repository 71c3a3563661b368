/// A sum, and who bids it.
struct Bid: Sendable {
  let sum: Int
  let bidder: String
}

/// An event in a sale, with all that a reader needs later.
enum Event: Sendable {
  case bid(Bid)
  case loss(String)
  case end(Bid?)

  /// Its line in the book.
  var line: String {
    switch self {
    case .bid(let bid): "\(bid.bidder) \(bid.sum)"
    case .loss(let bidder): "\(bidder) gives up"
    case .end(let bid?): "sold to \(bid.bidder) for \(bid.sum)"
    case .end(nil): "not sold"
    }
  }

  /// The text of a panel after it; nil if the panel stays as it is.
  var text: String? {
    switch self {
    case .bid(let bid): "\(bid.sum), \(bid.bidder)"
    case .loss: nil
    case .end: line
    }
  }
}

/// Takes bids for one lot, and passes what happens to each stream.
@MainActor
final class Auctioneer {
  let lot: String
  private(set) var highest: Bid?
  private(set) var isOver = false
  private let mayTake: (Bid) -> Bool
  private var readers: [AsyncStream<Event>.Continuation] = []

  init(of lot: String, mayTake: @escaping (Bid) -> Bool) {
    self.lot = lot
    self.mayTake = mayTake
  }

  /// A stream doesn't end because nobody can write into it any more.
  deinit {
    for reader in readers { reader.finish() }
  }

  /// A new stream of all that happens from now on.
  func events() -> AsyncStream<Event> {
    let (stream, reader) = AsyncStream.makeStream(of: Event.self)
    if isOver { reader.finish() } else { readers.append(reader) }
    return stream
  }

  /// Takes a bid, and returns whether it counts.
  func take(_ bid: Bid) -> Bool {
    guard !isOver, bid.sum > highest?.sum ?? 0, mayTake(bid) else { return false }
    highest = bid
    send(.bid(bid))
    return true
  }

  /// Bids ten more if the highest bid is somebody else's. Returns whether to go on.
  func bids(for bidder: String, upTo limit: Int) -> Bool {
    guard !isOver else { return false }
    guard highest?.bidder != bidder else { return true }
    let bid = Bid(sum: (highest?.sum ?? 0) + 10, bidder: bidder)
    if bid.sum <= limit, take(bid) { return true }
    send(.loss(bidder))
    return false
  }

  /// Ends the sale, and every stream.
  func strike() {
    guard !isOver else { return }
    isOver = true
    send(.end(highest))
    for reader in readers { reader.finish() }
    readers = []
  }

  /// The text of a panel now.
  var standing: String {
    let text = isOver ? Event.end(highest).text : highest.flatMap { Event.bid($0).text }
    return "\(lot): \(text ?? "no bid")"
  }

  /// Forgets the streams that somebody has left.
  private func send(_ event: Event) {
    readers.removeAll { reader in
      if case .terminated = reader.yield(event) { true } else { false }
    }
  }
}
