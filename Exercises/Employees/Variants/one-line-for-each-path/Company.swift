import MiniCocoa

/// A company: the people it employs, and the person that leads it.
///
/// It knows nothing of screens.
public final class Company: KVObject {
  /// The people it employs, in the order in which they were hired.
  @Dynamic public private(set) var employees: [Person] = []

  /// The chief executive; nil while there is none.
  @Dynamic public var ceo: Person?

  /// Creates a company without employees and without a chief executive.
  public override init() {
    super.init()
  }

  /// Employs one more person.
  public func hire(_ person: Person) {
    employees.append(person)
  }

  /// Employs a person no longer.
  public func dismiss(_ person: Person) {
    employees.removeAll { $0 === person }
  }
}
