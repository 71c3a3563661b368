import Foundation

/// One of Leitner's five boxes: how well something is known, and so when it comes up again.
///
/// Source: Sebastian Leitner, "So lernt man lernen" (Herder, 1972).
struct LeitnerBox: Hashable, Sendable {
  /// The box in which every card begins.
  static let first = LeitnerBox(number: 1)

  private static let day: TimeInterval = 86_400

  /// The number, from 1 to 5.
  let number: Int

  /// Creates the box with this number, or the nearest one that exists.
  init(number: Int) { self.number = min(max(1, number), 5) }

  /// The time that a card stays in it, in seconds: 1, 2, 4, 8 or 16 days.
  var interval: TimeInterval { Self.day * Double(1 << (number - 1)) }

  /// Returns the next box of a card: one up, the first, or the same.
  func after(_ outcome: ReviewOutcome) -> LeitnerBox {
    switch outcome {
    case .right: LeitnerBox(number: number + 1)
    case .wrong: .first
    case .passedOver: self
    }
  }

  /// Returns when a card in this box is due after an outcome; an unanswered one is due a day later.
  func due(after outcome: ReviewOutcome, at time: Date) -> Date {
    time + (outcome == .passedOver ? Self.day : interval)
  }
}
