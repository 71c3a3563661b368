import Observation

/// Greets those who are new at a company.
@MainActor
public final class Reception {
  /// The names that were greeted together, the oldest greeting first.
  public internal(set) var greetings: [[String]] = []

  /// Creates a reception that has greeted nobody.
  public init() {}

  /// Greets those who are new at a company, until its task is cancelled.
  public func follow(_ company: Company) async {
    // TODO: 4. Wait for each new state of the list. Who was not there before?
  }
}
