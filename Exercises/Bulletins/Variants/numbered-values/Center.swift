/// A registration; it is the same one as another if it has the same number.
struct Registration {
  let number: Int
  weak var observer: AnyObject?
  let name: String?
  /// Nil if it is for everybody.
  let sender: Sender?
  /// Nil if the observer is a listener.
  let closure: ((Bulletin) -> Void, Token)?

  struct Sender {
    weak var object: AnyObject?
  }

  var hasGone: Bool {
    if let sender, sender.object == nil { return true }
    return observer == nil
  }

  func wants(_ bulletin: Bulletin) -> Bool {
    if hasGone { return false }
    if let name, name != bulletin.name { return false }
    if let sender, sender.object !== bulletin.object { return false }
    return true
  }

  func tell(_ bulletin: Bulletin) {
    if let (closure, _) = closure {
      closure(bulletin)
    } else {
      (observer as? any Listener)?.hear(bulletin)
    }
  }
}

/// Delivers bulletins to all that have registered for them.
public final class Center {
  private var registrations: [Registration] = []
  private var number = 0

  /// Creates a centre without registrations.
  public init() {}

  private func add(
    _ observer: AnyObject, _ name: String?, _ object: AnyObject?,
    _ closure: ((Bulletin) -> Void, Token)?
  ) {
    number += 1
    let sender = object.map { Registration.Sender(object: $0) }
    registrations.append(
      Registration(
        number: number, observer: observer, name: name, sender: sender, closure: closure))
  }

  /// Registers a listener for a name and an object; nil means any.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    add(listener, name, object, nil)
  }

  /// Registers a closure for a name and an object; nil means any.
  public func addObserver(
    forName name: String?, object: AnyObject?, using closure: @escaping (Bulletin) -> Void
  ) -> Token {
    let token = Token()
    add(token, name, object, (closure, token))
    return token
  }

  /// Delivers a bulletin, and returns when all have received it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    keep(registrations.filter { !$0.hasGone })
    let bulletin = Bulletin(name: name, object: object, info: info)
    for one in registrations where one.wants(bulletin) {
      if registrations.map(\.number).contains(one.number) { one.tell(bulletin) }
    }
  }

  /// Removes the registrations of a listener, or of a token: those for this name and this object.
  ///
  /// If the name or the object is nil, it does not matter.
  public func removeObserver(
    _ observer: AnyObject, name: String? = nil, object: AnyObject? = nil
  ) {
    var rest: [Registration] = []
    for one in registrations {
      let isHers = one.observer === observer
      let isName = name == nil || one.name == name
      let isObject = object == nil || one.sender?.object === object
      if !(isHers && isName && isObject) { rest.append(one) }
    }
    keep(rest)
  }

  private func keep(_ rest: [Registration]) {
    // The others go when this returns.
    let all = registrations
    registrations = rest
    _ = consume all
  }
}
