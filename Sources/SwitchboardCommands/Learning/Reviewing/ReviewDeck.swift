import Foundation

/// All cards of a learner.
struct ReviewDeck: Sendable {
  /// The number of questions in one review, about a minute each.
  static let hand = 2

  /// All cards, in no particular order.
  let cards: [ReviewCard]

  init(_ cards: [ReviewCard]) { self.cards = cards }

  /// Returns the cards due at a time, longest due first; among equals, the least known first.
  func due(at time: Date) -> [ReviewCard] {
    cards.enumerated().filter { $0.element.due <= time }
      .sorted {
        ($0.element.due, $0.element.box.number, $0.offset)
          < ($1.element.due, $1.element.box.number, $1.offset)
      }
      .map(\.element)
  }

  /// The time at which the next card is due; nil if there are no cards.
  var next: Date? { cards.map(\.due).min() }
}
