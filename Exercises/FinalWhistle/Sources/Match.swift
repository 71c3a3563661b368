import Observation

// TODO: 1. Let others observe a match.
/// A match of two teams.
@MainActor
public final class Match {
  /// The name of the home team.
  public let home: String

  /// The name of the guests.
  public let guests: String

  /// The goals of the home team.
  public internal(set) var homeGoals = 0

  /// The goals of the guests.
  public internal(set) var guestGoals = 0

  /// The player who shot the last goal. Nil after the referee has taken one back.
  public internal(set) var scorer: String?

  /// Whether the referee has ended the match.
  public internal(set) var isOver = false

  /// The minute. It has a separate display, and boards don't show it.
  public var minute = 0

  /// Creates a match without goals.
  public init(home: String, guests: String) {
    self.home = home
    self.guests = guests
  }

  /// The present score.
  public var score: Score {
    Score(
      home: home, guests: guests, homeGoals: homeGoals, guestGoals: guestGoals, scorer: scorer,
      isOver: isOver)
  }

  /// The score now, and after each turn in which it changes.
  public func scores() -> Observations<Score, Never> {
    // TODO: 2. Read the score, and keep no match alive.
    Observations.untilFinished { .finish }
  }

  /// A player shoots a goal.
  public func goal(by player: String, forHome isHome: Bool) {
    if isHome { homeGoals += 1 } else { guestGoals += 1 }
    scorer = player
  }

  /// The referee takes a goal back.
  public func takeBack(forHome isHome: Bool) {
    if isHome { homeGoals -= 1 } else { guestGoals -= 1 }
    scorer = nil
  }

  /// The referee ends the match.
  public func whistle() {
    isOver = true
  }
}
