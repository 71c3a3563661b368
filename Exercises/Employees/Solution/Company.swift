import MiniCocoa

/// A company: the people it employs, and the person who leads it.
///
/// It doesn't know any screens.
public final class Company: KVObject {
  /// The people it employs, in the order in which they were hired.
  @Dynamic public private(set) var employees: [Person] = []

  /// The chief executive; nil while there is none.
  @Dynamic public var ceo: Person?

  /// Creates a company without employees and without a chief executive.
  public override init() {
    super.init()
  }

  /// Hires one more person.
  public func hire(_ person: Person) {
    employees.append(person)
  }

  /// Dismisses a person.
  public func dismiss(_ person: Person) {
    employees.removeAll { $0 === person }
  }
}
