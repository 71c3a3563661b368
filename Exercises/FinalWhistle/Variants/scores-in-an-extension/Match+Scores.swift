import Observation

extension Match {
  /// The score now, and after each turn in which it changes.
  public func scores() -> Observations<Score, Never> {
    .untilFinished { [weak self] in self.map { .next($0.score) } ?? .finish }
  }
}
