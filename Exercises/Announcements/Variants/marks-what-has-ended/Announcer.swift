/// An object whose values can be observed; the base class of models.
open class Announcer {
  /// The mistakes in using this object, in order.
  public internal(set) var misuses: [Misuse] = []

  private var registrations: [Registration] = []
  /// For each key the changes that have begun, the last one at the end.
  private var beginnings: [String: [(old: String, concerned: [Registration])]] = [:]

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
    beginnings[key, default: []].append((old, concerned))
    for registration in concerned where registration.options.contains(.prior) {
      registration.tell(of: self, old: old, new: nil, isPrior: true)
    }
  }

  /// Announces that the value of a key has changed.
  public func didChange(_ key: String) {
    guard let (old, concerned) = beginnings[key]?.popLast() else {
      misuses.append(.notBegun(key))
      return
    }
    let new = value(of: key)
    concerned.forEach { $0.tell(of: self, old: old, new: new) }
  }

  /// Removes one registration: the oldest with this observer, this key and this context.
  public func removeObserver(
    _ observer: any Observer, of key: String, context: AnyObject? = nil
  ) {
    let fits = { (registration: Registration) in
      registration.observer === observer && registration.key == key
        && registration.context === context
    }
    guard let oldest = registrations.first(where: fits) else {
      misuses.append(.notRegistered(key))
      return
    }
    oldest.observer = nil
    registrations.removeAll { $0.observer == nil }
  }
}
