import MiniCocoa

/// Somebody who may lead a company.
public final class Person: KVObject {
  /// The person's name.
  @Dynamic public var name: String

  /// The person's tasks.
  @Dynamic public var tasks: [String] = []

  /// Creates a person with this name, and with nothing to do.
  public init(name: String) {
    self.name = name
    super.init()
  }
}
