/// The state of a match at one moment.
public struct Score: Sendable {
  /// The names of the two teams.
  public let home: String, guests: String

  /// The goals of the two teams.
  public let homeGoals: Int, guestGoals: Int

  /// The player who shot the last goal. Nil after the referee has taken one back.
  public let scorer: String?

  /// Whether the referee has ended the match.
  public let isOver: Bool

  /// The goals of both teams together.
  public var goals: Int { homeGoals + guestGoals }

  /// The line for a board: `Reds 1 : 0 Blues (Ann)`.
  public var text: String {
    "\(home) \(homeGoals) : \(guestGoals) \(guests)" + (scorer.map { " (\($0))" } ?? "")
  }

  /// Creates a score.
  public init(
    home: String, guests: String, homeGoals: Int, guestGoals: Int, scorer: String?, isOver: Bool
  ) {
    (self.home, self.guests) = (home, guests)
    (self.homeGoals, self.guestGoals) = (homeGoals, guestGoals)
    (self.scorer, self.isOver) = (scorer, isOver)
  }
}
