/// One registration. It knows its observer, and doesn't keep it alive.
final class Registration {
  weak var observer: (any Observer)?
  let key: String
  let options: Options
  let context: AnyObject?

  init(_ observer: any Observer, _ key: String, _ options: Options, _ context: AnyObject?) {
    self.observer = observer
    self.key = key
    self.options = options
    self.context = context
  }

  /// Notifies the observer of a change, with the values that it asked for.
  func tell(of object: Announcer, old: String?, new: String?, isPrior: Bool = false) {
    let old = options.contains(.old) ? old : nil
    let new = options.contains(.new) ? new : nil
    let change = Change(key: key, old: old, new: new, isPrior: isPrior)
    observer?.observe(change, of: object, context: context)
  }
}

/// A change that has begun: the value before it, and the registrations to notify.
private struct Beginning {
  let key: String
  let old: String
  let registrations: [Registration]
}

/// An object whose values can be observed; the base class of models.
open class Announcer {
  /// The mistakes in using this object, in order.
  public internal(set) var misuses: [Misuse] = []

  private var registrations: [Registration] = []
  private var beginnings: [Beginning] = []

  /// Creates an object that nobody observes.
  public init() {}

  /// The value of a key, as a string. Models override this method.
  open func value(of key: String) -> String { "" }

  /// Registers an observer for a key.
  public func addObserver(
    _ observer: any Observer, of key: String, options: Options, context: AnyObject? = nil
  ) {
    let registration = Registration(observer, key, options, context)
    registrations.append(registration)
    if options.contains(.initial) {
      registration.tell(of: self, old: nil, new: value(of: key))
    }
  }

  /// Announces that the value of a key is about to change.
  public func willChange(_ key: String) {
    let concerned = registrations.filter { $0.key == key }
    let old = value(of: key)
    beginnings.append(Beginning(key: key, old: old, registrations: concerned))
    for registration in concerned
    where registration.options.contains(.prior) && isRegistered(registration) {
      registration.tell(of: self, old: old, new: nil, isPrior: true)
    }
  }

  /// Announces that the value of a key has changed.
  public func didChange(_ key: String) {
    guard let last = beginnings.lastIndex(where: { $0.key == key }) else {
      return misuses.append(.notBegun(key))
    }
    let beginning = beginnings.remove(at: last)
    let new = value(of: key)
    for registration in beginning.registrations where isRegistered(registration) {
      registration.tell(of: self, old: beginning.old, new: new)
    }
  }

  private func isRegistered(_ registration: Registration) -> Bool {
    registrations.contains { $0 === registration }
  }

  /// Removes one registration: the oldest with this observer, this key and this context.
  public func removeObserver(
    _ observer: any Observer, of key: String, context: AnyObject? = nil
  ) {
    let oldest = registrations.firstIndex {
      $0.observer === observer && $0.key == key && $0.context === context
    }
    guard let oldest else { return misuses.append(.notRegistered(key)) }
    registrations.remove(at: oldest)
  }
}
