/// A telephone exchange, with one operator on duty at a time.
open class Exchange: Announcer {
  /// The name.
  public var name: String {
    willSet { willChange("name") }
    didSet { didChange("name") }
  }

  /// The operator who connects the calls at the moment.
  public var onDuty: Operator? {
    willSet { willChange("onDuty") }
    didSet { didChange("onDuty") }
  }

  /// One computed line about the exchange: `"North: Ann, lit"`, or `"North: nobody"`.
  open var status: String {
    guard let onDuty else { return "\(name): nobody" }
    return "\(name): \(onDuty.name), \(onDuty.desk?.lamp ?? "no desk")"
  }

  /// Creates an exchange.
  public init(name: String, onDuty: Operator? = nil) {
    (self.name, self.onDuty) = (name, onDuty)
  }

  /// The keys are "name", "onDuty" and "status".
  open override func value(of key: String) -> Any? {
    switch key {
    case "name": name
    case "onDuty": onDuty
    case "status": status
    default: super.value(of: key)
    }
  }

  /// The paths to the parts of "status".
  open override class func keyPathsForValuesAffecting(_ key: String) -> Set<String> {
    let affecting = super.keyPathsForValuesAffecting(key)
    guard key == "status" else { return affecting }
    return affecting.union(["name", "onDuty.name", "onDuty.desk.lamp"])
  }
}
