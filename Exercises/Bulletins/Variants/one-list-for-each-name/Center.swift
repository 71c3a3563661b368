/// One registration, with its place in the order of all.
final class Registration {
  weak var observer: AnyObject?
  weak var object: AnyObject?
  let isForOneObject: Bool
  let number: Int
  let call: (Bulletin) -> Void
  var token: Token?

  init(
    _ observer: AnyObject, _ object: AnyObject?, _ number: Int, _ call: @escaping (Bulletin) -> Void
  ) {
    self.observer = observer
    self.object = object
    isForOneObject = object != nil
    self.number = number
    self.call = call
  }

  var isAlive: Bool { observer != nil && (!isForOneObject || object != nil) }
}

/// Delivers bulletins to all that have registered for them.
public final class Center {
  /// Those for every name are under nil.
  private var lists: [String?: [Registration]] = [:]
  private var count = 0

  /// Creates a centre without registrations.
  public init() {}

  /// Registers a listener for a name and an object; nil means any.
  public func addObserver(_ listener: any Listener, name: String?, object: AnyObject?) {
    _ = add(listener, name, object) { [weak listener] in listener?.hear($0) }
  }

  /// Registers a closure for a name and an object; nil means any.
  public func addObserver(
    forName name: String?, object: AnyObject?, using closure: @escaping (Bulletin) -> Void
  ) -> Token {
    let token = Token()
    add(token, name, object, closure).token = token
    return token
  }

  private func add(
    _ observer: AnyObject, _ name: String?, _ object: AnyObject?,
    _ call: @escaping (Bulletin) -> Void
  ) -> Registration {
    count += 1
    let registration = Registration(observer, object, count, call)
    lists[name, default: []].append(registration)
    return registration
  }

  /// Delivers a bulletin, and returns when all have received it.
  public func post(name: String, object: AnyObject?, info: [String: String] = [:]) {
    keep { _, registration in registration.isAlive }
    let bulletin = Bulletin(name: name, object: object, info: info)
    let concerned = (lists[name] ?? []) + (lists[nil] ?? [])
    for registration in concerned.sorted(by: { $0.number < $1.number }) {
      let isThere = [name, nil].contains { key in
        (lists[key] ?? []).contains { $0.number == registration.number }
      }
      let isForIt = !registration.isForOneObject || registration.object === object
      if isThere, isForIt, registration.isAlive { registration.call(bulletin) }
    }
  }

  /// Removes the registrations of a listener, or of a token: those for this name and this object.
  ///
  /// If the name or the object is nil, it does not matter.
  public func removeObserver(
    _ observer: AnyObject, name: String? = nil, object: AnyObject? = nil
  ) {
    keep { key, registration in
      registration.observer !== observer || (name != nil && key != name)
        || (object != nil && registration.object !== object)
    }
  }

  private func keep(_ stays: (String?, Registration) -> Bool) {
    let before = lists
    var after: [String?: [Registration]] = [:]
    for (name, list) in before {
      let rest = list.filter { stays(name, $0) }
      if !rest.isEmpty { after[name] = rest }
    }
    lists = after
    withExtendedLifetime(before) {}
  }
}
