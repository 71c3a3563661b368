import Foundation

/// All cards of a learner.
package struct ReviewDeck: Sendable {
  /// How many questions are asked at a time: two of a minute each.
  package static let hand = 2

  /// All cards, in no order.
  package let cards: [ReviewCard]

  /// A deck of these cards.
  package init(_ cards: [ReviewCard]) { self.cards = cards }

  /// What is due at a time, the longest due first; of what has been due as long, what is known
  /// least.
  package func due(at time: Date) -> [ReviewCard] {
    cards.enumerated().filter { $0.element.due <= time }
      .sorted {
        ($0.element.due, $0.element.box.number, $0.offset)
          < ($1.element.due, $1.element.box.number, $1.offset)
      }
      .map(\.element)
  }

  /// When something is due next; nil if there is nothing to be asked.
  package var next: Date? { cards.map(\.due).min() }
}
