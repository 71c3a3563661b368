import Foundation

/// One of Leitner's five boxes: how well something is known, and so when it comes up again.
///
/// Source: Sebastian Leitner, "So lernt man lernen" (Herder, 1972).
package struct LeitnerBox: Hashable, Sendable {
  /// The last box.
  package static let last = LeitnerBox(number: 5)
  /// Where everything begins.
  package static let first = LeitnerBox(number: 1)

  private static let day: TimeInterval = 86_400

  /// 1 to 5.
  package let number: Int

  /// The box of this number, or the nearest that there is.
  package init(number: Int) { self.number = min(max(1, number), 5) }

  /// How long something stays in it: 1, 2, 4, 8, 16 days, in seconds.
  package var interval: TimeInterval { Self.day * Double(1 << (number - 1)) }

  /// Where something goes from here: one box up, back to the first, or nowhere.
  package func after(_ outcome: ReviewOutcome) -> LeitnerBox {
    switch outcome {
    case .right: LeitnerBox(number: number + 1)
    case .wrong: .first
    case .passedOver: self
    }
  }

  /// When something is asked again that is in this box after an outcome: what nobody answered, a
  /// day later.
  package func due(after outcome: ReviewOutcome, at time: Date) -> Date {
    time + (outcome == .passedOver ? Self.day : interval)
  }
}
