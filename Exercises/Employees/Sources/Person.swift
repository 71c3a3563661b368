import MiniCocoa

/// A person that works for a company, or leads it.
public final class Person: KVObject {
  /// What people call the person.
  public let name: String

  /// Creates a person of this name.
  public init(name: String) {
    self.name = name
    super.init()
  }
}
