/// Somebody who connects calls, at one desk or another.
public final class Operator: Announcer {
  /// The person's name.
  public var name: String {
    willSet { willChange("name") }
    didSet { didChange("name") }
  }

  /// Where the person sits; nil during a break.
  public var desk: Desk? {
    willSet { willChange("desk") }
    didSet { didChange("desk") }
  }

  /// Creates an operator.
  public init(name: String, desk: Desk? = nil) {
    (self.name, self.desk) = (name, desk)
  }

  /// The keys are "name" and "desk".
  public override func value(of key: String) -> Any? {
    switch key {
    case "name": name
    case "desk": desk
    default: super.value(of: key)
    }
  }
}
