import MiniCocoa

/// Somebody who works for a company.
public final class Person: KVObject {
  /// The person's name.
  public let name: String

  /// Creates a person with this name.
  public init(name: String) {
    self.name = name
    super.init()
  }
}
