import MiniCocoa

/// A person that may lead a company.
public final class Person: KVObject {
  /// What people call the person.
  @Dynamic public var name: String

  /// What the person has to do.
  @Dynamic public var tasks: [String] = []

  /// Creates a person of this name, with nothing to do.
  public init(name: String) {
    self.name = name
    super.init()
  }
}
