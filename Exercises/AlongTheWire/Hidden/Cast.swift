import class AlongTheWire.Announcer
import class AlongTheWire.Desk
import class AlongTheWire.Exchange
import class AlongTheWire.Operator

/// A model of the suite's own, which announces each set.
class Model: Announcer {
  private var values: [String: Any]

  init(_ values: [String: Any] = [:]) { self.values = values }

  override func value(of key: String) -> Any? { values[key] }

  final func set(_ value: Any?, for key: String) {
    willChange(key)
    store(value, for: key)
    didChange(key)
  }

  /// Changes a value and announces nothing.
  final func store(_ value: Any?, for key: String) { values[key] = value }

  final func text(of key: String) -> String { value(of: key) as? String ?? "nothing" }
}

/// A model with computed values.
class Sign: Model {
  override func value(of key: String) -> Any? {
    switch key {
    case "label": "<\(text(of: "name"))>"
    case "headline": "\(text(of: "label"))!"
    case "panel": "[\((value(of: "desk") as? Model)?.text(of: "lamp") ?? "nothing")]"
    case "pair":
      (value(of: "desk") as? Model).map { "\($0.text(of: "name"))/\($0.text(of: "lamp"))" }
    case "low", "high": super.value(of: "level")
    case "best": super.value(of: text(of: "choice"))
    default: super.value(of: key)
    }
  }

  override class func keyPathsForValuesAffecting(_ key: String) -> Set<String> {
    let affecting = super.keyPathsForValuesAffecting(key)
    return switch key {
    case "label": affecting.union(["name"])
    case "headline": affecting.union(["label"])
    case "panel": affecting.union(["desk.lamp"])
    case "pair": affecting.union(["desk.name", "desk.lamp"])
    case "best": affecting.union(["choice", "left", "right"])
    case "low": affecting.union(["high"])
    case "high": affecting.union(["low", "level"])
    default: affecting
    }
  }
}

/// An exchange with Ann on duty, at a desk whose lamp is dark.
struct Place {
  let desk = Desk(lamp: "dark")
  let ann: Operator
  let exchange: Exchange

  init() {
    ann = Operator(name: "Ann", desk: desk)
    exchange = Exchange(name: "North", onDuty: ann)
  }
}

/// The key path to the lamp of an exchange.
let toTheLamp = "onDuty.desk.lamp"

/// Whether the old way is forgotten when another one is laid.
func forgets() -> Bool {
  let (place, journal) = (Place(), Journal())
  journal.ear("Zoe").listen(to: place.exchange, along: toTheLamp)
  place.exchange.onDuty = Operator(name: "Bob", desk: Desk(lamp: "blinking"))
  journal.clear()
  place.desk.lamp = "lit"
  return journal.lines.isEmpty
}
