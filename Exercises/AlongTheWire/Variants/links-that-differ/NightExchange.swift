/// An exchange with an alarm clock for the night, which its status shows, too.
public final class NightExchange: Exchange {
  /// When it rings.
  public var alarm = "never" {
    willSet { willChange("alarm") }
    didSet { didChange("alarm") }
  }

  /// The status of every exchange, and the alarm: `"North: Ann, lit, alarm 6:00"`.
  public override var status: String { "\(super.status), alarm \(alarm)" }

  /// The keys of every exchange, and "alarm".
  public override func value(of key: String) -> Any? {
    key == "alarm" ? alarm : super.value(of: key)
  }

  /// The paths to the parts of "status", and one more part here.
  public override class func keyPathsForValuesAffecting(_ key: String) -> Set<String> {
    let affecting = super.keyPathsForValuesAffecting(key)
    return key == "status" ? affecting.union(["alarm"]) : affecting
  }
}
