import MiniCocoa

/// A sum, and who bids it.
struct Bid {
  let sum: Int
  let bidder: String
}

/// An event in a sale.
enum Entry {
  case bid(Bid)
  case loss(String)
  case end
}

/// The model: all that has happened, and what follows from it. It knows nobody who reads it.
@MainActor
final class Auction {
  /// The one property that is observed.
  final class Journal: KVObject {
    @Dynamic var entries: [Entry] = []
  }

  let lot: String
  let journal = Journal()
  private(set) var highest: Bid?
  private(set) var isOver = false
  private let mayTake: (Bid) -> Bool

  init(of lot: String, mayTake: @escaping (Bid) -> Bool) {
    self.lot = lot
    self.mayTake = mayTake
  }

  /// Takes a bid, and returns whether it counts.
  func take(_ bid: Bid) -> Bool {
    guard !isOver, bid.sum > highest?.sum ?? 0, mayTake(bid) else { return false }
    highest = bid
    note(.bid(bid))
    return true
  }

  /// Lets a bidder go who won't bid any more.
  func lose(_ bidder: String) { note(.loss(bidder)) }

  /// Ends the sale.
  func strike() {
    guard !isOver else { return }
    isOver = true
    note(.end)
  }

  /// A reader may note something as well: so no access to the array lasts while they read.
  private func note(_ entry: Entry) { journal.entries = journal.entries + [entry] }

  /// How the sale has ended.
  var result: String {
    highest.map { "sold to \($0.bidder) for \($0.sum)" } ?? "not sold"
  }

  /// The text of a panel.
  var standing: String {
    if isOver { return "\(lot): \(result)" }
    return "\(lot): " + (highest.map { "\($0.sum), \($0.bidder)" } ?? "no bid")
  }

  /// Observes the journal; it ends with the token.
  func observe(_ read: @escaping @MainActor () -> Void) -> KeyValueObservation {
    journal.observe(\.entries, options: []) { _, _ in MainActor.assumeIsolated { read() } }
  }
}
