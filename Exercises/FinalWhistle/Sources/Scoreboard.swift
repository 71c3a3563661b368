import Observation

/// A board at the edge of the field.
@MainActor
public final class Scoreboard {
  /// The lines that the board has shown, the newest last.
  public internal(set) var lines: [String] = []

  /// How often the horn has sounded.
  public internal(set) var horns = 0

  /// Creates a board that has shown nothing, and has been silent.
  public init() {}

  /// Shows the scores of a match until it's over.
  public func follow(_ scores: Observations<Score, Never>) async {
    // TODO: 3. Wait for each score, and show it.
    // TODO: 4. Sound the horn for each goal.
    // TODO: 5. Stop after the last score.
  }
}
