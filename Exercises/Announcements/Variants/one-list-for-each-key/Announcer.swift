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

/// An object whose values can be observed; the base class of models.
open class Announcer {
  /// The mistakes in using this object, in order.
  public internal(set) var misuses: [Misuse] = []

  private var registrations: [String: [Registration]] = [:]
  private var ends: [String: [() -> Void]] = [:]

  /// Creates an object that nobody observes.
  public init() {}

  /// The value of a key, as a string. Models override this method.
  open func value(of key: String) -> String { "" }

  /// Registers an observer for a key.
  public func addObserver(
    _ observer: any Observer, of key: String, options: Options, context: AnyObject? = nil
  ) {
    let registration = Registration(observer, key, options, context)
    registrations[key, default: []].append(registration)
    if options.contains(.initial) {
      registration.tell(of: self, old: nil, new: value(of: key))
    }
  }

  /// Announces that the value of a key is about to change.
  public func willChange(_ key: String) {
    let (concerned, old) = (registrations[key] ?? [], value(of: key))
    ends[key, default: []].append { [unowned self] in
      let new = value(of: key)
      tell(concerned) { $0.tell(of: self, old: old, new: new) }
    }
    tell(concerned.filter { $0.options.contains(.prior) }) {
      $0.tell(of: self, old: old, new: nil, isPrior: true)
    }
  }

  /// Announces that the value of a key has changed.
  public func didChange(_ key: String) {
    if let end = ends[key]?.popLast() { end() } else { misuses.append(.notBegun(key)) }
  }

  /// Does this with each of them that is registered when its turn comes.
  private func tell(_ concerned: [Registration], by telling: (Registration) -> Void) {
    for registration in concerned {
      let isRegistered = registrations[registration.key]?.contains { $0 === registration }
      if isRegistered == true { telling(registration) }
    }
  }

  /// Removes one registration: the oldest with this observer, this key and this context.
  public func removeObserver(
    _ observer: any Observer, of key: String, context: AnyObject? = nil
  ) {
    let oldest = registrations[key]?.firstIndex {
      $0.observer === observer && $0.context === context
    }
    if let oldest {
      registrations[key]?.remove(at: oldest)
    } else {
      misuses.append(.notRegistered(key))
    }
  }
}
