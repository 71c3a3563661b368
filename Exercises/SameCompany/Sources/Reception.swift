import Observation

/// Greets people who are new at a company.
@MainActor
public final class Reception {
  /// The names in each greeting, the oldest greeting first.
  public internal(set) var greetings: [[String]] = []

  /// Creates a reception that has greeted nobody.
  public init() {}

  /// Greets people who are new at a company, until its task is cancelled.
  public func follow(_ company: Company) async {
    // TODO: 4. Wait for each new list. Who wasn't in it before?
  }
}
